// What plans about integers share: inputs, numbers of the type, state that loops change. The plans themselves
// are in category_integer.cpp and integers.cpp.
#pragma once

#include <span>

#include "synth/grow.h"

namespace weft::synth {

struct Integers {
    Integers(Kernel& kernel, const Palette& palette, Type type_)
        : k(kernel),
          rng(kernel.rng),
          type(type_),
          grower(kernel, palette, type_),
          width(static_cast<int>(types::facts(type_.scalar).bytes) * 8),
          is_unsigned(!types::facts(type_.scalar).is_signed) {}

    Value lit(double value) { return k.number(type, value); }
    Value zero() { return k.zero(type); }
    Value unit();  // a 1 that loops may change
    Value input(Range range) {
        const ParamId array = k.input_array(type, range, k.launch_shape());
        return k.element(array);
    }
    Value key();                                                // an input that is not negative
    Value prepared(Range range);                                // the same within a range, often computed
    Value keyed() { return keyed({"x", "key", "word", "v"}); }  // with a name
    Value keyed(std::initializer_list<std::string_view> names);
    Value thread() { return type == i32 ? k.thread() : k.cast(k.thread(), type); }
    Value state(std::string_view name, Value start);  // a name that loops may change
    Value settle(Value name, Range range);            // the name has this range now, and growth may use it
    Range whole() const { return is_unsigned ? representable(type.scalar) : Range{0, 1e6}; }
    Value bit(Value x, Value at) { return k.bits("&", k.shift(">>", x, at), lit(1)); }
    // A loop variable here is used in such casts only, so it may change its own type.
    Value as_type(Value index) {
        index.fixed = false;
        return type == i32 ? index : k.cast(index, type);
    }
    Value counted(int trip, bool unrolled) {
        return k.for_({k.number(i32, trip)}, {0, trip - 1.0}, unrolled);
    }
    bool coin(uint32_t percent = 50) { return rng.chance(percent); }

    Kernel& k;
    Rng& rng;
    Type type;
    Grower grower;
    int width;
    bool is_unsigned;

  private:
    void touch(Local& local);
};

using IntegerPlan = void (*)(Integers& s);
std::span<const IntegerPlan> short_integer_plans();

}  // namespace weft::synth
