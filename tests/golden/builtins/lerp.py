# wp.lerp of scalars and composites.
import warp as wp


@wp.kernel
def lerp_rows(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform), s: float):
    i = wp.tid()
    x[i] = wp.lerp(x[i], x[0], s)
    v[i] = wp.lerp(v[i], v[0], s)
    m[i] = wp.lerp(m[i], m[0], s)
    q[i] = wp.lerp(q[i], q[0], s)
    t[i] = wp.lerp(t[i], t[0], s)
