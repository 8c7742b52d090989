// arithmetic: operators on numbers, in one of several types.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette floats{.sum = 30, .product = 25, .quotient = 14, .min_max = 10, .power = 6, .remainder = 4};
constexpr Palette whole{.sum = 30, .product = 25, .quotient = 14, .min_max = 12, .remainder = 12};
constexpr Plan plan{.local = 30};

constexpr Scalar scalars[] = {Scalar::Float32, Scalar::Float64, Scalar::Int32, Scalar::Int64,
                              Scalar::Uint32,  Scalar::Float16, Scalar::Int16, Scalar::Uint64};
constexpr int scalar_weights[] = {62, 12, 11, 4, 4, 3, 2, 2};

}  // namespace

void grow_Arithmetic(Kernel& k) {
    const Type type = scalar_type(scalars[weighted(k.rng, scalar_weights)]);
    k.set(Feature::Ternary, false);
    for (const OpGroup group : {OpGroup::Trig, OpGroup::Hyperbolic})
        k.set(group, false);  // fit() would use them
    Grower grower(k, type.has_floats() ? floats : whole, type);
    grower.opening();
    grower.body(plan);
}

}  // namespace weft::synth
