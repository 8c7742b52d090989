# An integer beyond 32 bits wraps in the hash, not in the text.
import warp as wp

BIG = 0x123456789ABC


@wp.kernel
def constant_large_int(n: wp.array(dtype=wp.int64)):
    n[0] = wp.int64(BIG)
