# wp.skew makes a matrix.
import warp as wp


@wp.kernel
def skew_rows(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    out[i] = wp.skew(v[i])
