// nested: loops within loops, also with branches between.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 30,
                          .product = 25,
                          .quotient = 8,
                          .min_max = 6,
                          .unary = 16,
                          .power = 3,
                          .from_int = 4,
                          .from_vector = 2,
                          .logic = 40};
constexpr Plan plan{.local = 20, .unrolled = 8, .dynamic = 8, .nested = 25};

}  // namespace

void grow_Nested(Kernel& k) {
    Rng& rng = k.rng;
    k.honest = rng.chance(84);
    const Type type = rng.chance(90) ? f32 : rng.pick({f64, i32});
    Grower grower(k, palette, type);
    if (type == f32 && rng.chance(20))
        grower.composite = grower.extra = vector_type(static_cast<uint32_t>(rng.between(2, 4)));
    grower.opening(false);
    if (k.level == 1) return grower.stored_nested_loop();
    grower.prelude(24);
    grower.nested_loop();
    k.blank_line();
    grower.body(plan);
}

}  // namespace weft::synth
