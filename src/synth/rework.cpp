#include "synth/rework.h"

namespace weft::synth {
namespace {

constexpr int kept_back = 14;  // points for what follows

// What was added or taken away last: not to be undone.
struct Last {
    Value other;
    bool minus = false;
};

// One change of the name; what it holds afterwards.
Value step(Grower& grower, Value name, Last& last) {
    Kernel& k = grower.k;
    Rng& rng = k.rng;
    Value out = name;
    if (name.type.is_float() && rng.chance(45)) {
        const double factor = rng.pick({0.5, 0.25, 2.0, 0.1, 0.75, 1.5, 3.0, 0.8});
        if (factor * name.range.bound() < 5000) {
            k.augment(name, "*", k.number(name.type, factor));
            out.range = {name.range.lo * factor, name.range.hi * factor};
            out.gain = name.gain * factor;
            out.floor = name.floor * factor * 0.999;
            return out;
        }
    }
    const Value other = grower.leaf(name.type, {Range{-10, 10}}, name.type.is_scalar());
    const bool again = last.other.size != 0 && k.same(last.other, other);
    const bool minus = again ? last.minus : !k.same(name, other) && rng.chance(40);
    last = {other, minus};
    k.augment(name, minus ? "-" : "+", other);
    const Value sum = minus ? k.sub(name, other) : k.add(name, other);
    out.range = sum.range;
    out.gain = sum.gain;
    out.floor = sum.floor;
    out.varies = sum.varies;
    out.stale = sum.stale;
    return out;
}

void change(Grower& grower, Value name) {
    Kernel& k = grower.k;
    Rng& rng = k.rng;
    const size_t place = k.locals().size() - 1;
    const auto update = [&](Value value) { k.locals()[place].value = k.renamed(name, value); };
    Last last;
    for (int i = 0; i < 2 && k.level > 1 && k.left(kept_back) > 10 && rng.chance(i == 0 ? 62 : 40); ++i) {
        Value now = k.locals()[place].value;
        if (!now.type.has_floats() || now.range.bound() > 2000) break;
        const bool under_condition = k.left(kept_back) > 26 && rng.chance(30);
        if (!under_condition) {
            update(step(grower, now, last));
            continue;
        }
        const Value condition = grower.condition(0);
        k.if_(condition);
        Value changed = step(grower, now, last);
        k.close();
        changed.range = hull(now.range, changed.range);
        changed.gain = now.gain > changed.gain ? now.gain : changed.gain;
        changed.floor = now.floor < changed.floor ? now.floor : changed.floor;
        changed.varies |= now.varies;
        update(changed);
    }
    k.wait(place);
}

}  // namespace

void reworked(Grower& grower, std::string_view wish, Value value) {
    change(grower, grower.k.let(wish, value));
}

void reworked(Grower& grower, Pool pool, Value value) {
    change(grower, grower.k.let(pool, value));
}

}  // namespace weft::synth
