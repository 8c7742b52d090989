// Statements without loops: locals, branches, and the stores that end a body.
#include "base/check.h"
#include "synth/grow.h"

namespace weft::synth {

// Points kept back for the stores: what is unused must still reach an output.
int Grower::reserve() const {
    int waiting = 0;
    for (const Local& local : k.locals()) waiting += local.uses == 0;
    return 7 + (composite.is_scalar() ? 3 : 4) * waiting;
}

void Grower::opening(bool may_be_2d) {
    if (may_be_2d && k.rng.chance(9)) {
        const uint32_t width = k.rng.pick({8u, 16u, 4u, 32u});
        k.threads({{Extent::Kind::CeilDiv, width}, constant(width)});
    } else {
        k.threads({extent_n});
    }
}

void Grower::prelude(int points) {
    if (k.level == 2) points = 2 * points / 3;  // what follows is short there
    const int most = k.level == 2 ? 1 : 2;
    for (int i = 0; i < most && k.level > 1 && room(points + 6) && k.rng.chance(50); ++i) {
        budget_ = k.level == 2 ? 1 : default_budget();
        local();
    }
}

void Grower::body(const Plan& plan) {
    while (step(plan)) k.blank_line();
    stores();
}

bool Grower::step(const Plan& plan) {
    if (k.level == 1 && k.counts().statements > 1) return false;
    const int left = k.left(reserve());
    const auto affordable = [&](uint32_t weight, int points, uint32_t statements) {
        return left >= points && k.may_add_statements(statements + 1) ? weight : 0u;
    };
    const uint32_t weights[] = {affordable(plan.local, k.level == 1 ? 9 : 12, 1),
                                affordable(plan.branch, k.level == 1 ? 14 : 26, 3),
                                affordable(plan.chain, 44, 6),
                                affordable(plan.nested_branch, 52, 7),
                                affordable(plan.unrolled, 24, 3),
                                affordable(plan.dynamic, 24, 3),
                                affordable(k.honest ? plan.while_ / 4u : 2u * plan.while_, 34, 5),
                                affordable(plan.jump, 40, 6),
                                affordable(plan.nested, 44, 6),
                                affordable(k.counts().statements == 1 ? plan.guard : 0u, 14, 2)};
    uint32_t sum = 0;
    for (const uint32_t weight : weights) sum += weight;
    if (sum == 0) return false;
    budget_ = default_budget();
    switch (weighted(k.rng, weights)) {
        case 0:
            local();
            break;
        case 1:
            branch();
            break;
        case 2:
            chain();
            break;
        case 3:
            nested_branch();
            break;
        case 4:
            unrolled_loop();
            break;
        case 5:
            dynamic_loop();
            break;
        case 6:
            while_loop();
            break;
        case 7:
            jump_loop();
            break;
        case 8:
            nested_loop();
            break;
        default:
            guard();
            break;
    }
    return true;
}

// A value worth a name: at least one operation.
Value Grower::worthy(Type type, int depth) {
    if (budget_ <= 0) budget_ = 1;
    Value out = value(type, depth < 1 ? 1 : depth);
    if (out.operations == 0) {
        const Value other = leaf(type, {comfortable(type.scalar)}, false);
        out = k.same(out, other) ? k.twice(out) : k.add(out, other);
    }
    return out;
}

Type Grower::any_type() {
    if (composite.is_scalar()) return number;
    const uint32_t draw = k.rng.below(100);
    return draw < 45 ? composite : draw < 65 ? extra : number;
}

Pool Grower::pool_for(Type type) const {
    return type.is_scalar() ? (type.has_floats() ? Pool::Locals : Pool::IntLocals) : Pool::VectorLocals;
}

// One more statement about names that are there: a change of one, or an output of one that others read, too.
bool Grower::rework() {
    Rng& rng = k.rng;
    const bool store = rng.chance(store_share_) && !k.in_function();
    uint32_t outputs = 0, fitting = 0;
    const size_t params = k.in_function() ? 0 : k.parameter_count();
    for (ParamId id = 0; id < params; ++id) outputs += k[id].role != Role::In;
    if (store && (outputs >= 1 + k.level / 2 || k.depth() != 1)) return false;
    if (!store) return change_one(false);
    for (const Local& local : k.locals()) fitting += is_open(local) && local.uses == 0;
    if (fitting == 0) return false;
    uint32_t at = rng.below(fitting);
    size_t place = 0;
    while (!is_open(k.locals()[place]) || k.locals()[place].uses != 0 || at-- != 0) ++place;
    store_one(k.use(place));
    return true;
}

// A name of this block that holds what may be read now.
bool Grower::is_open(const Local& local) const {
    if (!local.value.name || local.from == 0 || local.hidden || local.value.stale) return false;
    if (local.depth + 1u != k.depth()) return false;
    const size_t params = k.in_function() ? 0 : k.parameter_count();
    for (ParamId id = 0; id < params; ++id) {
        if (k[id].name.size == local.value.size && k.text(k[id].name) == k.text(local.value)) return false;
    }
    return true;
}

bool Grower::change_one(bool only_waiting) {
    const auto fits = [&](const Local& local) {
        const Type type = local.value.type;
        const bool plain = (type.is_scalar() && !type.is_bool()) || type.is_vector() || type.is_matrix();
        return plain && (!only_waiting || local.uses == 0) && is_open(local);
    };
    uint32_t fitting = 0;
    for (const Local& local : k.locals()) fitting += fits(local);
    if (fitting == 0) return false;
    uint32_t at = k.rng.below(fitting);
    size_t place = 0;
    while (!fits(k.locals()[place]) || at-- != 0) ++place;
    const Value name = k.locals()[place].value;
    const Value changed = change(name, true);
    k.locals()[place].value = k.renamed(name, changed);
    k.wait(place);
    return true;
}

void Grower::local() {
    if (k.level > 1 && k.rng.chance(rework_share_) && rework()) return;
    const Type type = any_type();
    const Value made = worthy(type, default_depth());
    k.let(pool_for(type), made, false);
}

// ---- branches

// The value with everything in it that this block named and nobody used.
Value Grower::settled(Value value, size_t first_local) {
    k.find_unread(first_local, k.text(value));
    for (size_t i = first_local; i < k.locals().size(); ++i) {
        const Local& local = k.locals()[i];
        if (local.uses != 0 || local.hidden) continue;
        const Value other = converted(k.use(i), value.type);
        const Want half{half_comfort(value.type)};
        if (k.fits(value, half) && k.fits(other, half)) {
            value = k.add(value, other);
        } else {
            const Value added = k.fit(other, half);
            value = k.add(k.fit(value, half), added);
        }
    }
    return value;
}

Range Grower::half_comfort(Type type) const {
    const Range range = comfortable(type.scalar);
    return {range.lo / 2, range.hi / 2};
}

// What an arm of a branch gives: sometimes by way of a local.
Value Grower::arm(Type type) {
    const size_t first = k.locals().size();
    budget_ = k.level == 1 ? 1 : k.rng.between(1, 3 + static_cast<int>(k.level) / 2);
    if (k.level >= 3 && room(22) && k.rng.chance(30)) {
        const Value made = worthy(number, 2);
        k.let(pool_for(number), made, false);
    }
    const Value made = value(type, {half_comfort(type)}, default_depth());
    Value out = settled(made, first);
    // A name made only to be passed on says nothing.
    if (out.name && k.locals().size() > first && k.same(out, k.locals()[k.locals().size() - 1].value))
        out = with_one_more(out);
    return out;
}

void Grower::branch() {
    Rng& rng = k.rng;
    const Type type = any_type();
    if (rng.chance(47)) {  // both arms give one name its value
        const Value condition_ = condition(k.level > 2 ? 2 : 1);
        const Word name = k.fresh(pool_for(type));
        k.if_(condition_);
        const Value a = arm(type);
        k.assign(name, a);
        k.else_();
        Value b = arm(type);
        if (k.same(a, b)) b = k.different(b);
        k.assign(name, b);
        k.close();
        k.show_local(k.named(name, merged(a, b)), false);
        return;
    }
    // A name is changed under a condition.
    const Value base = worthy(type, 1);
    const Value name = k.let(pool_for(type), base, true);
    const size_t place = k.locals().size() - 1;
    const Value condition_ = condition(k.level > 2 ? 2 : 1);
    k.if_(condition_);
    Value changed = change(name);
    k.close();
    Value after = merged(name, changed);
    if (k.level > 1 && rng.chance(25) && room(20)) {
        const Value second = condition(1);
        k.if_(second);
        k.locals()[place].value = k.renamed(name, after);
        changed = change(k.locals()[place].value);
        k.close();
        after = merged(after, changed);
    }
    k.locals()[place].value = k.renamed(name, after);
    k.wait(place);
}

// One statement that changes a name; what the name is then.
Value Grower::change(Value name, bool must_read) {
    Rng& rng = k.rng;
    budget_ = k.level == 1 ? 1 : 3;
    const Type type = name.type;
    const Range small{name.type.has_floats() ? Range{-20, 20}
                                             : Range{types::facts(type.scalar).is_signed ? -20.0 : 0.0, 20}};
    const bool has_bits = palette.bits != 0 && type.is_scalar() && !type.has_floats();
    if (has_bits && name.range.lo >= 0 && rng.chance(55)) return bit_change(name);
    if (rng.chance(40) && k.fits(name, {half_comfort(type)})) {
        const Value by = value(type, {small}, 1);
        // name += name and name += -name are said otherwise.
        if (k.same(by, name) || (by.level == Level::Unary && Kernel::mentions(k.text(by), k.text(name)))) {
            const Value doubled = k.twice(name);
            k.set(name, doubled);
            return doubled;
        }
        const bool plus = rng.chance(60) || small.lo == 0 || Kernel::mentions(k.text(by), k.text(name));
        k.augment(name, plus ? "+" : "-", by);
        Value out = k.renamed(name, name);
        out.range = plus ? Range{name.range.lo + by.range.lo, name.range.hi + by.range.hi}
                         : Range{name.range.lo - by.range.hi, name.range.hi - by.range.lo};
        out.gain = name.gain + by.gain;
        out.varies |= by.varies;
        out.stale |= by.stale;
        out.floor = 0;
        return out;
    }
    if (type.is_float() && rng.chance(35)) {
        const bool divide = rng.chance(35);
        const double number_ =
            divide ? rng.pick({2.0, 4.0, 1.5, 3.0, 10.0}) : rng.pick({0.5, 0.25, 2.0, 0.75, 1.5});
        const double factor = divide ? 1.0001 / number_ : number_;
        k.augment(name, divide ? "/" : "*", k.number(type, number_));
        Value out = k.renamed(name, name);
        out.range = {name.range.lo * factor, name.range.hi * factor};
        out.gain = name.gain * factor;
        return out;
    }
    const Value made = arm(type);
    Value to = made;
    if (!Kernel::mentions(k.text(made), k.text(name)) && (must_read || rng.chance(60))) {
        const Want half{half_comfort(type)};
        if (k.fits(name, half) && k.fits(made, half) && rng.chance(70)) {
            const bool minus = types::facts(type.scalar).is_signed && rng.chance(35);
            const Value after = minus ? k.sub(name, made) : k.add(name, made);
            k.augment(name, minus ? "-" : "+", made);
            return k.renamed(name, after);
        }
        const Value added = k.fit(made, half);
        to = k.add(k.fit(name, half), added);
    }
    if (k.same(to, name)) to = k.different(name);
    k.set(name, to);
    return to;
}

Value Grower::merged(Value a, Value b) const {
    Value out = a;
    out.range = hull(a.range, b.range);
    out.gain = a.gain > b.gain ? a.gain : b.gain;
    out.floor = a.floor < b.floor ? a.floor : b.floor;
    out.varies |= b.varies;
    out.stale |= b.stale;
    return out;
}

void Grower::chain() {
    Rng& rng = k.rng;
    const Type type = any_type();
    const Word name = k.fresh(pool_for(type));
    const Value first = condition(2);
    const size_t around = tests.size();
    tests.push_back(first);
    k.if_(first);
    const Value one = arm(type);
    k.assign(name, one);
    Value all = one, previous = one;
    const int arms = rng.between(1, k.level > 3 ? 3 : 2);
    for (int i = 0; i < arms && (i == 0 || room(20)); ++i) {
        k.end_arm();
        ++no_hoist_;
        const Value condition_ = condition(1);
        --no_hoist_;
        tests.push_back(condition_);
        k.elif_(condition_);
        Value made = arm(type);
        if (k.same(made, previous)) made = k.different(made);
        k.assign(name, made);
        all = merged(all, made);
        previous = made;
    }
    k.else_();
    Value last = arm(type);
    if (k.same(last, previous)) last = k.different(last);
    k.assign(name, last);
    all = merged(all, last);
    k.close();
    tests.shrink(around);
    k.show_local(k.named(name, all), false);
}

void Grower::nested_branch() {
    const Type type = any_type();
    const Word name = k.fresh(pool_for(type));
    const Value outer = condition(2);
    k.if_(outer);
    tests.push_back(outer);
    ++no_hoist_;
    const Value inner = condition(1);
    --no_hoist_;
    tests.pop_back();
    k.if_(inner);
    const Value one = arm(type);
    k.assign(name, one);
    k.else_();
    Value two = arm(type);
    if (k.same(one, two)) two = k.different(two);
    k.assign(name, two);
    k.close();
    k.else_();
    const Value three = arm(type);
    k.assign(name, three);
    k.close();
    k.show_local(k.named(name, merged(merged(one, two), three)), false);
}

void Grower::guard() {
    if (k.dims() != 1) return local();
    const Value count = k.count_up_to_n();
    const Value outside = k.compare(Compare::GreaterEqual, k.thread(), count);
    k.if_(outside);
    k.jump("return");
    k.close();
}

}  // namespace weft::synth
