#include "synth/ideas.h"

#include <bit>

namespace weft::synth {
namespace {

constexpr int idea_points = 60;  // room that one more idea wants

}  // namespace

Value Scene::in(std::string_view name, Type type, Range range) {
    Parameter added;
    added.name = k.fresh(name);
    added.type = type;
    added.range = range;
    const auto shape = k.launch_shape();
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    if (!type.has_floats()) added.fill = Fill::Index;
    Value value = k.element(k.parameter(added));
    if (type.shape == Shape::Quaternion && range.lo > 0) value.floor = range.lo;
    if (simple() || !k.style.loads_first) return value;
    return k.let(name.substr(0, coin() ? 1 : name.size()), value);
}

Value Scene::neighbour(std::string_view name, Type type, Range range, std::span<const int> offsets, std::span<Value> out) {
    Parameter added;
    added.name = k.fresh(name);
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
        Value index = offsets[i] > 0 ? k.make(i32, Level::Product, {"(", k.text(k.thread()), " + ", k.text(k.number(i32, offsets[i])), ") % ", k.text(size)})
                                     : k.make(i32, Level::Product, {"(", k.text(k.thread()), " + ", k.text(size), " - 1) % ", k.text(size)});
        index.operations = offsets[i] > 0 ? 2 : 3;
        index.range = {0, static_cast<double>(max_n - 1)};
        out[i] = k.element(array, {index});
        if (!simple()) out[i] = k.let(offsets[i] > 0 ? "right" : "left", out[i]);
    }
    return out[0];
}

Value Scene::number(std::string_view name, Range range) {
    switch (rng.below(4)) {
        case 0: return k.nice_number(f32, range);
        case 1: {
            const double middle = static_cast<double>(static_cast<int64_t>((range.lo + (range.hi - range.lo) * 0.4) * 100)) / 100.0;
            if (middle <= range.lo || middle >= range.hi || middle == 0) return k.nice_number(f32, range);
            char upper[32];
            size_t size = 0;
            for (const char c : name.substr(0, sizeof upper)) upper[size++] = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
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

void Scene::out(std::string_view name, Value value) {
    Parameter added;
    added.name = k.fresh(name);
    added.type = value.type;
    const auto shape = k.launch_shape();
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    added.role = Role::Out;
    added.fill = Fill::Zero;
    k.store(k.parameter(added), value);
}

Value Scene::scaled(double factor, Value value) {
    const Value number = k.number(value.type.element(), factor);
    return coin() ? k.mul(number, value) : k.mul(value, number);
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
    } while (k.level >= 3 && k.left() > idea_points && k.rng.chance(60) && used != (uint64_t{1} << ideas.size()) - 1 && std::popcount(used) < 5);
    if (k.level == 1) return;
    while (grower.step(plan)) k.blank_line();
    grower.rest();
}

}  // namespace weft::synth
