#include "base/sha256.h"

#include <cstring>

#if defined(__x86_64__)
#define WEFT_SHA_X86 1
#include <cpuid.h>
#include <immintrin.h>
#elif defined(__aarch64__) && (defined(__ARM_FEATURE_SHA2) || !defined(__clang__) || __clang_major__ >= 16)
// Older clang hides the intrinsics from files that are not built for them.
#define WEFT_SHA_ARM 1
#include <arm_neon.h>
#if defined(__linux__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif
#endif

namespace weft {
namespace {

alignas(64) constexpr uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Compress = void (*)(uint32_t* state, const uint8_t* blocks, size_t count);

uint32_t rotate(uint32_t x, unsigned n) {
    return x >> n | x << (32 - n);
}

uint32_t big_endian(const uint8_t* p) {
    return static_cast<uint32_t>(p[0]) << 24 | static_cast<uint32_t>(p[1]) << 16 |
           static_cast<uint32_t>(p[2]) << 8 | p[3];
}

#if defined(WEFT_SHA_X86)

[[gnu::target("sha,sse4.1,ssse3")]] void compress_x86(uint32_t* state, const uint8_t* blocks, size_t count) {
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    // The instructions keep the state as the words ABEF and CDGH.
    __m128i dcba = _mm_loadu_si128(reinterpret_cast<const __m128i*>(state));
    __m128i hgfe = _mm_loadu_si128(reinterpret_cast<const __m128i*>(state + 4));
    dcba = _mm_shuffle_epi32(dcba, 0xB1);
    hgfe = _mm_shuffle_epi32(hgfe, 0x1B);
    __m128i abef = _mm_alignr_epi8(dcba, hgfe, 8);
    __m128i cdgh = _mm_blend_epi16(hgfe, dcba, 0xF0);

    for (; count != 0; --count, blocks += 64) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i w[4];
        for (int i = 0; i < 4; ++i) {
            const auto* words = reinterpret_cast<const __m128i*>(blocks + 16 * i);
            w[i] = _mm_shuffle_epi8(_mm_loadu_si128(words), swap);
        }
#pragma GCC unroll 16
        for (int group = 0; group < 16; ++group) {
            if (group >= 4) {
                // w[t] from w[t-16], w[t-15], w[t-7] and w[t-2], four at a time.
                __m128i& next = w[group & 3];
                const __m128i newest = w[(group + 3) & 3];
                next = _mm_sha256msg1_epu32(next, w[(group + 1) & 3]);
                next = _mm_add_epi32(next, _mm_alignr_epi8(newest, w[(group + 2) & 3], 4));
                next = _mm_sha256msg2_epu32(next, newest);
            }
            const auto* constants = reinterpret_cast<const __m128i*>(round_constants + 4 * group);
            __m128i sum = _mm_add_epi32(w[group & 3], _mm_load_si128(constants));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }

    const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
    const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state), _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

bool has_instructions() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || (c & bit_SSE4_1) == 0 || (c & bit_SSSE3) == 0) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29)) != 0;
}

#elif defined(WEFT_SHA_ARM)

#if defined(__ARM_FEATURE_SHA2)
#define WEFT_SHA_TARGET
#elif defined(__clang__)
#define WEFT_SHA_TARGET [[gnu::target("sha2")]]
#else
#define WEFT_SHA_TARGET [[gnu::target("+crypto")]]
#endif

WEFT_SHA_TARGET void compress_arm(uint32_t* state, const uint8_t* blocks, size_t count) {
    uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
    for (; count != 0; --count, blocks += 64) {
        const uint32x4_t abcd_before = abcd, efgh_before = efgh;
        uint32x4_t w[4];
        for (int i = 0; i < 4; ++i) w[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(blocks + 16 * i)));
#pragma GCC unroll 16
        for (int group = 0; group < 16; ++group) {
            if (group >= 4) {
                uint32x4_t& next = w[group & 3];
                next = vsha256su0q_u32(next, w[(group + 1) & 3]);
                next = vsha256su1q_u32(next, w[(group + 2) & 3], w[(group + 3) & 3]);
            }
            const uint32x4_t sum = vaddq_u32(w[group & 3], vld1q_u32(round_constants + 4 * group));
            const uint32x4_t abcd_old = abcd;
            abcd = vsha256hq_u32(abcd, efgh, sum);
            efgh = vsha256h2q_u32(efgh, abcd_old, sum);
        }
        abcd = vaddq_u32(abcd, abcd_before);
        efgh = vaddq_u32(efgh, efgh_before);
    }
    vst1q_u32(state, abcd);
    vst1q_u32(state + 4, efgh);
}

