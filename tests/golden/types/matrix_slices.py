# Slices of matrices: rows, columns, blocks.
import warp as wp


@wp.kernel
def matrix_slices(m: wp.mat33, out: wp.array(dtype=wp.mat22)):
    a = m
    out[0] = a[0:2, 1:3]
    c = a[:, 1]
    r = a[1, :]
    b = a[1:]
    a[0, 1:3] = wp.vec2(1.0, 2.0)
    a[:, 0] = wp.vec3(3.0)
    a[0:2, 0:2] = out[0]
