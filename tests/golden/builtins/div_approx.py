# wp.div_approx of scalars and composites.
import warp as wp


@wp.kernel
def div_approx_rows(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat), s: float):
    i = wp.tid()
    x[i] = wp.div_approx(x[i], s)
    v[i] = wp.div_approx(v[i], s)
    v[0] = wp.div_approx(s, v[i])
    m[i] = wp.div_approx(m[i], s)
    m[0] = wp.div_approx(s, m[i])
    q[i] = wp.div_approx(q[i], s)
    q[0] = wp.div_approx(s, q[i])
