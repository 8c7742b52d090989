#include "synth/ideas.h"

#include <bit>
#include <string>

namespace weft::synth {
namespace {

constexpr int idea_points = 60;  // room that one more idea wants

// How people tell arrays of one meaning apart; mostly not at all.
struct Affix {
    std::string_view before, behind;
};
constexpr Affix input_affixes[] = {{"", ""},     {"", ""},      {"", ""},        {"", "_in"},
                                   {"", "_arr"}, {"", "_data"}, {"", "_buf"},    {"", "_src"},
                                   {"in_", ""},  {"cur_", ""},  {"", "_values"}, {"", "_list"},
                                   {"old_", ""}, {"all_", ""},  {"", "_array"}};
constexpr Affix output_affixes[] = {{"", ""},     {"", ""},     {"", ""},     {"", "_out"}, {"", "_res"},
                                    {"", "_dst"}, {"", "_buf"}, {"out_", ""}, {"new_", ""}, {"", "_result"}};

}  // namespace

Word Scene::array_name(std::string_view name, bool output) {
    const std::span<const Affix> all = output ? std::span<const Affix>(output_affixes) : input_affixes;
    const Affix affix = all[rng.below(static_cast<uint32_t>(all.size()))];
    std::string whole(affix.before);
    whole += name;
    whole += affix.behind;
    return k.fresh(whole);
}

Value Scene::in(std::string_view name, Type type, Range range) {
    Parameter added;
    added.name = array_name(name, false);
    added.type = type;
    added.range = range;
    const auto shape = k.launch_shape();
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    if (!type.has_floats()) added.fill = Fill::Index;
    Value value = k.element(k.parameter(added));
    if (type.shape == Shape::Quaternion && range.lo > 0) value.floor = range.lo;
    if (simple() || !k.style.loads_first) return value;
    if (coin(40) && !k.is_known(name.substr(0, 1))) return k.let(name.substr(0, 1), value);
    char wish[40];
    size_t size = 0;
    for (const std::string_view part : {name, coin() ? std::string_view("_i") : std::string_view("_val")}) {
        for (const char c : part) {
            if (size < sizeof wish) wish[size++] = c;
        }
    }
    return k.let(std::string_view(wish, size), value);
}

Value Scene::neighbour(std::string_view name, Type type, Range range, std::span<const int> offsets,
                       std::span<Value> out) {
    Parameter added;
    added.name = array_name(name, false);
    added.type = type;
    added.range = range;
    added.ndim = 1;
    added.shape[0] = extent_n;
    const ParamId array = k.parameter(added);
    const std::string_view array_name = k.text(k[array].name);
    for (size_t i = 0; i < offsets.size(); ++i) {
        if (offsets[i] == 0) {
            out[i] = k.element(array);
            continue;
        }
        // (i + n - 1) % n: the remainder of a negative number would be negative.
        const Value size = k.make(i32, Level::Atom, {array_name, ".shape[0]"});
        const Value step = k.number(i32, offsets[i] > 0 ? offsets[i] : 1);
        const std::string_view here = k.text(k.thread());
        Value index =
            offsets[i] > 0
                ? k.make(i32, Level::Product, {"(", here, " + ", k.text(step), ") % ", k.text(size)})
                : k.make(i32, Level::Product, {"(", here, " + ", k.text(size), " - 1) % ", k.text(size)});
        index.operations = offsets[i] > 0 ? 2 : 3;
        index.range = {0, static_cast<double>(max_n - 1)};
        out[i] = k.element(array, {index});
        if (!simple()) out[i] = k.let(offsets[i] > 0 ? "right" : "left", out[i]);
    }
    return out[0];
}

Value Scene::number(std::string_view name, Range range) {
    switch (rng.below(4)) {
        case 0:
            return k.nice_number(f32, range);
        case 1: {
            const double middle =
                static_cast<double>(static_cast<int64_t>((range.lo + (range.hi - range.lo) * 0.4) * 100)) /
                100.0;
            if (middle <= range.lo || middle >= range.hi || middle == 0) return k.nice_number(f32, range);
            char upper[32];
            size_t size = 0;
            for (const char c : name.substr(0, sizeof upper))
                upper[size++] = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
            return k.constant_name({upper, size}, f32, middle);
        }
        default: {
            Parameter added;
            added.name = k.fresh(name);
            added.type = f32;
            added.range = range;
            k.parameter(added);
            Value value = k.make(f32, Level::Atom, {k.text(added.name)});
            value.name = true;
            value.range = range;
            value.varies = true;
            value.gain = 1;
            return value;
        }
    }
}

Value Scene::let(std::string_view name, Value value) {
    if (value.name || value.literal || simple()) return value;
    return k.let(name, value);
}

// What a program stores is seldom the bare result: a share of it, an offset, the sum with what was there.
Value Scene::finished(Value value) {
    const Type type = value.type;
    const bool plain = type.scalar == Scalar::Float32 && (type.is_scalar() || type.is_vector());
    if (simple() || !plain || value.literal || value.range.bound() > 1e4 || value.gain > 1e5) return value;
    if (!g.spare(10) || !coin(k.level == 2 ? 62 : 25)) return value;
    // A value from a loop that is kept is only added to and scaled by literals.
    const bool free = !(value.stale && k.honest);
    switch (rng.below(free && type.is_scalar() ? 7 : free ? 4 : 3)) {
        case 0: {
            constexpr std::string_view names[] = {"prev", "base", "residual", "carry", "ambient_v"};
            const Range range = rng.pick({Range{-1, 1}, Range{0, 1}});
            return sum(in(names[rng.below(5)], type, range), value);
        }
        case 1:
            return scaled(rng.pick({0.5, 0.25, 2.0, 0.1, 0.75, 1.5}), value);
        case 2:
            return k.sub(value, in(coin() ? "baseline" : "reference", type, {-1, 1}));
        case 3: {
            constexpr std::string_view names[] = {"gain", "strength", "amount", "factor"};
            return product(number(names[rng.below(4)], {0.1, 2}), value);
        }
        case 4:
            return sum(value, number(coin() ? "offset" : "shift", {0.1, 1}));
        case 5: {
            const double low = rng.pick({-1.0, 0.0, -2.0, -0.5});
            return k.clamp(value, low, low + rng.pick({2.0, 4.0, 1.5}));
        }
        default: {
            const Value share = number(coin() ? "blend" : "mix_t", {0.1, 0.9});
            return k.lerp(in(coin() ? "last" : "history", type, {-1, 1}), value, share);
        }
    }
}

void Scene::out(std::string_view name, Value result) {
    const Value value = finished(result);
    Parameter added;
    added.name = array_name(name, true);
    added.type = value.type;
    const auto shape = k.launch_shape();
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    added.role = Role::Out;
    added.fill = Fill::Zero;
    k.store(k.parameter(added), value);
}

ParamId Scene::row(std::string_view name, Range range, uint32_t length) {
    const Extent shape[] = {extent_n, constant(length)};
    Parameter added;
    added.name = array_name(name, false);
    added.type = f32;
    added.range = range;
    added.ndim = 2;
    added.shape[0] = shape[0];
    added.shape[1] = shape[1];
    return k.parameter(added);
}

ParamId Scene::table(std::string_view name, Range range, uint32_t length) {
    Parameter added;
    added.name = array_name(name, false);
    added.type = f32;
    added.range = range;
    added.ndim = 1;
    added.shape[0] = constant(length);
    return k.parameter(added);
}

Value Scene::start(std::string_view name, Value value) {
    const Value out = k.let(name, value);
    k.locals()[k.locals().size() - 1].hidden = true;
    return out;
}

Scene::Sum Scene::open_sum(std::string_view name, uint32_t length, bool may_be_kept) {
    Sum sum{start(name, k.zero(f32)), {}, length, false};
    loop_again(sum, may_be_kept);
    return sum;
}

void Scene::loop_again(Sum& sum, bool may_be_kept) {
    const bool counted = may_be_kept && coin(45);
    const Value stop = counted ? k.count_parameter(sum.length) : k.number(i32, sum.length);
    sum.kept = counted || sum.length > 16;
    sum.index = k.for_({stop}, {0, sum.length - 1.0}, !sum.kept);
}

Value Scene::close_sum(const Sum& sum, Value term) {
    k.augment(sum.name, "+", term);
    k.close();
    const double bound = sum.length * 1.001;
    Range range{term.range.lo < 0 || sum.kept ? bound * (term.range.lo < 0 ? term.range.lo : 0)
                                              : sum.length * 0.999 * term.range.lo,
                term.range.hi > 0 ? bound * term.range.hi : 0};
    Value after = known(sum.name, range, sum.length * term.gain);
    after.varies = term.varies;
    after.stale = sum.kept;
    for (Local& local : k.locals()) {
        if (!k.same(local.value, sum.name)) continue;
        local.value = after;
        local.hidden = sum.kept && k.honest;
    }
    return after;
}

Value Scene::known(Value name, Range range, double gain) {
    Value out = name;
    out.range = range;
    out.gain = gain;
    out.varies = true;
    for (Local& local : k.locals()) {
        if (k.same(local.value, name)) local.value = out;
    }
    return out;
}

Value Scene::scaled(double factor, Value value) {
    const Value number = k.number(value.type.element(), factor);
    return coin() ? k.mul(number, value) : k.mul(value, number);
}

Value Scene::norm_sq(Value v) {
    Value out = coin() ? k.dot(v, v) : k.length_sq(v);
    if (out.range.lo < 0) out.range.lo = 0;
    return out;
}

Value Scene::positive(Value value) {
    const Value zero = k.number(value.type, 0.0);
    return coin() ? k.maximum(value, zero) : k.maximum(zero, value);
}

void grow_ideas(Kernel& k, std::span<const Idea> ideas, const Palette& palette, const Plan& plan) {
    Grower grower(k, palette, f32);
    k.threads({extent_n});
    Scene scene(k, grower);
    scene.vec = vector_type(k.rng.chance(75) ? 3 : 2);
    grower.composite = grower.extra = scene.vec;
    uint64_t used = 0;
    do {
        uint32_t at = 0;
        do {
            at = k.rng.below(static_cast<uint32_t>(ideas.size()));
        } while (ideas[at].lowest > k.level || (used >> at & 1) != 0);
        used |= uint64_t{1} << at;
        if (k.idea.empty()) k.idea = ideas[at].name;
        k.comment(ideas[at].name);
        ideas[at].make(scene);
    } while (k.level >= 3 && k.left() > idea_points && k.rng.chance(60) &&
             used != (uint64_t{1} << ideas.size()) - 1 && std::popcount(used) < 5);
    if (k.level == 1) return;
    while (grower.step(plan)) k.blank_line();
    grower.rest();
}

}  // namespace weft::synth
