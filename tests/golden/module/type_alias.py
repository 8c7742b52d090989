# Types under other names.
import warp as wp

Real = wp.float64
Vec = wp.vec3d
Reals = wp.array(dtype=Real)


@wp.kernel
def type_alias(a: Real, v: Vec, x: Reals):
    x[0] = a * v[0] + Real(2.0)
