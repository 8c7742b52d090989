// scalar_param: parameters that are numbers, of every type Warp has.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 30,
                          .product = 28,
                          .quotient = 10,
                          .min_max = 8,
                          .unary = 10,
                          .power = 3,
                          .blend = 4,
                          .ternary = 4,
                          .from_int = 2};
constexpr Plan plan{.local = 30, .branch = 12};

constexpr Scalar scalars[] = {Scalar::Float32, Scalar::Int32,   Scalar::Float64, Scalar::Bool, Scalar::Uint32,
                              Scalar::Int64,   Scalar::Float16, Scalar::Uint64,  Scalar::Int8, Scalar::Uint8,
                              Scalar::Int16,   Scalar::Uint16,  Scalar::Bfloat16};
constexpr int weights[] = {40, 16, 8, 8, 5, 5, 5, 4, 3, 3, 3, 3, 2};

Range range_of(Rng& rng, Scalar scalar) {
    if (scalar == Scalar::Bool) return {0, 1};
    if (types::facts(scalar).is_float)
        return rng.pick({Range{0.1, 1}, Range{0.5, 2}, Range{0, 1}, Range{-1, 1}, Range{1, 3}});
    return types::facts(scalar).is_signed ? rng.pick({Range{-4, 4}, Range{1, 8}, Range{0, 10}})
                                          : rng.pick({Range{1, 8}, Range{0, 15}});
}

}  // namespace

void grow_ScalarParam(Kernel& k) {
    Rng& rng = k.rng;
    Grower grower(k, palette, f32);
    grower.opening();
    const int count = k.level == 1 ? rng.between(1, 2) : rng.between(1, 4);
    for (int i = 0; i < count; ++i) {
        const Type type = scalar_type(scalars[weighted(rng, weights)]);
        const Value value = k.scalar_parameter(type, range_of(rng, type.scalar));
        k.wait(k.locals().size() - 1);
        if (value.type == f32) continue;
        // Of another type: a number is made of it where it is used.
        k.locals()[k.locals().size() - 1].uses = 1;
        Value made = grower.converted(value, f32);
        if (value.type.is_bool()) {
            const Value on = k.nice_number(f32, {0, 4}), off = k.nice_number(f32, {-2, 0});
            made = rng.chance(60) ? k.ternary(value, on, off) : k.where(value, on, off);
            made = k.level == 1 ? made : k.let(Pool::Locals, made, false);
            if (k.level > 1) continue;
        }
        k.show(made);
        k.wait(k.locals().size() - 1);
    }
    if (k.level == 1) {
        const Value source = grower.new_source(f32, {Range{-5, 5}});
        Value out = source;
        for (size_t i = 0; i < k.locals().size(); ++i) {
            if (k.locals()[i].uses != 0) continue;
            const Value next = k.use(i);
            out = rng.chance(50) ? k.mul(out, next) : k.add(out, next);
        }
        return grower.store_one(out);
    }
    grower.body(plan);
}

}  // namespace weft::synth
