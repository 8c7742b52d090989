// transform: poses made, joined, inverted and applied to points and vectors.
#include "synth/category.h"
#include "synth/rotations.h"

namespace weft::synth {
namespace {

class Transforms : MotionGrower {
  public:
    explicit Transforms(Kernel& kernel) : MotionGrower(kernel) {}

    void grow() {
        k.threads({extent_n});
        if (k.level == 1) return simple();
        let_pose(source());
        moves_and_body([this] { move(); });
    }

  private:
    static constexpr std::string_view names[] = {
        "t", "pose", "X", "tf", "xf", "frame", "X_rel", "pose_b", "tf_new", "X_inv", "local_tf", "world_tf"};

    Value let_pose(Value value) {
        const Value name = k.let(rng.pick(names), value, false);
        return name;
    }

    Value rotation() {
        switch (rng.below(4)) {
            case 0:
                return make.quat_input();
            case 1:
                return make.identity();
            case 2: {
                const Value yaw = grower.leaf(f32, {angles}), pitch = grower.leaf(f32, {angles});
                return make.from_angles(grower.leaf(f32, {angles}, false), pitch, yaw);
            }
            default: {
                const Value by = grower.leaf(f32, {angles}, false);
                return make.from_axis_angle(make.axis(grower), by);
            }
        }
    }

    Value source() {
        if (rng.chance(45)) return make.transform_input();
        const Value position = grower.leaf(vec3, {Range{-3, 3}});
        Value turn = rotation();
        if (k.level > 1 && turn.size > 24) turn = k.let("q_turn", turn);
        return make.pose(position, turn);
    }

    Value pose(double most = 8) {
        uint32_t fitting = 0;
        for (const Local& local : k.locals())
            fitting +=
                local.value.type == transform_type && !local.hidden && local.value.range.bound() <= most;
        if (fitting == 0 || (k.left(24) > 30 && rng.chance(20)))
            return k.level > 2 && k.left(24) > 20 ? let_pose(source()) : source();
        uint32_t at = rng.below(fitting);
        for (size_t i = 0; i < k.locals().size(); ++i) {
            const Local& local = k.locals()[i];
            if (local.value.type != transform_type || local.hidden || local.value.range.bound() > most)
                continue;
            if (at-- == 0) return k.use(i);
        }
        return source();
    }

    void move() {
        switch (rng.below(13)) {
            case 0:
            case 1: {
                const Value t = pose();
                return let_vector(make.apply(t, grower.leaf(vec3, {small}), true));
            }
            case 2: {
                const Value t = pose();
                return let_vector(make.apply(t, grower.leaf(vec3, {small}), false));
            }
            case 3: {
                const Value a = pose(2), b = pose(2);
                let_pose(make.compose(a, b));
                return;
            }
            case 4: {  // b seen from a
                const Value a = pose(1.2), b = pose(1.2);
                const Value back =
                    k.level > 2 && rng.chance(50) ? k.let("inv_tf", make.invert(a)) : make.invert(a);
                let_pose(make.compose(back, b));
                return;
            }
            case 5: {
                const Value t = pose();
                return let_vector(make.translation(t));
            }
            case 6: {
                const Value t = pose();
                const bool back = rng.chance(40);
                const Value v = grower.leaf(vec3, {small});
                return let_vector(make.rotate(make.rotation(t), v, back));
            }
            case 7: {
                const Value t = pose(1.5);
                let_pose(make.invert(t));
                return;
            }
            case 8: {  // into the frame and back by hand
                const Value t = pose(1.5);
                const Value there = k.sub(grower.leaf(vec3, {small}), make.translation(t));
                return let_vector(make.rotate(make.rotation(t), there, true));
            }
            case 9: {  // moved along
                const Value t = pose(3);
                const Value share = grower.leaf(f32, {Range{-1, 1}});
                const Value way = k.mul(grower.leaf(vec3, {Range{-3, 3}}), share);
                const Value moved = k.add(make.translation(t), way);
                let_pose(make.pose(moved, make.rotation(t)));
                return;
            }
            case 10: {  // between two
                const Value a = pose(3);
                Value b = pose(3);
                if (k.same(a, b)) b = let_pose(make.transform_input());
                mark_used(b);
                const Value s = grower.leaf(f32, {Range{0, 1}});
                const Value middle = k.lerp(make.translation(a), make.translation(b), s);
                let_pose(make.pose(middle, rng.chance(50) ? make.rotation(a) : rotation()));
                return;
            }
            case 11:
                return chain();
            default: {
                const Value t = let_pose(source());
                k.use(k.locals().size() - 1);
                const uint32_t at = rng.below(7);
                constexpr std::string_view digits[] = {"0", "1", "2", "3", "4", "5", "6"};
                Value part = k.make(f32, Level::Atom, {k.text(t), "[", digits[at], "]"});
                part.range = t.range;
                part.gain = t.gain;
                part.varies = t.varies;
                return let_number(k.mul(part, grower.leaf(f32, {small})));
            }
        }
    }

    // A point carried through the same pose again and again.
    void chain() {
        const Value by = grower.leaf(f32, {angles}), turn = make.from_axis_angle(make.axis(grower), by);
        const Value t = let_pose(make.pose(grower.leaf(vec3, {Range{-3, 3}}), turn));
        k.use(k.locals().size() - 1);
        const Value p = k.let("p_t", k.zero(vec3));
        const size_t place = k.locals().size() - 1;
        k.locals()[place].hidden = true;
        const int trip = rng.between(2, 4);
        k.for_({k.number(i32, trip)}, {0, trip - 1.0}, true);
        k.set(p, make.apply(t, p, true));
        k.close();
        Value after = p;  // the rotation keeps lengths, the position adds up
        const double bound = trip * 3.1 * 1.8;
        after.range = {-bound, bound};
        after.gain = (t.gain + 1) * 200 * trip;
        after.varies = true;
        k.locals()[place].value = k.renamed(p, after);
        k.locals()[place].hidden = false;
        k.locals()[place].uses = 0;
    }

    void simple() {
        Value t = source();
        if (rng.chance(40)) t = k.let(rng.pick(names), t);
        switch (rng.below(6)) {
            case 0:
                return grower.store_one(make.invert(t));
            case 1:
                return grower.store_one(make.translation(t));
            case 2:
                return grower.store_one(make.rotation(t));
            case 3:
                return grower.store_one(k.counts().operations > 4 ? t
                                                                  : make.compose(t, make.transform_input()));
            default: {
                const bool to_point = rng.chance(60);
                return grower.store_one(make.apply(t, grower.leaf(vec3, {small}), to_point));
            }
        }
    }
};

}  // namespace

void grow_Transform(Kernel& k) {
    Transforms(k).grow();
}

}  // namespace weft::synth
