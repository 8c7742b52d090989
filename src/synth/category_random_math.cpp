// random_math: builtins inside builtins inside builtins.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 15,
                          .product = 13,
                          .quotient = 5,
                          .min_max = 6,
                          .unary = 50,
                          .power = 5,
                          .remainder = 2,
                          .blend = 10,
                          .binary_math = 10,
                          .from_int = 2};
constexpr Plan plan{.local = 30, .branch = 12};

}  // namespace

void grow_RandomMath(Kernel& k) {
    const Type type = k.rng.chance(92) ? f32 : f64;
    Grower grower(k, palette, type);
    grower.deeper = k.level == 1 ? 1 : k.rng.between(0, 2);
    grower.opening();
    const Value inner = grower.builtin(type, k.level == 1 ? 1 : 2);
    const Value outer = grower.builtin_of(inner);
    if (k.level == 1) return grower.store_one(outer);
    k.let(Pool::Locals, outer, false);
    grower.body(plan);
}

}  // namespace weft::synth
