# Elements read and written with one bracket or two.
import warp as wp


@wp.kernel
def matrix_elements(m: wp.mat33, k: int, out: wp.array(dtype=float)):
    a = m
    out[0] = a[0, 1]
    out[1] = a[1][2]
    out[2] = a[k, k]
    a[0, 0] = 1.0
    a[2][1] = 2.0
    out[3] = a[0, 0]
