// Loops: unrolled ones may carry any state, the others add up (Warp's reverse pass does not keep what they
// overwrite).
#include "base/check.h"
#include "synth/grow.h"

namespace weft::synth {
namespace {

constexpr uint32_t max_unroll = 16;  // Warp keeps longer loops

constexpr std::string_view loop_comments[] = {
    "accumulate the contributions",       "go over the entries",     "sum up", "loop over the samples",
    "gather what belongs to this thread", "add the terms one by one"};

}  // namespace

// How often all loops around run together.
uint32_t Grower::trips() const {
    uint32_t product = 1;
    for (const LoopAxis& axis : axes.span()) product *= axis.trip;
    return product;
}

// An element that the loop variable chooses: of an array that other loops read too, or of a new one.
Value Grower::loop_source(Type type, Want want) {
    Rng& rng = k.rng;
    const LoopAxis axis = axes.back();
    const bool crowded = k.parameter_count() >= max_params_;
    for (const Wide& wide : wides_.span()) {
        const Parameter& param = k[wide.array];
        if (wide.trip != axis.trip || param.type != type || !param.range.within(want.range)) continue;
        if (want.floor > 0 && param.range.lo < want.floor) continue;
        if (!crowded && !rng.chance(35)) continue;
        return loaded(wide.array, wide_element(wide, axis));
    }
    Wide wide{0, axis.trip, Wide::Kind::Table};
    const Range range = source_range(type, want);
    if (axes.size() > 1 && rng.chance(50)) {
        const LoopAxis outer = axes[axes.size() - 2];
        const Extent shape[] = {constant(outer.trip), constant(axis.trip)};
        const ParamId array = k.input_array(type, range, shape);
        return loaded(array, k.element(array, {place(outer), place(axis)}));
    }
    const uint32_t way = k.dims() == 1 ? rng.below(10) : 9;
    if (way < 5) {
        const Extent shape[] = {k.launch_shape()[0], constant(axis.trip)};
        wide.array = k.input_array(type, range, shape);
        wide.kind = Wide::Kind::Row;
    } else if (way < 7 && k.launch_shape()[0] == extent_n) {
        const Extent shape[] = {{Extent::Kind::Times, axis.trip}};
        wide.array = k.input_array(type, range, shape);
        wide.kind = Wide::Kind::Flat;
    } else {
        const Extent shape[] = {constant(axis.trip)};
        wide.array = k.input_array(type, range, shape);
    }
    wides_.push_back(wide);
    return loaded(wide.array, wide_element(wide, axis));
}

Value Grower::wide_element(const Wide& wide, const LoopAxis& axis) {
    switch (wide.kind) {
        case Wide::Kind::Row:
            return k.element(wide.array, {k.thread(), place(axis)});
        case Wide::Kind::Flat: {
            const Value start = k.mul(k.thread(), k.number(i32, wide.trip));
            return k.element(wide.array, {k.add(start, axis.variable)});
        }
        case Wide::Kind::Table:
            break;
    }
    return k.element(wide.array, {place(axis)});
}

// The loop variable as an index. Warp's backward pass replays the body of a while loop before it reverses it:
// the counter itself has moved on by then, past the end in the last round, while what was computed from it is
// as it was.
Value Grower::place(const LoopAxis& axis) {
    if (!axis.by_while) return axis.variable;
    return k.sub(k.number(i32, axis.trip - 1), axis.variable);
}

// A parameter that bounds a loop: one that is there, or a new one.
Value Grower::bound_parameter(uint32_t bound) {
    for (const Bound& known : bounds_.span()) {
        if (known.bound == bound) return known.value;
    }
    const Value value = k.count_parameter(bound);
    bounds_.push_back({value, bound});
    return value;
}

// What a loop adds up: something that changes with the loop variable.
Value Grower::term(Type type, int depth) {
    Rng& rng = k.rng;
    const double share = comfortable(type.scalar).hi / (4.0 * trips());
    const Range small{types::facts(type.scalar).is_signed ? -share : 0, share};
    const size_t first = k.locals().size();
    Value seed;
    bool exists = false;
    for (size_t i = 0; i < k.locals().size() && !exists; ++i) {
        // An element this loop already reads.
        const Local& local = k.locals()[i];
        exists = local.loop != 0 && local.loop == axes.size() && !local.hidden && local.value.type == type &&
                 k.fits(local.value, {small});
        if (exists) seed = k.use(i);
    }
    const bool by_count = type.is_float() && Kernel::may_cast(axes.back().variable, type);
    if (!exists && by_count && rng.chance(12) && axes.back().trip <= share) {
        seed = k.mul(k.cast(axes.back().variable, type), k.number(type, 0.1));
    } else if (!exists) {
        seed = loop_source(type, {small});
        k.locals()[k.locals().size() - 1].loop = static_cast<uint16_t>(axes.size());
    }
    Value out = seed;
    if (k.level == 1) {
        if (seed.operations == 0 && rng.chance(40)) {
            const Value other =
                leaf(type.is_scalar() ? type : type.element(), {Range{small.lo < 0 ? -2.0 : 0.0, 2}});
            out = k.mul(seed, other);
        }
        return k.fits(out, {small}) ? out : seed;
    }
    budget_ = rng.between(1, 2 + static_cast<int>(k.level));
    if (rng.chance(80)) {
        const Value grown =
            value(type, {Range{small.lo > -8 ? small.lo : -8, small.hi < 8 ? small.hi : 8}}, depth);
        const bool multiply =
            type.is_scalar() && k.fits(seed, {Range{-8, 8}}) && share > 70 && rng.chance(60);
        out = multiply && !(grown.literal && grown.range.lo == 1) ? k.mul(seed, grown) : k.add(seed, grown);
    }
    out = settled(out, first);
    return k.fit(out, {small});
}

// The name of what a loop gathers.
Value Grower::start_sum(Type type) {
    const Value zero = k.zero(type);
    const Value name = k.let(Pool::Sums, zero, true);
    k.locals()[k.locals().size() - 1].hidden = true;
    return name;
}

// After the loop the name holds this; growth may use it unless Warp's gradient forbids.
void Grower::end_sum(Value name, Value after, bool dynamic) {
    for (Local& local : k.locals()) {
        if (!k.same(local.value, name)) continue;
        after.stale = after.stale || dynamic;
        local.value = k.renamed(name, after);
        k.wait(static_cast<size_t>(&local - k.locals().data()));
        local.hidden = dynamic && k.honest;
    }
}

// One statement that gathers a term; what the name holds after all iterations.
Value Grower::gather(Value name, bool nonlinear, int sign) {
    Rng& rng = k.rng;
    const Type type = name.type;
    const double trip = trips();
    const int depth = default_depth();
    const bool scalar_float = type.is_float();
    Value after = name;
    if (nonlinear && scalar_float && rng.chance(75)) {
        const Value t = term(type, depth);
        const double bound = t.range.bound();
        after.varies = true;
        after.gain = name.gain + (t.gain + 1) * trip * 4;
        switch (rng.below(5)) {
            case 0: {
                const double keep = rng.pick({0.5, 0.9, 0.75, 0.8, 0.95});
                const Value factor = k.number(type, keep);
                k.set(name, k.add(k.mul(name, factor), t));
                after.range = {-(bound / (1 - keep)) - 1, bound / (1 - keep) + 1};
                return after;
            }
            case 1: {
                const Value inside = k.fit(k.add(name, t), {info(Unary::Sin).domain});
                k.set(name, k.call(rng.chance(50) ? Unary::Sin : Unary::Cos, inside));
                after.range = {-1, 1};
                return after;
            }
            case 2: {
                const bool up = rng.chance(50);
                k.set(name, up ? k.maximum(name, t) : k.minimum(name, t));
                after.range = hull(name.range, t.range);
                return after;
            }
            case 3: {
                const Value half = k.number(type, 0.5);
                k.set(name, k.mul(k.add(name, t), half));
                after.range = hull(hull(name.range, t.range), {0, 0});
                return after;
            }
            default: {
                const Value limit = k.clamp(k.add(name, t), -4, 4);
                k.set(name, limit);
                after.range = {-4, 4};
                return after;
            }
        }
    }
    Value t = term(type, depth);
    if (t.operations != 0 && k.level > 1 && room(6) && rng.chance(45)) t = k.let(pool_for(type), t);
    const bool minus = type.has_floats() && (sign < 0 || (sign == 0 && rng.chance(15)));
    k.augment(name, minus ? "-" : "+", t);
    const Range step = minus ? Range{-t.range.hi, -t.range.lo} : t.range;
    after.range = {name.range.lo + (step.lo < 0 ? step.lo * trip : 0),
                   name.range.hi + (step.hi > 0 ? step.hi * trip : 0)};
    after.gain = name.gain + t.gain * trip;
    after.varies = t.varies;
    after.floor = 0;
    // Room for the rounding of every addition.
    after.range = {after.range.lo - 1e-4 * after.range.bound(), after.range.hi + 1e-4 * after.range.bound()};
    if (!type.has_floats())
        after.range = {static_cast<double>(static_cast<int64_t>(after.range.lo)) - 1,
                       static_cast<double>(static_cast<int64_t>(after.range.hi)) + 1};
    if (!types::facts(type.scalar).is_signed && after.range.lo < 0) after.range.lo = 0;
    return after;
}

Type Grower::sum_type() {
    if (!composite.is_scalar() && k.rng.chance(50)) return composite;
    return number;
}

// The inside of a loop: perhaps a condition around, a second sum beside.
void Grower::loop_inside(Value sum, bool dynamic, bool certain_branch) {
    Rng& rng = k.rng;
    const bool nonlinear = !certain_branch && (dynamic ? !k.honest && rng.chance(70) : rng.chance(45));
    const bool under_condition =
        certain_branch || (k.level > 1 && !nonlinear && palette.logic != 0 && room(24) && rng.chance(45));
    if (under_condition) {
        const Value seed = loop_source(number, {Range{-10, 10}});
        k.locals()[k.locals().size() - 1].loop = static_cast<uint16_t>(axes.size());
        const Value condition_ = threshold(seed);
        k.if_(condition_);
    }
    const Value after = gather(sum, nonlinear, under_condition ? 1 : 0);
    Value after_else = sum;
    if (under_condition) {
        if (room(12) && sum.type.has_floats() && rng.chance(50)) {
            k.else_();
            after_else = gather(sum, false, -1);
        }
        k.close();
    }
    sum_after_ = merged(merged(after, after_else), sum);
}

void Grower::unrolled_loop(bool certain_branch) {
    Rng& rng = k.rng;
    const Type type = sum_type();
    k.comment(k.rng.pick(loop_comments));
    const Value sum = start_sum(type);
    int trip = k.level == 1 ? rng.between(2, 5) : rng.between(2, 8);
    if (!wides_.empty() && wides_.back().trip <= 8 && rng.chance(60))
        trip = static_cast<int>(wides_.back().trip);
    const Value stop = k.number(i32, trip);
    Value variable;
    if (rng.chance(15) && k.level > 1) {
        const Value start = k.number(i32, 1);
        variable = k.for_({start, stop}, {1, static_cast<double>(trip - 1)}, true);
    } else {
        variable = k.for_({stop}, {0, static_cast<double>(trip - 1)}, true);
    }
    axes.push_back({variable, static_cast<uint32_t>(trip), true});
    loop_inside(sum, false, certain_branch);
    axes.pop_back();
    k.close();
    end_sum(sum, sum_after_, false);
}

LoopAxis Grower::open_unrolled(int trip) {
    const Value stop = k.number(i32, trip);
    if (k.level > 1 && k.rng.chance(35)) {
        const Value start = k.number(i32, k.rng.pick({0, 1}));
        return {k.for_({start, stop}, {0, static_cast<double>(trip - 1)}, true), static_cast<uint32_t>(trip),
                true};
    }
    return {k.for_({stop}, {0, static_cast<double>(trip - 1)}, true), static_cast<uint32_t>(trip), true};
}

// The bounds of a loop that is not unrolled; opens it.
LoopAxis Grower::open_dynamic(uint32_t most) {
    Rng& rng = k.rng;
    uint32_t bound = most <= 8 ? most : rng.pick({8u, 16u, 12u, 10u, 20u, 24u, 32u});
    if (bound > most) bound = 8;
    // Loops over the same arrays read them again.
    if (!wides_.empty() && wides_.back().trip <= most && rng.chance(60)) bound = wides_.back().trip;
    const Range inside{0, static_cast<double>(bound - 1)};
    switch (rng.below(4)) {
        case 0:
            if (bound > max_unroll) {
                const Value stop = k.number(i32, bound);
                return {k.for_({stop}, inside, false), bound, false};
            }
            [[fallthrough]];
        case 1: {
            const Value count = bound_parameter(bound);
            return {k.for_({count}, inside, false), bound, false};
        }
        case 2: {
            if (k.dims() == 1 && k.level > 1) {  // as many as the thread's own number says
                const ParamId counts = k.index_array(k.launch_shape(), constant(bound + 1));
                const Value own = k.element(counts);
                const Value stop = room(6) ? k.let(Pool::Counts, own) : own;
                return {k.for_({stop}, inside, false), bound, false};
            }
            const Value count = bound_parameter(bound);
            return {k.for_({count}, inside, false), bound, false};
        }
        default: {
            const Value count = bound_parameter(bound);
            if (k.level > 1 && rng.chance(70)) {
                const Value start = k.number(i32, rng.pick({0, 1}));
                if (rng.chance(40)) {
                    const Value step_ = k.number(i32, 2);
                    return {k.for_({start, count, step_}, inside, false), bound, false};
                }
                return {k.for_({start, count}, inside, false), bound, false};
            }
            return {k.for_({count}, inside, false), bound, false};
        }
    }
}

void Grower::dynamic_loop(bool certain_branch) {
    const Type type = sum_type();
    k.comment(k.rng.pick(loop_comments));
    const Value sum = start_sum(type);
    const LoopAxis axis = open_dynamic(64);
    axes.push_back(axis);
    loop_inside(sum, true, certain_branch);
    axes.pop_back();
    k.close();
    end_sum(sum, sum_after_, true);
}

// while j < n: the counter and its test; with a sum: as long as that is small. Warp's reverse pass does not
// bring the counter back, so honest kernels have few of these.
LoopAxis Grower::open_while(uint32_t bound, Value sum) {
    Rng& rng = k.rng;
    const Value zero = k.zero(i32);
    Value counter = k.let(Pool::Loops, zero, true);
    k.locals()[k.locals().size() - 1].hidden = true;
    const Value stop = rng.chance(50) ? bound_parameter(bound) : k.number(i32, bound);
    Value condition_ = k.compare(Compare::Less, counter, stop);
    if (sum.size != 0) {
        const Value limit = k.nice_number(sum.type, {1, 20});
        condition_ = k.both(condition_, k.compare(Compare::Less, sum, limit));
    }
    k.while_(condition_);
    counter.range = {0, static_cast<double>(bound - 1)};
    return {counter, bound, false, true};
}

void Grower::close_while(const LoopAxis& axis) {
    const Value by = k.number(i32, k.rng.chance(80) ? 1 : 2);
    k.augment(axis.variable, "+", by);
    k.close();
}

void Grower::while_loop(bool certain_branch) {
    Rng& rng = k.rng;
    const Type type = sum_type();
    k.comment(k.rng.pick(loop_comments));
    const Value sum = start_sum(type);
    const uint32_t bound = !wides_.empty() && wides_.back().trip <= 32 && rng.chance(60)
                               ? wides_.back().trip
                               : rng.pick({4u, 8u, 6u, 10u, 16u});
    const bool limited = !k.honest && type.is_float() && rng.chance(50);
    const LoopAxis axis = open_while(bound, limited ? sum : Value{});
    axes.push_back(axis);
    loop_inside(sum, true, certain_branch);
    axes.pop_back();
    close_while(axis);
    end_sum(sum, sum_after_, true);
}

void Grower::jump_loop() {
    Rng& rng = k.rng;
    const bool leaves = !k.honest && rng.chance(70);  // break: Warp's reverse pass then stops early, too
    const Type type = sum_type();
    k.comment(k.rng.pick(loop_comments));
    const Value sum = start_sum(type);
    const LoopAxis axis = open_dynamic(32);
    axes.push_back(axis);
    const Type tested = number;
    const Value seed = loop_source(tested, {tested.has_floats() ? Range{-10, 10} : half_comfort(tested)});
    k.locals()[k.locals().size() - 1].loop = static_cast<uint16_t>(axes.size());
    const Value condition_ = threshold(seed);
    k.if_(condition_);
    k.jump(leaves ? "break" : "continue");
    k.close();
    const Value after = gather(sum, false);
    axes.pop_back();
    k.close();
    end_sum(sum, merged(after, sum), true);
}

void Grower::nested_loop() {
    Rng& rng = k.rng;
    const Type type = sum_type();
    k.comment(k.rng.pick(loop_comments));
    const Value sum = start_sum(type);
    const bool outer_dynamic = rng.chance(50), inner_dynamic = rng.chance(50);
    const auto open = [&](bool dynamic) -> LoopAxis {
        if (dynamic) return open_dynamic(8);
        return open_unrolled(rng.between(2, 4));
    };
    const LoopAxis outer = open(outer_dynamic);
    axes.push_back(outer);
    const bool branch_between = palette.logic != 0 && room(k.level == 2 ? 32 : 26) && rng.chance(45);
    if (branch_between) {
        const Value rest = k.mod(outer.variable, k.number(i32, 2));
        const Value zero = k.number(i32, 0);
        k.if_(k.compare(Compare::Equal, rest, zero));
    }
    const bool by_rows = room(18) && rng.chance(55);
    Value row = sum;
    if (by_rows) row = start_sum(type);
    const bool by_while = inner_dynamic && room(16) && rng.chance(k.honest ? 8 : 50);
    const LoopAxis inner = by_while ? open_while(rng.pick({3u, 4u, 5u, 6u, 8u})) : open(inner_dynamic);
    axes.push_back(inner);
    loop_inside(row, inner_dynamic || (outer_dynamic && !by_rows));
    axes.pop_back();
    if (by_while) {
        close_while(inner);
    } else {
        k.close();
    }
    Value after = sum_after_;
    if (by_rows) {
        const bool stale = inner_dynamic;
        Value gathered = k.renamed(row, after);
        // Out of a loop that is kept only sums may use it; an unrolled one leaves it free.
        if (!stale && type.is_float() && rng.chance(50))
            gathered = k.call(Unary::Atan, k.fit(gathered, {info(Unary::Atan).domain}));
        const double share = comfortable(type.scalar).hi / (4.0 * outer.trip);
        gathered = k.fit(gathered, {Range{types::facts(type.scalar).is_signed ? -share : 0, share}});
        k.augment(sum, "+", gathered);
        const double trip = outer.trip;
        after = sum;
        after.range = {(gathered.range.lo < 0 ? gathered.range.lo : 0) * trip * 1.001,
                       (gathered.range.hi > 0 ? gathered.range.hi : 0) * trip * 1.001};
        after.gain = gathered.gain * trip;
        after.varies = gathered.varies;
        after.stale = stale;
    }
    if (branch_between) k.close();
    axes.pop_back();
    k.close();
    end_sum(sum, merged(after, sum), outer_dynamic || inner_dynamic);
}

}  // namespace weft::synth
