// matrix: products, transposes, inverses, determinants, rows, for square and other shapes.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 18,
                          .product = 16,
                          .quotient = 5,
                          .min_max = 4,
                          .unary = 6,
                          .from_int = 1,
                          .from_vector = 12,
                          .from_matrix = 45,
                          .v_sum = 18,
                          .v_scale = 15,
                          .v_from_matrix = 45};
constexpr Plan plan{.local = 30, .branch = 4, .unrolled = 3, .dynamic = 4};

Type matrix_of(Rng& rng) {
    constexpr uint8_t shapes[][2] = {{2, 2}, {3, 3}, {3, 3}, {4, 4}, {2, 3}, {3, 2}, {3, 4}, {2, 4}};
    constexpr int weights[] = {26, 20, 20, 16, 6, 5, 4, 3};
    const auto& shape = shapes[weighted(rng, weights)];
    return matrix_type(shape[0], shape[1], rng.chance(90) ? Scalar::Float32 : Scalar::Float64);
}

}  // namespace

void grow_Matrix(Kernel& k) {
    Rng& rng = k.rng;
    const Type type = matrix_of(rng);
    Grower grower(k, palette, type.element());
    grower.composite = type;
    grower.extra = vector_type(type.rows, type.scalar);
    grower.opening();
    if (k.level == 1) {
        const Value out = rng.chance(50) ? grower.worthy(type, 1)
                                         : grower.of_matrices(rng.chance(50) ? grower.extra : grower.number);
        return grower.store_one(out);
    }
    const Value first = grower.worthy(type, 2);
    k.let(Pool::VectorLocals, first, false);
    grower.body(plan);
}

}  // namespace weft::synth
