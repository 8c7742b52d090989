# A call result can be subscripted and its component read.
import warp as wp


@wp.kernel
def subscripted_call(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    out[0] = wp.normalize(v[0])[1]
    out[1] = (v[0] + v[1]).z
