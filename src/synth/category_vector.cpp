// vector: components, products, lengths and directions, for several lengths and number types.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 20,
                          .product = 18,
                          .quotient = 6,
                          .min_max = 5,
                          .unary = 8,
                          .ternary = 2,
                          .from_int = 1,
                          .from_vector = 40};
constexpr Palette whole{.sum = 20, .product = 18, .quotient = 6, .min_max = 6, .from_int = 0};
constexpr Plan plan{.local = 30, .branch = 5, .unrolled = 3, .dynamic = 4};

Type vector_of(Rng& rng) {
    const uint32_t length =
        rng.chance(88) ? static_cast<uint32_t>(weighted(rng, std::initializer_list<int>{25, 55, 20}) + 2)
                       : static_cast<uint32_t>(rng.between(5, 8));
    const Scalar scalar =
        rng.pick({Scalar::Float32, Scalar::Float32, Scalar::Float32, Scalar::Float32, Scalar::Float32,
                  Scalar::Float32, Scalar::Float32, Scalar::Float32, Scalar::Float64, Scalar::Int32});
    return vector_type(length, scalar);
}

}  // namespace

void grow_Vector(Kernel& k) {
    Rng& rng = k.rng;
    const Type type = vector_of(rng);
    Grower grower(k, type.has_floats() ? palette : whole, type.element());
    grower.composite = grower.extra = type;
    grower.opening();
    if (k.level == 1) {
        const bool to_number = type.has_floats() && rng.chance(40);
        return grower.store_one(to_number ? grower.number_of_vectors() : grower.worthy(type, 1));
    }
    const Value first = grower.worthy(type, 2);
    k.let(Pool::VectorLocals, first, false);
    if (type.has_floats() && rng.chance(25)) grower.component_writes();
    grower.body(plan);
}

}  // namespace weft::synth
