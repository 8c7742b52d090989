# A user function named like an operator is tried first.
import warp as wp


@wp.func
def add(a: wp.vec3, b: float):
    return wp.vec3(a[0] + b, a[1], a[2])


@wp.kernel
def user_operator(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):
    i = wp.tid()
    v[i] = v[i] + 2.0
    v[i] = v[i] + v[0]
    x[i] = x[i] + 1.0
