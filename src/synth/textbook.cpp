// Short forms that categories open with: what a reader would find in a textbook.
#include "base/check.h"
#include "synth/grow.h"

namespace weft::synth {

Value Grower::builtin(Type type, int depth) {
    Rng& rng = k.rng;
    if (palette.blend != 0 && rng.chance(12)) {
        const Value x = leaf(type, {Range{-60, 60}}, false);
        const double low = rng.pick({0.0, -1.0, 0.25, -0.5});
        const double width = rng.pick({1.0, 2.0, 0.5});
        return k.clamp(x, low, low + width);
    }
    if (palette.binary_math != 0 && rng.chance(10)) {
        const Value y = leaf(type, {Range{-60, 60}}, false), x = leaf(type, {Range{0.1, 60}}, false);
        return k.atan2(y, x);
    }
    if (palette.power != 0 && rng.chance(8)) {
        const Value base = leaf(type, {Range{0.1, 10}}, false);
        return k.power(base, k.number(type, rng.pick({2.0, 0.5, 1.5, 3.0})), false);
    }
    budget_ = depth > 1 ? default_budget() : 0;
    return unary(type, depth, false);
}

Value Grower::builtin_of(Value value) {
    Unary open[unary_count];
    uint32_t count = 0;
    for (uint32_t i = 0; i < unary_count; ++i) {
        const Unary op = static_cast<Unary>(i);
        if (op == Unary::Abs || (op == Unary::Frac && k.honest)) continue;
        if (k.has(op) && value.gain * (info(op).slope + 1) < 1e6) open[count++] = op;
    }
    const Unary op = count == 0 ? Unary::Atan : open[k.rng.below(count)];
    return k.call(op, k.fit(value, {info(op).domain}));
}

Value Grower::with_one_more(Value value) {
    if (!k.fits(value, {half_comfort(value.type)})) return value;
    const Value other =
        leaf(value.type,
             {Range{value.type.has_floats() || types::facts(value.type.scalar).is_signed ? -10.0 : 0.0, 10}});
    if (k.same(value, other)) return k.twice(value);
    if (value.type.is_scalar() && k.rng.chance(50) && k.fits(value, {Range{-60, 60}}))
        return k.mul(value, other);
    return k.add(value, other);
}

Value Grower::chosen(int depth) {
    const Value condition_ = condition(depth);
    budget_ = 2;
    const Value a = value(number, {half_comfort(number)}, 1);
    Value b = leaf(number, {half_comfort(number)});
    if (k.same(a, b)) b = k.different(b);
    return k.ternary(condition_, a, b);
}

// if c: out[tid] = a  else: out[tid] = b
void Grower::stored_branch() {
    const Value condition_ = condition(1);
    const ParamId out = k.output_array(number, k.launch_shape());
    k.if_(condition_);
    const int room_for = k.counts().operations > 5 ? 0 : 1;
    budget_ = room_for;
    const Value a = value(number, {half_comfort(number)}, 1);
    k.store(out, a);
    if (k.rng.chance(80)) {
        k.else_();
        budget_ = room_for;
        Value b = value(number, {half_comfort(number)}, 1);
        if (k.same(a, b)) b = k.different(b);
        k.store(out, b);
    }
    k.close();
}

// for j in range(4): out[tid, j] = ...
void Grower::stored_loop() {
    const bool dynamic = k.rng.chance(40);
    const LoopAxis axis = dynamic ? open_dynamic(16) : open_unrolled(k.rng.between(2, 6));
    axes.push_back(axis);
    const Value made = term(number, 1);
    const Extent shape[] = {k.launch_shape()[0], constant(axis.trip)};
    const ParamId out = k.output_array(number, shape);
    k.store(out, {k.thread(), axis.variable}, made);
    axes.pop_back();
    k.close();
}

void Grower::stored_nested_loop() {
    const LoopAxis outer = k.rng.chance(30) ? open_dynamic(8) : open_unrolled(k.rng.between(2, 4));
    axes.push_back(outer);
    const LoopAxis inner = k.rng.chance(20) ? open_dynamic(4) : open_unrolled(k.rng.between(2, 4));
    axes.push_back(inner);
    const Value made = term(number, 1);
    const Extent shape[] = {k.launch_shape()[0], constant(outer.trip), constant(inner.trip)};
    const ParamId out = k.output_array(number, shape);
    k.store(out, {k.thread(), outer.variable, inner.variable}, made);
    axes.shrink(axes.size() - 2);
    k.close();
    k.close();
}

// for j in range(4): if x[tid, j] > 0.0: out[tid, j] = x[tid, j]
void Grower::stored_loop_branch() {
    const LoopAxis axis = k.rng.chance(40) ? open_dynamic(16) : open_unrolled(k.rng.between(2, 6));
    axes.push_back(axis);
    const Value seed = loop_source(number, {number.has_floats() ? Range{-10, 10} : half_comfort(number)});
    k.locals()[k.locals().size() - 1].loop = 1;
    const Value condition_ = threshold(seed);
    k.if_(condition_);
    Value made = seed;
    if (seed.operations == 0 && k.rng.chance(60)) {
        const Value other = leaf(number, {Range{number.has_floats() ? -3.0 : 1.0, 3}});
        if (!k.same(made, other)) made = k.rng.chance(60) ? k.mul(made, other) : k.add(made, other);
    }
    const Extent shape[] = {k.launch_shape()[0], constant(axis.trip)};
    const ParamId out = k.output_array(number, shape);
    k.store(out, {k.thread(), axis.variable}, made);
    k.close();
    axes.pop_back();
    k.close();
}

// The value compared with a number inside its range.
Value Grower::threshold(Value value) {
    const double width = value.range.hi - value.range.lo;
    const Compare op = k.rng.pick({Compare::Less, Compare::Greater, Compare::Greater, Compare::GreaterEqual});
    if (!value.type.has_floats()) {
        const Value limit =
            k.number(value.type, static_cast<double>(static_cast<int64_t>(value.range.lo + width / 2)));
        return k.compare(op, value, limit);
    }
    const bool sign = value.range.lo < 0 && value.range.hi > 0 && k.rng.chance(40);
    const Value limit =
        sign ? k.number(value.type, 0.0)
             : k.nice_number(value.type, {value.range.lo + 0.15 * width, value.range.hi - 0.15 * width});
    return k.compare(op, value, limit);
}

Value Grower::number_of_vectors() {
    const Type vector = composite;
    switch (k.rng.below(4)) {
        case 0: {
            const Value v = leaf(vector, {Range{-50, 50}, 0.05});
            return k.length(v);
        }
        case 1: {
            const Value v = leaf(vector, {Range{-20, 20}});
            return k.length_sq(v);
        }
        default: {
            const Value a = leaf(vector, {Range{-20, 20}}), b = leaf(vector, {Range{-20, 20}});
            return k.dot(a, b);
        }
    }
}

Value Grower::of_matrices(Type type) {
    const Value m = leaf(composite, {Range{-3, 3}});
    if (type.is_vector()) {
        const Value v = leaf(vector_type(composite.cols, composite.scalar), {Range{-20, 20}});
        return k.mul(m, v);
    }
    if (composite.rows != composite.cols) {
        const uint32_t row = k.rng.below(composite.rows), col = k.rng.below(composite.cols);
        return with_one_more(k.entry(m, row, col));
    }
    return k.rng.chance(50) ? k.trace(m) : k.determinant(m);
}

// v = wp.vec3()  v[0] = ...  v[1] = ...
void Grower::component_writes() {
    if (!room(16 + 5 * composite.rows)) return;
    const Type scalar = composite.element();
    const Value zero = k.zero(composite);
    const Value name = k.let(Pool::VectorLocals, zero, true);
    const size_t place = k.locals().size() - 1;
    k.locals()[place].hidden = true;
    Value after = name;
    const bool dotted = composite.rows <= 4 && k.rng.chance(50);
    constexpr std::string_view letters[] = {"x", "y", "z", "w"};
    constexpr std::string_view digits[] = {"0", "1", "2", "3", "4", "5", "6", "7"};
    for (uint32_t i = 0; i < composite.rows; ++i) {
        budget_ = 2;
        const Value part = value(scalar, {Range{-100, 100}}, 1);
        if (dotted) {
            k.statement({k.text(name), ".", letters[i], " = ", k.text(part)}, {part});
        } else {
            k.statement({k.text(name), "[", digits[i], "] = ", k.text(part)}, {part});
        }
        after.range = i == 0 ? part.range : hull(after.range, part.range);
        after.gain = after.gain > part.gain ? after.gain : part.gain;
        after.varies |= part.varies;
    }
    k.locals()[place].value = k.renamed(name, after);
    k.locals()[place].hidden = false;
    k.wait(place);
}

}  // namespace weft::synth
