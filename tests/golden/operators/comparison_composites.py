# Vectors and matrices compare with == and !=.
import warp as wp


@wp.kernel
def comparison_composites(a: wp.vec3, b: wp.vec3, p: wp.mat22, q: wp.quat, out: wp.array(dtype=wp.bool)):
    out[0] = a == b
    out[1] = a != b
    out[2] = p == p
    out[3] = q == q
