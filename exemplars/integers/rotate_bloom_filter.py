# idea: lookup and insertion in a rotating Bloom filter
# brief: Test every key against the filter of the last period and insert it into the filter of the current one.
# description: A Bloom filter is an array of 32-bit words. `probe_bit` gives the position of probe number `probe` of a key by
#     double hashing: the hash of the key plus `probe` times a second hash, made odd, as a remainder by the number of bits; both
#     hashes come from `scramble` with the salts 0 and 1: the key times `GOLDEN` plus the salt, then xor with itself shifted down
#     by 15, a product with 0x2C1B3C6D, and xor with itself shifted down by 12. Thread `i` takes `keys[i]`. It looks at `PROBES`
#     bits in `previous_filter`: the key was perhaps seen if all of them are set, which sets `maybe_seen[i]` to 1, else 0. In any
#     case the same bits are set in `current_filter` by atomic or.
# launch: n
# inputs:
#     keys[n] = index(0, 1000000)
#     previous_filter[32] = index(2147483648, 4294967295)
#     current_filter[32] = zero
#     maybe_seen[n] = zero
# fits:
#     total_output(maybe_seen)
#     active_mask
#     indirect_thread
import warp as wp

PROBES = wp.constant(3)
GOLDEN = wp.constant(wp.uint32(0x9E3779B9))


@wp.func
def scramble(key: wp.uint32, salt: wp.uint32) -> wp.uint32:
    h = key * GOLDEN + salt
    h = (h ^ (h >> wp.uint32(15))) * wp.uint32(0x2C1B3C6D)
    return h ^ (h >> wp.uint32(12))


@wp.func
def probe_bit(key: wp.uint32, probe: int, bits: wp.uint32) -> wp.uint32:
    step = scramble(key, wp.uint32(1)) | wp.uint32(1)  # odd, so that the probes differ
    return (scramble(key, wp.uint32(0)) + wp.uint32(probe) * step) % bits


@wp.kernel
def rotate_bloom_filter(
    keys: wp.array(dtype=wp.uint32),
    previous_filter: wp.array(dtype=wp.uint32),
    current_filter: wp.array(dtype=wp.uint32),
    maybe_seen: wp.array(dtype=wp.int32),
):
    """Duplicate suppression over two periods; the host swaps the filters and clears the older one."""
    i = wp.tid()
    bits = wp.uint32(32 * previous_filter.shape[0])

    seen = int(1)
    for probe in range(PROBES):
        bit = probe_bit(keys[i], probe, bits)
        mask = wp.uint32(1) << (bit & wp.uint32(31))
        word = int(bit >> wp.uint32(5))
        wp.atomic_or(current_filter, word, mask)
        if (previous_filter[word] & mask) == wp.uint32(0):
            seen = 0

    maybe_seen[i] = seen
