# wp.isnan of a scalar, a vector, a quaternion and a matrix.
import warp as wp


@wp.kernel
def isnan_rows(x: wp.array(dtype=float), v: wp.vec3, q: wp.quat, m: wp.mat22d, out: wp.array(dtype=wp.bool)):
    out[0] = wp.isnan(x[0])
    out[1] = wp.isnan(v)
    out[2] = wp.isnan(q)
    out[3] = wp.isnan(m)
