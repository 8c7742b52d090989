// Expressions over vectors and matrices.
#include "synth/grow.h"

namespace weft::synth {
namespace {

constexpr Range vector_range{-200, 200};
constexpr Range factor_range{-20, 20};

}  // namespace

Value Grower::vector_value(Type type, Want want, int depth) {
    Rng& rng = k.rng;
    const Type scalar = type.element();
    const bool floats = type.has_floats();
    const Range half =
        floats ? vector_range : Range{types::facts(type.scalar).is_signed ? -1000.0 : 0.0, 1000};
    const Range factors = floats ? factor_range : Range{half.lo < 0 ? -30.0 : 0.0, 30};
    Value out;
    switch (weighted(
        rng, std::initializer_list<uint32_t>{
                 palette.v_sum, palette.v_scale, floats ? palette.v_divide : 0u, palette.v_componentwise,
                 type.rows == 3 ? palette.v_cross : 0u, floats ? palette.v_normalize : 0u,
                 palette.v_construct, palette.v_negate, palette.v_min_max,
                 floats ? palette.v_from_matrix : 0u, floats ? palette.v_lerp : 0u, palette.v_unary})) {
        case 0: {
            const Value a = value(type, {half}, depth - 1);
            const Value b = rng.chance(60) ? leaf(type, {half}) : value(type, {half}, depth - 1);
            const bool plus = rng.chance(55) || k.contains(a, b) || k.contains(b, a) || half.lo == 0;
            out = k.same(a, b) ? k.twice(a) : plus ? k.add(a, b) : k.sub(a, b);
            break;
        }
        case 1: {
            const Value v = value(type, {factors}, depth - 1);
            const Value s = rng.chance(60) ? leaf(scalar, {factors}) : value(scalar, {factors}, depth - 1);
            out = rng.chance(70) ? k.mul(v, s) : k.mul(s, v);
            break;
        }
        case 2: {
            const Value v = value(type, {factors}, depth - 1);
            out = k.div(v, leaf(scalar, {Range{0.1, 50}}));
            break;
        }
        case 3: {
            const Value a = value(type, {factors}, depth - 1), b = leaf(type, {factors});
            out = floats && b.range.lo > 0.05 && rng.chance(40) ? k.cw_div(a, b) : k.cw_mul(a, b);
            break;
        }
        case 4: {
            const Value a = value(type, {factors}, depth - 1), b = leaf(type, {factors});
            out = k.same(a, b) ? k.twice(a) : k.cross(a, b);
            break;
        }
        case 5:
            out = k.normalize(value(type, {half, 0.05}, depth - 1));
            break;
        case 6: {
            Value parts[16];
            ++no_hoist_;
            for (uint32_t i = 0; i < type.rows; ++i) {
                parts[i] = i == 0           ? leaf(scalar, {half}, false)
                           : rng.chance(30) ? value(scalar, {half}, 1)
                                            : leaf(scalar, {half});
            }
            --no_hoist_;
            out = k.construct(type, {parts, type.rows});
            break;
        }
        case 7: {
            const Value v = value(type, {half}, depth - 1);
            out = half.lo < 0 ? k.neg(v) : v;
            break;
        }
        case 8: {
            const Value a = value(type, {half}, depth - 1), b = leaf(type, {half});
            out = k.same(a, b) ? k.twice(a) : rng.chance(50) ? k.minimum(a, b) : k.maximum(a, b);
            break;
        }
        case 9: {
            const Type matrix = composite.is_matrix() && composite.rows == type.rows
                                    ? composite
                                    : matrix_type(type.rows, type.rows, type.scalar);
            if (matrix.cols == type.rows && rng.chance(20)) {
                const Value m = leaf(matrix, {half});
                out = rng.chance(60) ? k.matrix_row(m, rng.below(matrix.rows)) : k.get_diag(m);
                break;
            }
            const Value m = value(matrix, {factors}, depth - 1);
            out = k.mul(m, leaf(vector_type(matrix.cols, type.scalar), {factors}));
            break;
        }
        case 10: {
            const Value a = value(type, {half}, depth - 1), b = leaf(type, {half});
            out = k.same(a, b) ? k.twice(a) : k.lerp(a, b, leaf(scalar, {Range{0, 1}}));
            break;
        }
        default: {
            const Value v = value(type, {half}, depth - 1);
            Value sized = k.call("abs", type, {0, v.range.bound()}, {v});
            sized.gain = v.gain;
            out = sized;
            break;
        }
    }
    // Too large: scaled down. Too near to 0: shifted away by more than its size.
    if (!out.range.within(want.range))
        out = floats && want.range.lo < 0 ? k.scaled(out, want.range) : k.clamped(out, want.range);
    if (out.floor < want.floor) {
        const double shift = out.range.bound() + 1;
        double rounded = 2;
        while (rounded < shift + want.floor) rounded *= 2;
        const Value offset = k.number(scalar, rounded);
        Value parts[16];
        for (uint32_t i = 0; i < type.rows; ++i) parts[i] = offset;
        out = k.add(out, k.construct(type, {parts, type.rows}));
    }
    return out;
}

Value Grower::matrix_value(Type type, Want want, int depth) {
    Rng& rng = k.rng;
    const Type scalar = type.element();
    const bool square = type.rows == type.cols;
    const Range half{-100, 100}, factors{-10, 10};
    Value out;
    switch (weighted(rng, std::initializer_list<uint32_t>{palette.m_sum, palette.m_scale, palette.m_product,
                                                          palette.m_transpose,
                                                          square && type.rows <= 4 ? palette.m_inverse : 0u,
                                                          palette.m_outer, square ? palette.m_special : 0u,
                                                          type.size() <= 9 ? palette.m_construct : 0u})) {
        case 0: {
            const Value a = value(type, {half}, depth - 1), b = leaf(type, {half});
            const bool plus = rng.chance(60) || k.contains(a, b) || k.contains(b, a);
            out = k.same(a, b) ? k.twice(a) : plus ? k.add(a, b) : k.sub(a, b);
            break;
        }
        case 1: {
            const Value m = value(type, {factors}, depth - 1), s = leaf(scalar, {factors});
            out = rng.chance(70) ? k.mul(m, s) : k.mul(s, m);
            break;
        }
        case 2: {
            const Type left = square ? type : matrix_type(type.rows, type.rows, type.scalar);
            const Value a = value(left, {factors}, depth - 1), b = leaf(type, {factors});
            out = k.mul(a, b);
            break;
        }
        case 3: {
            const Type turned = matrix_type(type.cols, type.rows, type.scalar);
            out = square ? value(turned, {half}, depth - 1) : leaf(turned, {half});
            if (!k.text(out).starts_with("wp.transpose(") || out.type != type) out = k.transpose(out);
            break;
        }
        case 4: {
            // Large enough on the diagonal, so that the inverse exists.
            const Value m = value(type, {Range{-3, 3}}, depth - 1);
            double shift = 4;
            while (shift < m.range.bound() * type.cols + 1.5) shift += 2;
            const Value unit = rng.chance(60) ? k.mul(k.identity(type), k.number(scalar, shift)) : [&] {
                Value parts[16];
                for (uint32_t i = 0; i < type.rows; ++i) parts[i] = k.number(scalar, shift);
                return k.diag(k.construct(vector_type(type.rows, type.scalar), {parts, type.rows}));
            }();
            out = k.inverse(k.add(m, unit));
            break;
        }
        case 5: {
            const Value a = leaf(vector_type(type.rows, type.scalar), {factors});
            const Value b = leaf(vector_type(type.cols, type.scalar), {factors});
            out = k.outer(a, b);
            break;
        }
        case 6: {
            const Type vector = vector_type(type.rows, type.scalar);
            out = type.rows == 3 && rng.chance(50) ? k.skew(leaf(vector, {half}))
                                                   : k.diag(leaf(vector, {half}));
            break;
        }
        default: {
            Value parts[16];
            ++no_hoist_;
            for (uint32_t i = 0; i < type.size(); ++i)
                parts[i] = i == 0 ? leaf(scalar, {half}, false) : leaf(scalar, {half});
            --no_hoist_;
            out = k.construct(type, {parts, type.size()});
            break;
        }
    }
    return k.fit(out, want);
}

}  // namespace weft::synth
