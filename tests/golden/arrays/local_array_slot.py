# A component of an element of a local array.
import warp as wp


@wp.kernel
def local_array_slot(n: int, out: wp.array(dtype=float)):
    a = wp.zeros(shape=4, dtype=wp.vec3)
    a[n][0] = 1.0
    a[n] += wp.vec3(2.0)
    out[0] = a[n][0]
