# gradient: exact
import warp as wp


@wp.struct
class S:
    a: wp.float64
    v: wp.vec3d


@wp.kernel
def struct_fields(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = S()
    s.a = x[i] * x[i]
    s.v = wp.vec3d(x[i], s.a, wp.float64(1.0))
    s.a = s.a * x[i]
    out[i] = s.a * wp.length(s.v)
