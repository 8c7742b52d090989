# idea: Fletcher checksum of packets
# brief: Compute the Fletcher-32 checksum of every packet and compare it with the one that was sent.
# description: Packet `p` holds the words from `offset[p]` up to `offset[p + 1]` of `word`, of which the low 16 bits
#     count. Both sums start at 65535. `fold` is C++ that adds a word to the first sum and then the new first sum to the
#     second, each time with the carry above 16 bits added again below, and returns both packed in one unsigned number,
#     the second in the upper half. After the last word the packed sums are the checksum: it is written to
#     `checksum[p]`, and `valid[p]` is 1 if it equals `expected[p]`, else 0. Packets that are wrong are counted in
#     `failures[0]`.
# launch: n
# inputs:
#     word[15*n] = index(0, 65536)
#     offset[n+1] = offsets(0, 15*n)
#     expected[n] = zero
#     checksum[n] = zero
#     valid[n] = zero
#     failures[1] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

FIRST_SUMS = wp.constant(wp.uint32(0xFFFFFFFF))

FOLD = """
    unsigned int low = (sums & 0xffffu) + ((unsigned int)word & 0xffffu);
    low = (low & 0xffffu) + (low >> 16);
    unsigned int high = (sums >> 16) + low;
    high = (high & 0xffffu) + (high >> 16);
    return (high << 16) | low;
"""


@wp.func_native(FOLD)
def fold(sums: wp.uint32, word: int) -> wp.uint32: ...


@wp.kernel
def checksum_packet_words(
    word: wp.array(dtype=int),
    offset: wp.array(dtype=int),
    expected: wp.array(dtype=wp.uint32),
    checksum: wp.array(dtype=wp.uint32),
    valid: wp.array(dtype=int),
    failures: wp.array(dtype=int),
):
    """One thread walks the words of one packet."""
    p = wp.tid()
    sums = wp.uint32(FIRST_SUMS)
    for k in range(offset[p], offset[p + 1]):
        sums = fold(sums, word[k])
    checksum[p] = sums
    if sums == expected[p]:
        valid[p] = 1
    else:
        valid[p] = 0
        wp.atomic_add(failures, 0, 1)
