# gradient: unknown no-model (measured exact)
import warp as wp


@wp.kernel
def slice_assigned(x: wp.array(dtype=wp.vec3d), out: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = wp.vec3d()
    v[0:2] = wp.vec2d(x[i][1], x[i][2])
    out[i] = wp.cw_mul(v, x[i])
