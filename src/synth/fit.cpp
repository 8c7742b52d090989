// A value that must lie in a range where its use is safe: kept, or led there the way people do it.
#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

// A number near the end of a range that reads well: few digits, on the inner side.
double inner(double end, bool low) {
    const double sign = end < 0 ? -1 : 1, size = end * sign;
    if (size == 0) return 0;
    double unit = 1e-3;
    while (size / unit >= 100) unit *= 10;
    double parts = 1;
    const bool outward = (sign > 0) == low;  // away from 0
    double steps = static_cast<double>(static_cast<int64_t>(size / unit + (outward ? 0.999999 : 0.0)));
    if (unit < 1) {
        for (double u = unit; u < 0.999; u *= 10) parts *= 10;
        return sign * steps / parts;
    }
    return sign * steps * unit;
}

}  // namespace

Value Kernel::fit(Value value, Want want) {
    if (value.range.within(want.range)) return value;
    const Range range = want.range;
    const Type type = value.type;
    // Of a stale value only a multiple keeps Warp's gradient right.
    const bool around_zero = range.lo < 0 && range.hi > 0;
    if (type.has_floats() && around_zero && (value.stale || !type.is_scalar())) return scaled(value, range);
    if (!type.is_scalar()) return clamped(value, range);
    if (!type.has_floats()) {
        if (range.lo <= 0 && value.range.lo >= 0 && range.hi >= 2 && rng.chance(70)) {
            const double modulus =
                range.hi + 1 < 64 ? range.hi + 1 : static_cast<double>(rng.pick({8, 16, 32, 10, 64}));
            return mod(value, number(type, modulus));
        }
        const double low = range.lo < -100 ? -100 : range.lo, high = range.hi > 1000 ? 1000 : range.hi;
        return clamp(value, low > high ? range.lo : low, high);
    }
    const double bound = value.range.bound();
    const bool symmetric = range.lo < 0 && range.hi > 0;
    const double reach = symmetric ? (-range.lo < range.hi ? -range.lo : range.hi) : 0;
    for (int way = rng.between(0, 4), tries = 0; tries < 5; ++tries, way = (way + 1) % 5) {
        if (way == 0 && symmetric && reach >= 1.01 && bound <= 60 && has(Unary::Sin))
            return call(Unary::Sin, value);
        if (way == 1 && symmetric && reach >= 1.01 && bound <= 30 && has(Unary::Tanh))
            return call(Unary::Tanh, value);
        if (way == 2 && symmetric && bound > 0) {
            for (const double factor : {0.5, 0.25}) {
                if (bound * factor * 1.0001 <= reach) return mul(value, number(type, factor));
            }
        }
        if (way == 3 && range.lo > 0) {
            const double shift = inner(range.lo * 2 < range.hi ? range.lo * 2 : range.lo, true);
            if (bound + shift <= range.hi * 0.999 && bound <= 1e4) {
                return add(value.range.lo >= 0 ? value : call(Unary::Abs, value), number(type, shift));
            }
        }
        if (way == 4 && range.lo > 0) {
            const double shift = inner(range.lo * 2 < range.hi ? range.lo * 2 : range.lo, true);
            if (bound * bound * 1.001 + shift <= range.hi * 0.999 && value.name) {
                return add(mul(value, value), number(type, shift));
            }
        }
    }
    const double low = inner(range.lo < -1000 ? -1000 : range.lo, true),
                 high = inner(range.hi > 1000 ? 1000 : range.hi, false);
    WEFT_CHECK(low < high, "no number lies in the range");
    if (range.lo > 0 && value.range.hi <= range.hi * 0.999) return maximum(value, number(type, low * 1.0));
    return clamp(value, low, high);
}

// By the first round factor that leads every component into the range.
Value Kernel::scaled(Value value, Range range) {
    const double reach = -range.lo < range.hi ? -range.lo : range.hi, bound = value.range.bound();
    WEFT_CHECK(reach > 0, "no factor leads components away from 0");
    double factor = 0.5;
    for (const double rounder : {0.5, 0.25, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001}) {
        factor = rounder;
        if (bound * factor * 1.001 <= reach) break;
    }
    while (bound * factor * 1.001 > reach) factor *= 0.125;
    return mul(value, number(value.type.element(), factor));
}

Value Kernel::clamped(Value vector, Range range) {
    Value parts[16];
    const Type type = vector.type;
    for (uint32_t i = 0; i < type.rows; ++i)
        parts[i] = number(type.element(), static_cast<double>(static_cast<int64_t>(range.hi)));
    Value out = minimum(vector, construct(type, {parts, type.rows}));
    if (out.range.lo < range.lo) {
        for (uint32_t i = 0; i < type.rows; ++i)
            parts[i] = number(type.element(), static_cast<double>(static_cast<int64_t>(range.lo)));
        out = maximum(out, construct(type, {parts, type.rows}));
    }
    return out;
}

}  // namespace weft::synth
