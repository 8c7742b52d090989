# Bitwise augmented assignment of integer matrix elements.
import warp as wp

mat22i = wp.types.matrix(shape=(2, 2), dtype=int)


@wp.kernel
def matrix_bits(m: mat22i, out: wp.array(dtype=mat22i)):
    a = m
    a[0, 0] &= 1
    a[0, 1] |= 2
    a[1, 0] ^= 4
    a[1] &= wp.vec2i(1, 2)
    a[0] |= wp.vec2i(3, 4)
    a[1] ^= wp.vec2i(5, 6)
    out[0] = a
