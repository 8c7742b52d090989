// loop: unrolled and dynamic loops, while, break and continue.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 30,
                          .product = 25,
                          .quotient = 8,
                          .min_max = 6,
                          .unary = 16,
                          .power = 3,
                          .blend = 3,
                          .from_int = 4,
                          .from_vector = 2,
                          .logic = 30};
constexpr Plan plan{.local = 20, .unrolled = 20, .dynamic = 25, .while_ = 12, .jump = 10};

}  // namespace

void grow_Loop(Kernel& k) {
    Rng& rng = k.rng;
    k.honest = rng.chance(82);
    const Type type = rng.chance(86) ? f32 : rng.pick({f64, i32});
    Grower grower(k, palette, type);
    if (type == f32 && rng.chance(25))
        grower.composite = grower.extra = vector_type(static_cast<uint32_t>(rng.between(2, 4)));
    grower.opening(false);
    if (k.level == 1) {
        if (rng.chance(30)) return grower.stored_loop();
        if (rng.chance(50)) {
            grower.unrolled_loop();
        } else {
            grower.dynamic_loop();
        }
        return grower.stores();
    }
    grower.prelude(24);
    switch (weighted(rng, std::initializer_list<int>{30, 35, k.honest ? 6 : 45, k.level > 2 ? 15 : 0})) {
        case 0:
            grower.unrolled_loop();
            break;
        case 1:
            grower.dynamic_loop();
            break;
        case 2:
            grower.while_loop();
            break;
        default:
            grower.jump_loop();
            break;
    }
    k.blank_line();
    grower.body(plan);
}

}  // namespace weft::synth
