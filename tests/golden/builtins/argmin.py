# wp.argmin of a vector.
import warp as wp


@wp.kernel
def argmin_rows(v: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    out[i] = wp.argmin(v[i])
