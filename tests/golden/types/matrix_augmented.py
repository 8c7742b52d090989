# Augmented assignment of an element, a row and a block.
import warp as wp


@wp.kernel
def matrix_augmented(m: wp.mat33, out: wp.array(dtype=wp.mat33)):
    a = m
    a[0, 0] += 1.0
    a[1, 1] -= 2.0
    a[2, 2] *= 3.0
    a[1] -= wp.vec3(1.0)
    a[0:2, 0:2] += wp.mat22(1.0)
    out[0] = a
