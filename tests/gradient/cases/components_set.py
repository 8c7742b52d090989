# gradient: exact
import warp as wp


@wp.kernel
def components_set(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    v = wp.vec3d()
    v[0] = x[i] * x[i]
    v[1] = wp.sin(x[i])
    v.z = x[i]
    out[i] = wp.dot(v, v)
