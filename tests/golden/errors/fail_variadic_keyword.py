# warp: refuses. A keyword that a constructor does not have.
import warp as wp


@wp.kernel
def variadic_keyword(v: wp.array(dtype=wp.vec3)):
    v[0] = wp.vec3(1.0, foo=2.0)
