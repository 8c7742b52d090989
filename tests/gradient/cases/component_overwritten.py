# gradient: warp_differs assigned-component
import warp as wp


@wp.kernel
def component_overwritten(p: wp.array(dtype=wp.vec3d), x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    v = p[i]
    v[0] = v[0] * x[i]
    out[i] = wp.dot(v, v)
