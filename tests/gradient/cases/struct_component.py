# gradient: warp_differs assigned-component
import warp as wp


@wp.struct
class S:
    a: wp.float64
    v: wp.vec3d


@wp.kernel
def struct_component(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = S()
    s.v[1] = x[i] * x[i]
    out[i] = wp.length_sq(s.v)
