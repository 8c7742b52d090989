# idea: SHA-256 of short messages
# brief: Compute the SHA-256 digest of every short message and compare it with the expected one.
# description: Message `m` holds the bytes `message_start[m]` to before `message_start[m + 1]` of `data`. Messages
#     longer than `MAX_LENGTH` bytes do not fit into one block: `verdict[m]` is `TOO_LONG` and the digest stays as it
#     is. Else `padded_byte` gives the bytes of the block: those of the message, 0x80 behind them, zeros, and the length
#     in bits as the last two; `padded_word` makes big-endian words of four. The state starts at `INITIAL_STATE`. In
#     each of the 64 rounds the word is that of the block (first 16) or, from the ring of the last 16 words, the word 16
#     back plus `small_sigma0` of the one 15 back plus the one 7 back plus `small_sigma1` of the one 2 back.
#     `compress_round` does the round with `ROUND_CONSTANTS` and returns the eight registers moved on by one;
#     `rotate_right` rotates words. The sums of the final registers and the start are the digest, written to
#     `digests[m]`. If its first word equals `expected[m]` in the bits of `compared_bits`, the verdict is `MATCH`, else
#     `MISMATCH`.
# launch: n
# inputs:
#     message_start[n+1] = offsets(0, 30*n)
#     data[30*n] = index(0, 256)
#     expected[n] = index(0, 4)
#     compared_bits = 1
#     digests[n] = zero
#     verdict[n] = zero
# fits:
#     indirect_thread
import warp as wp

ROUNDS = wp.constant(64)
MAX_LENGTH = wp.constant(55)

MATCH = wp.constant(0)
MISMATCH = wp.constant(1)
TOO_LONG = wp.constant(2)

vec8u = wp.types.vector(length=8, dtype=wp.uint32)
vec16u = wp.types.vector(length=16, dtype=wp.uint32)
vec64u = wp.types.vector(length=64, dtype=wp.uint32)

INITIAL_STATE = wp.constant(
    vec8u(0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
)
# fractional parts of the cube roots of the first 64 primes
ROUND_CONSTANTS = wp.constant(
    vec64u(
        0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
        0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
        0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
        0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
        0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
        0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
        0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
        0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
    )
)


@wp.func
def rotate_right(x: wp.uint32, bits: int) -> wp.uint32:
    return (x >> wp.uint32(bits)) | (x << wp.uint32(32 - bits))


@wp.func
def small_sigma0(x: wp.uint32) -> wp.uint32:
    return rotate_right(x, 7) ^ rotate_right(x, 18) ^ (x >> wp.uint32(3))


@wp.func
def small_sigma1(x: wp.uint32) -> wp.uint32:
    return rotate_right(x, 17) ^ rotate_right(x, 19) ^ (x >> wp.uint32(10))


@wp.func
def padded_byte(data: wp.array(dtype=wp.uint8), begin: int, length: int, position: int) -> wp.uint32:
    """Byte of the padded block: message, stop bit, zeros, length in bits."""
    if position < length:
        return wp.uint32(data[begin + position])
    elif position == length:
        return wp.uint32(0x80)
    elif position == 62:
        return wp.uint32(8 * length) >> wp.uint32(8)
    elif position == 63:
        return wp.uint32(8 * length) & wp.uint32(0xFF)
    return wp.uint32(0)


@wp.func
def padded_word(data: wp.array(dtype=wp.uint8), begin: int, length: int, index: int) -> wp.uint32:
    word = wp.uint32(0)
    for k in range(4):
        word = (word << wp.uint32(8)) | padded_byte(data, begin, length, 4 * index + k)
    return word


@wp.func
def compress_round(s: vec8u, word: wp.uint32, constant: wp.uint32) -> vec8u:
    big_sigma1 = rotate_right(s[4], 6) ^ rotate_right(s[4], 11) ^ rotate_right(s[4], 25)
    choice = (s[4] & s[5]) ^ (~s[4] & s[6])
    first = s[7] + big_sigma1 + choice + constant + word

    big_sigma0 = rotate_right(s[0], 2) ^ rotate_right(s[0], 13) ^ rotate_right(s[0], 22)
    majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
    second = big_sigma0 + majority
    return vec8u(first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6])


@wp.kernel(enable_backward=False)
def hash_messages_sha256(
    message_start: wp.array(dtype=int),
    data: wp.array(dtype=wp.uint8),
    expected: wp.array(dtype=wp.uint32),
    compared_bits: wp.uint32,
    digests: wp.array(dtype=vec8u),
    verdict: wp.array(dtype=int),
):
    """SHA-256 of messages that fit into one block, one thread each."""
    m = wp.tid()
    begin = message_start[m]
    length = message_start[m + 1] - begin
    if length > MAX_LENGTH:
        verdict[m] = TOO_LONG
        return

    # the schedule needs the last 16 words only; a ring spares 48 registers
    ring = vec16u()
    state = INITIAL_STATE
    for t in range(ROUNDS):
        if t < 16:
            word = padded_word(data, begin, length, t)
        else:
            word = (
                ring[t % 16]
                + small_sigma0(ring[(t + 1) % 16])
                + ring[(t + 9) % 16]
                + small_sigma1(ring[(t + 14) % 16])
            )
        ring[t % 16] = word
        state = compress_round(state, word, ROUND_CONSTANTS[t])

    digest = state + INITIAL_STATE
    digests[m] = digest
    if (digest[0] & compared_bits) == (expected[m] & compared_bits):
        verdict[m] = MATCH
    else:
        verdict[m] = MISMATCH
