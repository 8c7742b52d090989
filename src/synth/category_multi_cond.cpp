// multi_cond: elif chains, branches within branches, boolean logic.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 30,
                          .product = 25,
                          .quotient = 8,
                          .min_max = 8,
                          .unary = 12,
                          .power = 3,
                          .ternary = 5,
                          .from_int = 3,
                          .logic = 60};
constexpr Palette certain_logic{
    .sum = 30, .product = 25, .quotient = 8, .min_max = 8, .unary = 12, .from_int = 3, .logic = 100};
constexpr Plan plan{.local = 20, .branch = 16, .chain = 30, .nested_branch = 20, .guard = 4};

}  // namespace

void grow_MultiCond(Kernel& k) {
    Rng& rng = k.rng;
    const Type type = rng.chance(88) ? f32 : rng.pick({f64, i32});
    Grower grower(k, k.level < 3 ? certain_logic : palette, type);
    if (k.level == 1) k.set(Feature::Ternary, false);  // one branch is enough
    grower.opening();
    if (k.level == 1) return grower.stored_branch();
    grower.prelude(k.level == 2 ? 24 : 40);
    if (k.level == 2) {
        // Its condition is made of several.
        if (rng.chance(42)) {
            grower.stored_branch();
        } else {
            grower.branch();
        }
    } else if (rng.chance(35)) {
        grower.nested_branch();
    } else {
        grower.chain();
    }
    k.blank_line();
    grower.body(plan);
}

}  // namespace weft::synth
