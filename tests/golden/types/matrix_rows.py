# Rows read and written.
import warp as wp


@wp.kernel
def matrix_rows(m: wp.mat33, out: wp.array(dtype=wp.vec3)):
    a = m
    out[0] = a[1]
    a[0] = wp.vec3(1.0)
    a[2] += wp.vec3(2.0)
    out[1] = a[0]
