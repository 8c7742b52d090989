# gradient: exact
import warp as wp


@wp.kernel
def component_added(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    v = wp.vec3d(x[i], wp.float64(2.0), wp.float64(1.0))
    v[0] += x[i] * x[i]
    v[1] -= x[i]
    out[i] = v[0] * v[1] + v[2]
