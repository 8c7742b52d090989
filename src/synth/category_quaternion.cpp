// quaternion: rotations made, joined, inverted, blended and applied to vectors.
#include "synth/category.h"
#include "synth/rotations.h"

namespace weft::synth {
namespace {

class Quaternions : MotionGrower {
  public:
    explicit Quaternions(Kernel& kernel) : MotionGrower(kernel) {}

    void grow() {
        k.threads({extent_n});
        if (k.level == 1) return simple();
        let_quat(source());
        moves_and_body([this] { move(); });
    }

  private:
    static constexpr std::string_view names[] = {"q",   "rot_q", "r_q",   "turn",  "q_a",    "q_b",
                                                 "att", "q_rel", "q_new", "q_mix", "q_out0", "spin"};

    Value let_quat(Value value) {
        const Value name = k.let(rng.pick(names), value, false);
        k.locals()[k.locals().size() - 1].uses = 0;
        return name;
    }

    Value angle() { return grower.leaf(f32, {angles}); }

    // A rotation of its own.
    Value source() {
        switch (rng.below(5)) {
            case 0:
            case 1: {
                const Value by = grower.leaf(f32, {angles}, false);
                return make.from_axis_angle(make.axis(grower), by);
            }
            case 2: {
                const Value yaw = angle(), pitch = angle();
                return make.from_angles(grower.leaf(f32, {angles}, false), pitch, yaw);
            }
            case 3: {
                Value raw = make.quat_input();
                return rng.chance(75) ? make.unit(raw) : raw;
            }
            default: {
                const Value w = k.nice_number(f32, {0.5, 2});
                return make.unit(make.from_parts(grower.leaf(vec3, {small}), w));
            }
        }
    }

    // One that is there, or a new one.
    Value quat(double most = 1.2, bool may_be_new = true) {
        uint32_t fitting = 0;
        for (const Local& local : k.locals())
            fitting += local.value.type == quat_type && !local.hidden && local.value.range.bound() <= most &&
                       local.value.floor > 0;
        if (fitting == 0 || (may_be_new && k.left(24) > 30 && rng.chance(25)))
            return k.level > 2 && k.left(24) > 20 ? let_quat(source()) : source();
        uint32_t at = rng.below(fitting);
        for (size_t i = 0; i < k.locals().size(); ++i) {
            const Local& local = k.locals()[i];
            if (local.value.type != quat_type || local.hidden || local.value.range.bound() > most ||
                local.value.floor <= 0)
                continue;
            if (at-- == 0) return k.use(i);
        }
        return source();
    }

    void move() {
        switch (rng.below(15)) {
            case 0:
            case 1: {
                const Value q = quat();
                const bool back = rng.chance(30);
                let_vector(make.rotate(q, grower.leaf(vec3, {small}), back));
                return;
            }
            case 2: {
                const Value a = quat(), b = quat();
                let_quat(make.product(a, b));
                return;
            }
            case 3: {
                const Value a = quat(), b = quat();
                let_quat(rng.chance(50) ? make.product(make.inverse(a), b)
                                        : make.product(a, make.inverse(b)));
                return;
            }
            case 4: {
                const Value q = quat();
                const Value m = k.let("rot_m", make.to_matrix(q));
                if (rng.chance(60)) return let_vector(k.mul(m, grower.leaf(vec3, {small})));
                if (rng.chance(50)) return let_number(k.trace(m));
                const uint32_t col = rng.below(3), row = rng.below(3);
                return let_number(k.entry(m, row, col));
            }
            case 5: {
                const Value a = quat(), b = quat();
                const Value cosine = make.dot(a, b);
                if (rng.chance(50)) return let_number(cosine);
                return let_number(
                    k.mul(k.number(f32, 2.0), k.call(Unary::Acos, k.clamp(cosine, -0.95, 0.95))));
            }
            case 6: {
                const Value q = quat();
                if (rng.chance(40)) return let_number(make.length(q));
                const Value factor = grower.leaf(f32, {small});
                return let_number(k.mul(make.component(q, rng.below(4)), factor));
            }
            case 7:
                return interpolate();
            case 8:
                return integrate();
            case 9: {
                const Value a = make.quat_input(), b = make.quat_input();
                let_quat(make.unit(make.blend(a, b, grower.leaf(f32, {Range{0, 1}}))));
                return;
            }
            case 10:
                return axis_and_angle();
            case 11:
                return repeated();
            case 12:
                return chosen();
            case 13: {  // the conjugate, by hand
                const Value known = quat(), q = known.name ? known : let_quat(known);
                Value parts[4];
                for (uint32_t i = 0; i < 4; ++i)
                    parts[i] = i < 3 ? k.neg(make.component(q, i)) : make.component(q, i);
                Value out = k.construct(quat_type, parts);
                out.floor = q.floor;
                if (!known.name) mark_used(q);
                let_quat(out);
                return;
            }
            default: {  // sandwich: q (v, 0) q^-1
                const Value q = quat();
                const Value pure =
                    k.let("v_q", make.from_parts(grower.leaf(vec3, {small}), k.number(f32, 0.0)));
                const Value turned = k.let("turned", make.product(make.product(q, pure), make.inverse(q)));
                Value parts[3];
                for (uint32_t i = 0; i < 3; ++i) parts[i] = make.component(turned, i);
                return let_vector(k.construct(vec3, parts));
            }
        }
    }

