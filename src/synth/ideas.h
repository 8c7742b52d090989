// Ideas: hand-made plans with names ("spring force"), for the categories that are about something. An idea
// asks a Scene for inputs and numbers, computes its result step by step and stores it; every step has
// variants, and what room is left is grown freely, so two kernels of one idea seldom look alike.
#pragma once

#include <span>

#include "synth/grow.h"

namespace weft::synth {

class Scene {
  public:
    Scene(Kernel& kernel, Grower& grower) : k(kernel), g(grower), rng(kernel.rng) {}

    // This thread's element of an array of this name; with a name of its own where the style wants one.
    Value in(std::string_view name, Type type, Range range);
    Value in(std::string_view name, Range range) { return in(name, f32, range); }
    // An element of the neighbour `offset` threads on, around the end of the array of `in`.
    Value neighbour(std::string_view name, Type type, Range range, std::span<const int> offsets,
                    std::span<Value> out);
    // A number of the plan: a parameter, a literal or a constant of the module.
    Value number(std::string_view name, Range range);
    Value literal(double value) { return k.number(f32, value); }
    // A step of its own line above difficulty 1; else the expression itself.
    Value let(std::string_view name, Value value);
    Value named(std::string_view name, Value value) { return value.name ? value : k.let(name, value); }
    void out(std::string_view name, Value result);
    Value finished(Value value);
    Word array_name(std::string_view name, bool output);  // as this kernel calls it
    // A row of numbers for each thread: the array, then its element in a loop.
    ParamId row(std::string_view name, Range range, uint32_t length);
    ParamId table(std::string_view name, Range range, uint32_t length);  // one row for all threads
    // A sum in a loop: started, opened over `length` items, added to, closed. In an honest kernel a loop that
    // is kept gives what may only be stored.
    struct Sum {
        Value name, index;
        uint32_t length;
        bool kept;
    };
    Value start(std::string_view name, Value value);  // a name that a loop changes
    Sum open_sum(std::string_view name, uint32_t length, bool may_be_kept);
    void loop_again(Sum& sum, bool may_be_kept);  // a further loop over the same items
    Value close_sum(const Sum& sum, Value term);
    Value known(Value name, Range range, double gain);  // what a name holds from here on
    bool coin(uint32_t percent = 50) { return rng.chance(percent); }
    bool simple() const { return k.level == 1; }

    Value square(Value value) {
        if (value.name) return k.mul(value, value);
        const Value right = let("sq", value), left = let("sq", value);
        return k.mul(left, right);
    }
    Value scaled(double factor, Value value);
    Value sum(Value a, Value b) { return coin() ? k.add(a, b) : k.add(b, a); }
    Value product(Value a, Value b) { return coin() ? k.mul(a, b) : k.mul(b, a); }
    Value norm_sq(Value v);       // v . v
    Value positive(Value value);  // max(value, 0)
    Value root(Value value) { return k.call(Unary::Sqrt, k.fit(value, {{0.01, 1e4}})); }
    Value exponential(Value value) { return k.call(Unary::Exp, k.fit(value, {{-12, 4}})); }

    Kernel& k;
    Grower& g;
    Rng& rng;
    Type vec = vector_type(3);
};

struct Idea {
    std::string_view name;
    uint32_t lowest;  // difficulty that has room for it
    void (*make)(Scene& scene);
};

// One idea or several, then free growth until the difficulty is reached.
void grow_ideas(Kernel& k, std::span<const Idea> ideas, const Palette& palette, const Plan& plan);

}  // namespace weft::synth
