# wp.argmax of a vector.
import warp as wp


@wp.kernel
def argmax_rows(v: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    out[i] = wp.argmax(v[i])
