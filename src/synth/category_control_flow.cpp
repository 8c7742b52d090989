// control_flow: loops and branches together.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 30,
                          .product = 25,
                          .quotient = 8,
                          .min_max = 6,
                          .unary = 14,
                          .power = 3,
                          .ternary = 4,
                          .from_int = 4,
                          .from_vector = 2,
                          .logic = 55};
constexpr Plan plan{.local = 18,
                    .branch = 18,
                    .chain = 12,
                    .nested_branch = 6,
                    .unrolled = 12,
                    .dynamic = 16,
                    .while_ = 8,
                    .jump = 8,
                    .nested = 10,
                    .guard = 3};

}  // namespace

void grow_ControlFlow(Kernel& k) {
    Rng& rng = k.rng;
    k.honest = rng.chance(82);
    const Type type = rng.chance(90) ? f32 : rng.pick({f64, i32});
    Grower grower(k, palette, type);
    if (type == f32 && rng.chance(15)) grower.composite = grower.extra = vector_type(3);
    if (k.level == 2) k.set(Feature::Ternary, false);  // a loop and a branch are enough
    grower.opening(false);
    if (k.level == 1) return grower.stored_loop_branch();
    grower.prelude(34);
    const bool long_already = k.level == 2 && k.counts().statements > 1;  // for a while loop
    if (rng.chance(k.level == 2 ? 48 : 30)) {
        grower.jump_loop();
    } else if (k.level == 2 || rng.chance(25)) {
        switch (weighted(rng, std::initializer_list<int>{35, 40, long_already ? 0 : k.honest ? 6 : 50})) {
            case 0:
                grower.unrolled_loop(true);
                break;
            case 1:
                grower.dynamic_loop(true);
                break;
            default:
                grower.while_loop(true);
                break;
        }
    } else {
        if (rng.chance(50)) {
            grower.unrolled_loop();
        } else {
            grower.dynamic_loop();
        }
        k.blank_line();
        grower.branch();
    }
    k.blank_line();
    grower.body(plan);
}

}  // namespace weft::synth
