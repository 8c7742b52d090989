// math: builtins of numbers, differentiable ones and others.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 18,
                          .product = 16,
                          .quotient = 5,
                          .min_max = 5,
                          .unary = 45,
                          .power = 6,
                          .blend = 8,
                          .binary_math = 8,
                          .from_int = 2};
constexpr Plan plan{.local = 30, .branch = 4};

}  // namespace

void grow_Math(Kernel& k) {
    const Type type = k.rng.chance(88) ? f32 : f64;
    Grower grower(k, palette, type);
    grower.opening();
    // One builtin is certain; what else comes is drawn.
    const Value certain = grower.builtin(type, k.level == 1 ? 1 : 2);
    if (k.level == 1) {
        const Value out = k.rng.chance(50) ? certain : grower.with_one_more(certain);
        grower.store_one(out);
        return;
    }
    k.let(Pool::Locals, certain, false);
    grower.body(plan);
}

}  // namespace weft::synth