bool has_instructions() {
#if defined(__ARM_FEATURE_SHA2)
    return true;
#elif defined(__linux__)
    return (getauxval(AT_HWCAP) & HWCAP_SHA2) != 0;
#else
    return false;
#endif
}

#endif

Compress best_compress() {
#if defined(WEFT_SHA_X86)
    if (has_instructions()) return compress_x86;
#elif defined(WEFT_SHA_ARM)
    if (has_instructions()) return compress_arm;
#endif
    return detail::sha256_portable;
}

const Compress compress = best_compress();

}  // namespace

void detail::sha256_portable(uint32_t* state, const uint8_t* blocks, size_t count) {
    for (; count != 0; --count, blocks += 64) {
        uint32_t w[64];
        for (int t = 0; t < 16; ++t) w[t] = big_endian(blocks + 4 * t);
        for (int t = 16; t < 64; ++t) {
            const uint32_t s0 = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ w[t - 15] >> 3;
            const uint32_t s1 = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ w[t - 2] >> 10;
            w[t] = w[t - 16] + s0 + w[t - 7] + s1;
        }
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
        uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
        for (int t = 0; t < 64; ++t) {
            const uint32_t sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
            const uint32_t t1 = h + sum1 + ((e & f) ^ (~e & g)) + round_constants[t] + w[t];
            const uint32_t sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
            const uint32_t t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + t1;
            d = c, c = b, b = a, a = t1 + t2;
        }
        const uint32_t after[8] = {a, b, c, d, e, f, g, h};
        for (int i = 0; i < 8; ++i) state[i] += after[i];
    }
}

void Sha256::update(std::string_view bytes) {
    const auto* p = reinterpret_cast<const uint8_t*>(bytes.data());
    size_t n = bytes.size();
    if (n == 0) return;
    const size_t held = total_ % 64;
    total_ += n;
    if (held != 0) {
        const size_t take = n < 64 - held ? n : 64 - held;
        std::memcpy(block_.data() + held, p, take);
        p += take;
        n -= take;
        if (held + take < 64) return;
        compress(state_.data(), block_.data(), 1);
    }
    if (n >= 64) {
        compress(state_.data(), p, n / 64);
        p += n / 64 * 64;
        n %= 64;
    }
    if (n != 0) std::memcpy(block_.data(), p, n);
}

Sha256::Digest Sha256::digest() const {
    // The message, a 1 bit, zeros, and the length in bits fill one block or two.
    uint8_t tail[128] = {};
    const size_t held = total_ % 64;
    std::memcpy(tail, block_.data(), held);
    tail[held] = 0x80;
    const size_t size = held < 56 ? 64 : 128;
    for (size_t i = 0; i < 8; ++i) tail[size - 1 - i] = static_cast<uint8_t>(total_ * 8 >> 8 * i);

    std::array<uint32_t, 8> state = state_;
    compress(state.data(), tail, size / 64);
    Digest out;
    for (size_t i = 0; i < 8; ++i) {
        const uint32_t word = state[i];
        out[4 * i] = static_cast<uint8_t>(word >> 24);
        out[4 * i + 1] = static_cast<uint8_t>(word >> 16);
        out[4 * i + 2] = static_cast<uint8_t>(word >> 8);
        out[4 * i + 3] = static_cast<uint8_t>(word);
    }
    return out;
}

Sha256::Digest Sha256::of(std::string_view bytes) {
    Sha256 hash;
    hash.update(bytes);
    return hash.digest();
}

std::string_view Sha256::implementation() {
    if (compress == detail::sha256_portable) return "portable";
#if defined(WEFT_SHA_ARM)
    return "armv8";
#else
    return "sha-ni";
#endif
}

}  // namespace weft
