// conditional: branches and conditional expressions.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 30,
                          .product = 25,
                          .quotient = 8,
                          .min_max = 8,
                          .unary = 14,
                          .power = 3,
                          .ternary = 8,
                          .from_int = 3};
constexpr Plan plan{.local = 24, .branch = 30, .guard = 6};

}  // namespace

void grow_Conditional(Kernel& k) {
    Rng& rng = k.rng;
    const Type type = rng.chance(84) ? f32 : rng.pick({f64, i32, i64});
    Grower grower(k, palette, type);
    if (k.level == 1) k.set(Feature::Ternary, false);  // one branch is enough
    grower.opening();
    if (k.level == 1) {
        if (rng.chance(60)) return grower.stored_branch();
        const Value out = grower.chosen(1);
        return grower.store_one(out);
    }
    if (k.level > 2 && rng.chance(20)) grower.guard();
    grower.prelude(24);
    if (rng.chance(20)) {
        grower.stored_branch();
    } else {
        grower.branch();
    }
    k.blank_line();
    grower.body(plan);
}

}  // namespace weft::synth
