# gradient: exact
import warp as wp


@wp.kernel
def works_new_vector(p: wp.array(dtype=wp.vec3d), x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    v = p[i]
    v = wp.vec3d(v[0] * x[i], v[1], v[2])
    out[i] = wp.dot(v, v)
