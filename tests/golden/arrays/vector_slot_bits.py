# Bitwise slot atomics on integer vectors.
import warp as wp


@wp.kernel
def vector_slot_bits(v: wp.array(dtype=wp.vec2i)):
    i = wp.tid()
    v[i][0] &= 1
    v[i][1] |= 2
    v[i].x ^= 4
