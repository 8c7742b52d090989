// combined: vectors, builtins, branches and loops in one kernel.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 26,
                          .product = 22,
                          .quotient = 7,
                          .min_max = 6,
                          .unary = 22,
                          .power = 3,
                          .blend = 5,
                          .binary_math = 3,
                          .ternary = 4,
                          .from_int = 3,
                          .from_vector = 18,
                          .logic = 35};
constexpr Plan plan{.local = 24,
                    .branch = 16,
                    .chain = 8,
                    .unrolled = 10,
                    .dynamic = 14,
                    .while_ = 4,
                    .jump = 4,
                    .nested = 6,
                    .guard = 3};

}  // namespace

void grow_Combined(Kernel& k) {
    Rng& rng = k.rng;
    Grower grower(k, palette, f32);
    grower.composite = grower.extra =
        vector_type(static_cast<uint32_t>(weighted(rng, std::initializer_list<int>{20, 65, 15}) + 2));
    grower.opening(false);
    if (k.level == 1) {
        const Value scalar = grower.number_of_vectors();
        const Value called = grower.builtin_of(scalar);
        grower.budget(0);
        const Value condition = grower.condition(0);
        const Value other = grower.leaf(f32, {Range{-10, 10}});
        return grower.store_one(k.ternary(condition, called, other));
    }
    const uint32_t first = rng.below(3);
    for (uint32_t i = 0; i < 3; ++i) {
        switch ((first + i) % 3) {
            case 0: {
                const Value direction = grower.worthy(grower.composite, 2);
                k.let(Pool::VectorLocals, direction, false);
                break;
            }
            case 1: {
                const Value scalar = grower.number_of_vectors();
                k.let(Pool::Locals, grower.builtin_of(scalar), false);
                break;
            }
            default:
                if (rng.chance(k.level == 2 ? 45 : 35)) {
                    k.let(Pool::Locals, grower.chosen(1), false);
                } else {
                    grower.branch();
                }
                break;
        }
        if ((k.level > 2 || k.left() > 28) && rng.chance(30)) grower.rework();
    }
    k.blank_line();
    grower.body(plan);
}

}  // namespace weft::synth
