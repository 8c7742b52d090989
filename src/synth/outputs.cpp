// Outputs: what ends a body. Everything that nobody read yet reaches one.
#include "base/check.h"
#include "synth/grow.h"

namespace weft::synth {

bool Grower::spare(int points) const {
    return k.left_of(highest_points[k.level], reserve()) >= points;
}

// x ^= y, x >>= 3, x = x % 10: a change of an integer that is not negative.
Value Grower::bit_change(Value name) {
    Rng& rng = k.rng;
    const Type type = name.type;
    const uint32_t way = rng.below(7);
    if (way < 4) {
        constexpr std::string_view ops[] = {"^", "|", "&", "^"};
        Value by = leaf(type, {Range{0, half_comfort(type).hi}});
        if (Kernel::mentions(k.text(by), k.text(name))) by = k.nice_number(type, {2, 60});
        const Value after = k.bits(ops[way], name, by);
        k.augment(name, ops[way], by);
        return k.renamed(name, after);
    }
    if (way == 4 && name.range.hi >= 16) {
        const Value by = k.number(type, rng.between(1, 3));
        const Value after = k.shift(">>", name, by);
        k.augment(name, ">>", by);
        return k.renamed(name, after);
    }
    const Value by = k.nice_number(type, {2, 16});
    const Value after =
        way == 5 && k.fits(name, {Range{0, half_comfort(type).hi / 16}}) ? k.mul(name, by) : k.mod(name, by);
    k.set(name, after);
    return k.renamed(name, after);
}

void Grower::polish() {
    if (k.level == 1 || k.depth() != 1) return;
    k.find_unread(0);
    const int most = k.level == 2 ? 2 : 1;
    for (int i = 0; i < most && k.rng.chance(i == 0 ? 70 : 30); ++i) {
        if (spare(18) && change_one(true)) continue;
        if (!spare(8) || !change_sum()) return;
    }
}

// s *= 0.5, s += x: what a loop that is kept left takes a factor or a summand, no more.
bool Grower::change_sum() {
    Rng& rng = k.rng;
    const auto fits = [&](const Local& local) {
        return local.value.name && local.value.stale && local.uses == 0 && local.from != 0 &&
               local.depth + 1u == k.depth() && local.value.type.is_float() &&
               k.fits(local.value, {half_comfort(local.value.type)});
    };
    size_t place = 0;
    while (place < k.locals().size() && !fits(k.locals()[place])) ++place;
    if (place == k.locals().size()) return false;
    const Value name = k.locals()[place].value;
    Value after;
    if (rng.chance(45)) {
        const bool divides = rng.chance(30);
        const Value by =
            k.number(name.type, divides ? rng.pick({2.0, 4.0, 8.0, 10.0}) : rng.pick({0.5, 0.25, 2.0, 1.5}));
        after = divides ? k.div(name, by) : k.mul(name, by);
        k.augment(name, divides ? "/" : "*", by);
    } else {
        budget_ = rng.between(0, 2);
        Value by = value(name.type, {Range{-20, 20}}, 1);
        if (Kernel::mentions(k.text(by), k.text(name))) by = k.nice_number(name.type, {0.1, 4});
        const bool minus = rng.chance(35);
        after = minus ? k.sub(name, by) : k.add(name, by);
        k.augment(name, minus ? "-" : "+", by);
    }
    after.stale = true;
    k.locals()[place].value = k.renamed(name, after);
    k.wait(place);
    return true;
}

// What came out of a loop that is kept may only be added.
Value Grower::joined(Value a, Value b) {
    Rng& rng = k.rng;
    const Type type = a.type;
    if (k.same(a, b)) return k.twice(a);
    const bool is_signed = types::facts(type.scalar).is_signed;
    const bool linear = !type.is_scalar() || a.stale || b.stale || k.contains(a, b) || k.contains(b, a) ||
                        a.literal || b.literal;
    const bool apart = is_signed && !k.contains(a, b) && !k.contains(b, a);
    const Range factors = type.scalar == Scalar::Float16 ? Range{-15, 15} : Range{-60, 60};
    const double gain = a.gain * b.range.bound() + b.gain * a.range.bound();
    const bool multiplies =
        !linear && k.fits(a, {factors}) && k.fits(b, {factors}) && gain < 1e4 && type.scalar != Scalar::Int8;
    const bool has_bits = palette.bits != 0 && !type.has_floats() && a.range.lo >= 0 && b.range.lo >= 0;
    switch (weighted(rng, std::initializer_list<uint32_t>{45u, apart ? 20u : 0u, multiplies ? 18u : 0u,
                                                          !linear && palette.min_max != 0 ? 14u : 0u,
                                                          !linear && has_bits ? 30u : 0u})) {
        case 0:
            return k.add(a, b);
        case 1:
            return k.sub(a, b);
        case 2:
            return k.mul(a, b);
        case 3:
            return rng.chance(50) ? k.minimum(a, b) : k.maximum(a, b);
        default:
            return k.bits(rng.pick({std::string_view("^"), std::string_view("|"), std::string_view("&")}), a,
                          b);
    }
}

// A value made one of another type, in the plainest way.
Value Grower::converted(Value value, Type type) {
    Rng& rng = k.rng;
    if (value.type == type) return value;
    if (type.is_scalar()) {
        if (value.type.is_vector()) {
            if (value.stale) return converted(k.component(value, rng.below(value.type.rows)), type);
            const bool small = value.range.bound() < 40;
            return converted(
                small && rng.chance(50) ? k.length_sq(value) : k.component(value, rng.below(value.type.rows)),
                type);
        }
        if (value.type.is_matrix()) {
            const uint32_t row = rng.below(value.type.rows), col = rng.below(value.type.cols);
            return converted(value.type.rows == value.type.cols && rng.chance(60) ? k.trace(value)
                                                                                  : k.entry(value, row, col),
                             type);
        }
        if (value.type.is_bool()) {
            const Value one = k.number(type, type.has_floats() ? 1.0 : 1), zero = k.number(type, 0);
            return k.ternary(value, one, zero);
        }
        return k.cast(k.fit(value, {type.has_floats() ? Range{-1000, 1000} : half_comfort(type)}), type);
    }
    // A number spreads over all components, or scales a value of the type.
    const Value number_ =
        k.fit(converted(value, type.element()), {Range{type.has_floats() ? -40.0 : 0.0, 40}});
    const Value other = leaf(type, {Range{types::facts(type.scalar).is_signed ? -20.0 : 0.0, 20}});
    return k.mul(other, number_);
}

// Led into the range by a product and a sum, which leave it a derivative where a clamp would not.
Value Grower::suited(Value value, Range range) {
    if (value.range.within(range)) return value;
    if (!value.type.has_floats()) return k.fit(value, {range});
    const double middle = (range.lo + range.hi) / 2, reach = (range.hi - range.lo) / 2 * 0.99;
    const Range around_zero{-reach, reach};
    if (!value.range.within(around_zero)) value = k.scaled(value, around_zero);
    return middle == 0 ? value : k.add(value, k.number(value.type, middle));
}

void Grower::store_one(Value value) {
    Rng& rng = k.rng;
    if (!k.honest && k.level > 1 && rng.chance(35)) {
        for (ParamId id = 0; id < k.parameter_count(); ++id) {
            Parameter& param = k[id];
            // Warp's backward pass reads the new value in place of the old: it must suit the same functions.
            const Range range = param.range;
            const bool fits = value.type.is_scalar() || value.range.within(range);
            if (fits && param.own && param.role == Role::In && param.type == value.type) {
                param.role = Role::InOut;
                k.store(id, suited(value, range));
                return;
            }
        }
    }
    const ParamId out = k.output_array(value.type, k.launch_shape());
    k.store(out, value);
}

void Grower::stores() {
    polish();
    k.blank_line();
    k.find_unread(0);
    budget_ = default_budget();
    const Type type = any_type();
    bool waiting = false;
    for (const Local& local : k.locals()) waiting |= local.uses == 0;
    Value out;
    if (waiting && k.counts().statements > 2) {
        // Start from a name that waits; the others join.
        size_t first = k.unused(type);
        if (first == Kernel::npos) {
            first = 0;
            while (k.locals()[first].uses != 0) ++first;
        }
        const bool stale = k.locals()[first].value.stale;
        out = k.use(first);
        const bool more = k.level == 2 ? spare(12) && k.rng.chance(75) : room(8) && k.rng.chance(50);
        if (!stale && out.type == type && more) {
            budget_ = k.level == 2 ? k.rng.between(1, 2) : budget_;
            const Value other = value(type, {half_comfort(type)}, 1);
            out = joined(k.fit(out, {half_comfort(type)}), other);
        }
    } else {
        out = worthy(type, default_depth());
    }
    k.find_unread(0, k.text(out));
    // Numbers that wait are added; what has another shape gets an output of its own or is made a number.
    for (size_t i = 0; i < k.locals().size(); ++i) {
        if (k.locals()[i].uses != 0) continue;
        const Value next = k.use(i);
        const bool stale = next.stale || out.stale;
        if (next.type == out.type && k.fits(next, {half_comfort(out.type)}) &&
            k.fits(out, {half_comfort(out.type)})) {
            out = joined(out, next);
        } else if (stale || !next.type.is_scalar() || k.rng.chance(40)) {
            store_one(next);
        } else {
            const Value same = converted(next, out.type);
            const Value added = k.fit(same, {half_comfort(out.type)});
            out = joined(k.fit(out, {half_comfort(out.type)}), added);
        }
    }
    k.comment(k.rng.pick({std::string_view("write the result"), std::string_view("store"),
                          std::string_view("output"), std::string_view("save the result for this thread")}));
    store_one(out);
    top_up();
}

// What nobody used yet gets outputs of its own, until the points of the level are reached.
void Grower::rest() {
    polish();
    k.find_unread(0);
    for (size_t i = 0; i < k.locals().size(); ++i) {
        if (k.locals()[i].uses == 0) store_one(k.use(i));
    }
    top_up();
}

void Grower::top_up() {
    const uint32_t least = k.level == 1 ? 0 : highest_points[k.level - 1] + 1;
    while (k.counts().points() < least) {
        budget_ = default_budget() + 1;
        const size_t first = k.locals().size();
        const Value more = worthy(any_type(), default_depth() + 1);
        const Value out = settled(more, first);
        if (k.rng.chance(40)) {
            const Value name = k.let(pool_for(out.type), out);
            store_one(k.renamed(name, change(name, true)));
        } else {
            store_one(out);
        }
    }
}

}  // namespace weft::synth
