#include "synth/rotations.h"

#include "base/check.h"

namespace weft::synth {
namespace {

constexpr Type vec3 = vector_type(3);
constexpr Palette palette{.sum = 26,
                          .product = 24,
                          .quotient = 6,
                          .min_max = 6,
                          .unary = 8,
                          .blend = 2,
                          .from_int = 2,
                          .from_vector = 22,
                          .logic = 15};
constexpr Plan plan{.local = 30, .branch = 9, .unrolled = 3, .dynamic = 5};

// |R(q) v| by components: v (2 w^2 - 1) + 2 w (q x v) + 2 q (q . v), each part at its largest.
double turned(double q, double v) {
    return v * (1 + 12 * q * q);
}

Range around(double bound) {
    return {-bound, bound};
}

constexpr std::string_view quat_names[] = {"quats",    "rotations", "orientation", "q_in",   "rot",
                                           "attitude", "q0",        "q1",          "spin_q", "frames_q"};
constexpr std::string_view pose_names[] = {"poses",  "transforms", "xforms",      "body_q", "X_wb",
                                           "frames", "joints",     "camera_pose", "X_pj",   "links_tf"};

}  // namespace

Value Rotations::with(Value value, double gain, double floor) {
    value.gain = gain;
    value.floor = floor * 0.999;
    return value;
}

Value Rotations::quat_input() {
    Parameter added;
    added.name = k.fresh(rng.pick(quat_names));
    added.type = quat_type;
    added.range = rng.pick({Range{0.1, 1}, Range{0.2, 0.8}, Range{0.25, 1}});
    added.ndim = 1;
    added.shape[0] = extent_n;
    Value value = k.element(k.parameter(added));
    value.floor = 2 * added.range.lo;
    return value;
}

Value Rotations::transform_input() {
    Parameter added;
    added.name = k.fresh(rng.pick(pose_names));
    added.type = transform_type;
    added.range = rng.pick({Range{-1, 1}, Range{0.1, 1}, Range{-0.8, 0.8}});
    added.ndim = 1;
    added.shape[0] = extent_n;
    return k.element(k.parameter(added));
}

Value Rotations::axis(Grower& grower) {
    if (rng.chance(45)) {
        const uint32_t one = rng.below(3);
        Value parts[3];
        for (uint32_t i = 0; i < 3; ++i) parts[i] = k.number(f32, i == one ? 1.0 : 0.0);
        Value value = k.construct(vec3, parts);
        value.floor = 0.99;
        return value;
    }
    return k.normalize(grower.leaf(vec3, {Range{-50, 50}, 0.1}));
}

Value Rotations::from_axis_angle(Value axis, Value angle) {
    return with(k.call("quat_from_axis_angle", quat_type, {-1, 1}, {axis, angle}), axis.gain + angle.gain,
                0.98);
}

Value Rotations::from_angles(Value roll, Value pitch, Value yaw) {
    return with(k.call("quat_rpy", quat_type, {-1, 1}, {roll, pitch, yaw}), roll.gain + pitch.gain + yaw.gain,
                0.98);
}

Value Rotations::unit(Value q) {
    WEFT_CHECK(q.floor > 0, "direction of what may be 0");
    return with(k.call("normalize", quat_type, {-1, 1}, {q}), 8 * q.gain / q.floor, 0.99);
}

Value Rotations::inverse(Value q) {
    return with(k.call("quat_inverse", quat_type, around(q.range.bound()), {q}), q.gain, q.floor);
}

Value Rotations::product(Value a, Value b) {
    Value out = k.mul(a, b);
    out.range = around(4 * a.range.bound() * b.range.bound());
    const bool units = a.floor > 0.9 && b.floor > 0.9 && a.range.bound() < 1.05 && b.range.bound() < 1.05;
    if (units) out.range = {-1.01, 1.01};
    return with(out, 4 * (a.gain * b.range.bound() + b.gain * a.range.bound()), a.floor * b.floor);
}

Value Rotations::sum(Value a, Value b) {
    Value out = k.add(a, b);
    out.floor = a.range.lo > 0 && b.range.lo > 0 ? out.range.lo : 0;
    return out;
}

Value Rotations::scaled(Value q, Value factor) {
    return rng.chance(50) ? k.mul(q, factor) : k.mul(factor, q);
}

Value Rotations::rotate(Value q, Value v, bool back) {
    const double bound = turned(q.range.bound(), v.range.bound());
    const bool is_unit = q.floor > 0.9 && q.range.bound() < 1.05;
    Value out = k.call(back ? "quat_rotate_inv" : "quat_rotate", vec3,
                       around(is_unit ? 2.5 * v.range.bound() : bound), {q, v});
    return with(out,
                v.gain * turned(q.range.bound(), 1) + q.gain * 24 * (q.range.bound() + 1) * v.range.bound(),
                is_unit ? 0.8 * v.floor : 0);
}

Value Rotations::to_matrix(Value q) {
    Value out = k.call("quat_to_matrix", matrix_type(3, 3), around(turned(q.range.bound(), 1)), {q});
    return with(out, q.gain * 24 * (q.range.bound() + 1));
}

Value Rotations::dot(Value a, Value b) {
    Value out = k.call("dot", f32, around(4 * a.range.bound() * b.range.bound()), {a, b});
    return with(out, 4 * (a.gain * b.range.bound() + b.gain * a.range.bound()));
}

Value Rotations::length(Value q) {
    WEFT_CHECK(q.floor > 0, "length of what may be 0");
    Value out = k.call("length", f32, {q.floor, 2 * q.range.bound()}, {q});
    return with(out, 4 * q.gain);
}

Value Rotations::component(Value q, uint32_t index) {
    constexpr std::string_view ways[] = {"[0]", "[1]", "[2]", "[3]", ".x", ".y", ".z", ".w"};
    const Value named = q.name ? q : k.let("q_val", q);
    Value out = k.make(f32, Level::Atom, {k.text(named), ways[index + (rng.chance(50) ? 4 : 0)]});
    out.range = q.range;
    out.gain = q.gain;
    out.varies = q.varies;
    out.stale = q.stale;
    return out;
}

Value Rotations::from_parts(Value v, Value w) {
    Value out =
        k.make(quat_type, Level::Atom, {k.type_name(quat_type), "(", k.text(v), ", ", k.text(w), ")"});
    out.operations = static_cast<uint16_t>(v.operations + w.operations + 1);
    out.branches = static_cast<uint16_t>(v.branches + w.branches);
    out.varies = v.varies || w.varies;
    out.stale = v.stale || w.stale;
    out.range = hull(v.range, w.range);
    const double away = w.range.lo > -w.range.hi ? w.range.lo : -w.range.hi;
    return with(out, v.gain > w.gain ? v.gain : w.gain, v.floor > away ? v.floor : away > 0 ? away : 0);
}

Value Rotations::identity() {
    Value out = k.make(quat_type, Level::Atom, {"wp.quat_identity()"});
    out.operations = 1;
    out.range = {0, 1};
    out.floor = 0.99;
    return out;
}

Value Rotations::blend(Value a, Value b, Value t) {
    Value out = k.lerp(a, b, t);
    const double low = out.range.lo;
    return with(out, out.gain, low > 0 ? 2 * low : 0);
}

Value Rotations::slerp(Value a, Value b, Value t) {
    Value out = k.call("quat_slerp", quat_type, {-1.05, 1.05}, {a, b, t});
    return with(out, 40 * (a.gain + b.gain) + 4 * t.gain, 0.95);
}

// ---- transforms

Value Rotations::pose(Value position, Value rotation_) {
    Value out = k.make(transform_type, Level::Atom,
                       {k.type_name(transform_type), "(", k.text(position), ", ", k.text(rotation_), ")"});
    out.operations = static_cast<uint16_t>(position.operations + rotation_.operations + 1);
    out.branches = static_cast<uint16_t>(position.branches + rotation_.branches);
    out.varies = position.varies || rotation_.varies;
    out.stale = position.stale || rotation_.stale;
    out.range = hull(position.range, rotation_.range);
    return with(out, position.gain + rotation_.gain);
}

Value Rotations::compose(Value a, Value b) {
    const double most = a.range.bound(), other = b.range.bound();
    const double moved = most + turned(most, other), turned_both = 4 * most * other;
    Value out = rng.chance(60) ? k.mul(a, b) : k.call("transform_multiply", transform_type, {0, 0}, {a, b});
    out.range = around(moved > turned_both ? moved : turned_both);
    return with(out, (a.gain + b.gain) * 40 * (most + 1) * (other + 1));
}

Value Rotations::invert(Value t) {
    const double bound = t.range.bound();
    Value out = k.call("transform_inverse", transform_type, around(turned(bound, bound)), {t});
    return with(out, t.gain * 40 * (bound + 1) * (bound + 1));
}

Value Rotations::apply(Value t, Value v, bool to_point) {
    const double most = t.range.bound();
    const double bound = turned(most, v.range.bound()) + (to_point ? most : 0);
    Value out = k.call(to_point ? "transform_point" : "transform_vector", vec3, around(bound), {t, v});
    return with(out, v.gain * turned(most, 1) + t.gain * 24 * (most + 1) * (v.range.bound() + 1));
}

Value Rotations::translation(Value t) {
    return with(k.call("transform_get_translation", vec3, t.range, {t}), t.gain,
                t.range.lo > 0 ? t.range.lo : 0);
}

Value Rotations::rotation(Value t) {
    return with(k.call("transform_get_rotation", quat_type, t.range, {t}), t.gain,
                t.range.lo > 0 ? t.range.lo : 0);
}

MotionGrower::MotionGrower(Kernel& kernel)
    : k(kernel), rng(kernel.rng), grower(kernel, palette, f32), make(kernel) {
    grower.composite = grower.extra = vec3;
}

void MotionGrower::mark_used(Value name) {
    for (Local& local : k.locals()) {
        if (k.same(local.value, name)) ++local.uses;
    }
}

void MotionGrower::free_body() {
    grower.body(plan);
}

}  // namespace weft::synth
