// What the texts of plain C++ take from CUDA, for a compiler of the host alone: qualifiers, min and max of
// integers, half precision with every operation rounded.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "base/float16.h"
#include "builtin.h"

#define __host__
#define __device__

using std::abs;
using std::isfinite;
using std::isinf;
using std::isnan;

#define WEFT_LEAST(T)         \
    inline T min(T a, T b) {  \
        return b < a ? b : a; \
    }                         \
    inline T max(T a, T b) {  \
        return a < b ? b : a; \
    }
WEFT_LEAST(int)
WEFT_LEAST(unsigned int)
WEFT_LEAST(long)
WEFT_LEAST(unsigned long)
#undef WEFT_LEAST

extern "C" uint16_t wp_float_to_half_bits(float x) {
    return weft::half_bits(x, weft::Ties::ToEven);
}
extern "C" float wp_half_bits_to_float(uint16_t bits) {
    return static_cast<float>(weft::half_value(bits));
}
extern "C" uint16_t wp_float_to_bfloat16_bits(float x) {
    return wp::wp_float_to_bfloat16_bits_sw(x);
}
extern "C" float wp_bfloat16_bits_to_float(uint16_t bits) {
    return wp::wp_bfloat16_bits_to_float_sw(bits);
}

extern "C" void _wp_assert(const char* text, const char*, unsigned int) {
    fprintf(stderr, "%s\n", text);
    abort();
}

template <int kind>
struct Half {
    uint16_t bits;
};
using __half = Half<0>;
using __nv_bfloat16 = Half<1>;
inline float __half2float(__half h) {
    return wp_half_bits_to_float(h.bits);
}
inline float __bfloat162float(__nv_bfloat16 h) {
    return wp_bfloat16_bits_to_float(h.bits);
}
inline __half __float2half(float x) {
    return {wp_float_to_half_bits(x)};
}
inline __nv_bfloat16 __float2bfloat16(float x) {
    return {wp_float_to_bfloat16_bits(x)};
}
inline float wide(__half h) {
    return __half2float(h);
}
inline float wide(__nv_bfloat16 h) {
    return __bfloat162float(h);
}
inline void narrow(float x, __half& h) {
    h = __float2half(x);
}
inline void narrow(float x, __nv_bfloat16& h) {
    h = __float2bfloat16(x);
}

#define WEFT_HALF(sign)                                    \
    template <int kind>                                    \
    Half<kind> operator sign(Half<kind> a, Half<kind> b) { \
        Half<kind> r;                                      \
        narrow(wide(a) sign wide(b), r);                   \
        return r;                                          \
    }
WEFT_HALF(+)
WEFT_HALF(-)
WEFT_HALF(*)
WEFT_HALF(/)
#undef WEFT_HALF
#define WEFT_HALF(sign)                              \
    template <int kind>                              \
    bool operator sign(Half<kind> a, Half<kind> b) { \
        return wide(a) sign wide(b);                 \
    }
WEFT_HALF(<)
WEFT_HALF(>)
WEFT_HALF(<=)
WEFT_HALF(>=)
WEFT_HALF(==)
WEFT_HALF(!=)
#undef WEFT_HALF
template <int kind>
Half<kind> operator-(Half<kind> a) {
    Half<kind> r;
    narrow(-wide(a), r);
    return r;
}
template <int kind>
Half<kind>& operator+=(Half<kind>& a, Half<kind> b) {
    return a = a + b;
}
template <int kind>
bool operator!(Half<kind> a) {
    return wide(a) == 0.0f;
}

// One thread alone needs no atomics.
template <class T, class Change>
T changed(T* place, Change change) {
    T old = *place;
    *place = change(old);
    return old;
}
#define WEFT_ATOMIC(name, value_of)                                  \
    template <class T>                                               \
    T name(T* place, T value) {                                      \
        return changed(place, [&](T old) -> T { return value_of; }); \
    }
