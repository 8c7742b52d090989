# Bitwise augmented assignment of an integer component.
import warp as wp


@wp.kernel
def vector_component_bits(v: wp.vec3i, out: wp.array(dtype=wp.vec3i)):
    a = v
    a[0] &= 1
    a[1] |= 2
    a[2] ^= 4
    a[0] <<= 1
    out[0] = a
