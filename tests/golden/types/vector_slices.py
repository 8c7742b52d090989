# Slices of vectors read, stored and augmented.
import warp as wp


@wp.kernel
def vector_slices(v: wp.vec4, out: wp.array(dtype=wp.vec2)):
    a = v
    out[0] = a[1:3]
    out[1] = a[:2]
    out[2] = a[2:]
    out[3] = a[::2]
    out[4] = a[-2:]
    b = a[::-1]
    a[0:2] = wp.vec2(1.0, 2.0)
    a[2:4] += wp.vec2(3.0, 4.0)
    a[1:3] -= wp.vec2(5.0, 6.0)
    a[:] = v