WEFT_ATOMIC(atomicAdd, old + value)
WEFT_ATOMIC(atomicSub, old - value)
WEFT_ATOMIC(atomicMin, value < old ? value : old)
WEFT_ATOMIC(atomicMax, old < value ? value : old)
WEFT_ATOMIC(atomicAnd, old& value)
WEFT_ATOMIC(atomicOr, old | value)
WEFT_ATOMIC(atomicXor, old ^ value)
WEFT_ATOMIC(atomicExch, value)
#undef WEFT_ATOMIC
inline unsigned long long atomicExch(unsigned long long* place, long long value) {
    return atomicExch<unsigned long long>(place, value);
}
template <class T>
T atomicCAS(T* place, T compare, T value) {
    return changed(place, [&](T old) { return old == compare ? value : old; });
}
inline unsigned long long atomicCAS(unsigned long long* place, unsigned long long compare, long long value) {
    return atomicCAS<unsigned long long>(place, compare, value);
}
inline unsigned long long atomicCAS(unsigned long long* place, long long compare, long long value) {
    return atomicCAS<unsigned long long>(place, compare, value);
}

// Bytes of one type as another of the same size.
template <class To, class From>
To same(const From& from) {
    static_assert(sizeof(To) == sizeof(From), "both forms lie in memory alike");
    To to;
    memcpy(static_cast<void*>(&to), &from, sizeof to);
    return to;
}

inline int __float_as_int(float x) {
    return same<int>(x);
}
inline float __int_as_float(int x) {
    return same<float>(x);
}
inline long long __double_as_longlong(double x) {
    return same<long long>(x);
}
inline double __longlong_as_double(long long x) {
    return same<double>(x);
}

inline unsigned short __half_as_ushort(__half h) {
    return h.bits;
}
inline __half __ushort_as_half(unsigned short bits) {
    return {bits};
}
inline unsigned short __bfloat16_as_ushort(__nv_bfloat16 h) {
    return h.bits;
}
inline __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits) {
    return {bits};
}

struct Random {
    uint64_t state;
    uint32_t next() {
        state = state * 6364136223846793005ull + 1442695040888963407ull;
        return static_cast<uint32_t>(state >> 33);
    }
    double unit() { return next() * (1.0 / 2147483648.0); }
};

// Numbers around zero, zero and ones among them; of a round either all positive or of both signs.
inline double drawn(Random& random, bool positive) {
    const uint32_t kind = random.next() % 16;
    if (!positive && kind == 0) return 0.0;
    if (kind == 1) return 1.0;
    return positive ? 0.05 + 0.9 * random.unit() : 4.0 * random.unit() - 2.0;
}
template <class T>
void fill(T* to, int count, Random& random, bool positive, bool zeros) {
    for (int i = 0; i < count; ++i) {
        if constexpr (std::is_same_v<T, bool>) {
            to[i] = random.next() % 2 == 0;
        } else if constexpr (std::is_integral_v<T>) {
            to[i] =
                positive || !std::is_signed_v<T> ? T(1 + random.next() % 7) : T(int(random.next() % 15) - 7);
            if (to[i] == 0 && !zeros) to[i] = 7;
        } else
            to[i] = T(float(drawn(random, positive)));
    }
}

inline double number(double x) {
    return x;
}
inline double number(float x) {
    return x;
}
template <class T>
double number(T x) {
    if constexpr (std::is_integral_v<T>)
        return static_cast<double>(x);
    else
        return static_cast<double>(static_cast<float>(x));
}

// The largest difference of two values, measured by the larger of 1 and the largest number in them.
template <class T>
double difference(const T* a, const T* b, int count) {
    double worst = 0, size = 1;
    for (int i = 0; i < count; ++i) {
        const double x = number(a[i]), y = number(b[i]);
        if (memcmp(&a[i], &b[i], sizeof(T)) == 0 || x == y || (std::isnan(x) && std::isnan(y))) continue;
        if (!std::isfinite(x) || !std::isfinite(y)) return INFINITY;
        worst = std::fmax(worst, std::fabs(x - y));
    }
    for (int i = 0; i < count; ++i)
        if (std::isfinite(number(a[i]))) size = std::fmax(size, std::fabs(number(a[i])));
    return worst / size;
}