    void interpolate() {
        const Value by = grower.leaf(f32, {Range{0.4, 3}});
        const Value step = make.from_axis_angle(make.axis(grower), by);
        const Value t = grower.leaf(f32, {Range{0, 1}});
        if (rng.chance(50)) {
            let_quat(make.slerp(make.identity(), step, t));
            return;
        }
        const Value q = quat();
        const Value goal = k.let("goal", make.product(q, step));
        let_quat(make.slerp(q, goal, t));
    }

    // q + 0.5 dt (omega, 0) q: what is added stands at a right angle to q.
    void integrate() {
        const Value q = quat();
        const Value omega = grower.leaf(vec3, {Range{-3, 3}});
        const Value rate = k.let("w_q", make.from_parts(omega, k.number(f32, 0.0)));
        const Value step = k.nice_number(f32, {0.004, 0.06});
        Value next = k.add(q, k.mul(k.mul(rate, q), step));
        next.range = {-1.6, 1.6};
        next.gain = q.gain * 4 + omega.gain;
        next.floor = 0.5;
        let_quat(make.unit(next));
    }

    void axis_and_angle() {
        const Value by = grower.leaf(f32, {Range{0.4, 2.5}}, false);
        const Value q = k.let("q_t", make.from_axis_angle(make.axis(grower), by));
        const Word axis = k.fresh("axis_t"), angle_name = k.fresh("angle_t");
        k.statement({k.text(axis), ", ", k.text(angle_name), " = wp.quat_to_axis_angle(", k.text(q), ")"},
                    {});
        k.count_operations(1);
        Value like;
        like.type = vec3;
        like.range = {-1.01, 1.01};
        like.floor = 0.9;
        like.gain = 20 * q.gain;
        like.varies = q.varies;
        k.show_local(k.named(axis, like), false);
        like.type = f32;
        like.range = {-6.3, 6.3};
        like.floor = 0;
        k.show_local(k.named(angle_name, like), false);
    }

    void repeated() {
        const Value step = let_quat(source());
        if (step.range.bound() > 1.05 || step.floor < 0.9) return;
        k.use(k.locals().size() - 1);
        const Value total = k.let("acc_q", make.identity());
        k.locals()[k.locals().size() - 1].hidden = true;
        const size_t place = k.locals().size() - 1;
        const int trip = rng.between(2, 5);
        k.for_({k.number(i32, trip)}, {0, trip - 1.0}, true);
        Value now = total;
        now.floor = 0.95;
        k.set(total, rng.chance(60) ? make.product(now, step) : make.product(step, now));
        k.close();
        Value after = total;
        after.range = {-1.05, 1.05};
        after.floor = 0.9;
        after.gain = step.gain * 4 * trip;
        after.varies = true;
        k.locals()[place].value = k.renamed(total, after);
        k.locals()[place].hidden = false;
        k.locals()[place].uses = 0;
    }

    void chosen() {
        const Value a = quat(), condition = grower.condition(0);
        const Word name = k.fresh(rng.pick(names));
        k.if_(condition);
        const Value one = rng.chance(50) ? make.inverse(a) : make.product(a, a);
        k.assign(name, one);
        k.else_();
        const Value other = rng.chance(60) ? make.identity() : a;
        k.assign(name, other);
        k.close();
        Value both = one;
        both.range = {-1.2, 1.2};
        both.floor = one.floor < other.floor ? one.floor : other.floor;
        both.gain = one.gain + other.gain;
        if (one.range.bound() > 1.2) both.range = one.range;
        k.show_local(k.named(name, both), false);
    }

    void simple() {
        Value q = source();
        if (rng.chance(40)) q = k.let(rng.pick(names), q);
        switch (rng.below(5)) {
            case 0:
                return grower.store_one(q);
            case 1:
                return grower.store_one(make.inverse(q));
            case 2:
                return grower.store_one(k.counts().operations > 6 ? q : make.to_matrix(q));
            default: {
                const bool back = rng.chance(30);
                return grower.store_one(make.rotate(q, grower.leaf(vec3, {small}), back));
            }
        }
    }
};

}  // namespace

void grow_Quaternion(Kernel& k) {
    Quaternions(k).grow();
}

}  // namespace weft::synth
