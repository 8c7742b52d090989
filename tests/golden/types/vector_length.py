# len() of a static shape is a constant.
import warp as wp


@wp.kernel
def vector_length(v: wp.vec3, m: wp.mat22, out: wp.array(dtype=int)):
    out[0] = len(v)
    out[1] = len(m)
