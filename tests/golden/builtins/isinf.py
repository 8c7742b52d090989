# wp.isinf of a scalar, a vector, a quaternion and a matrix.
import warp as wp


@wp.kernel
def isinf_rows(x: wp.array(dtype=float), v: wp.vec3, q: wp.quat, m: wp.mat22d, out: wp.array(dtype=wp.bool)):
    out[0] = wp.isinf(x[0])
    out[1] = wp.isinf(v)
    out[2] = wp.isinf(q)
    out[3] = wp.isinf(m)
