# Overloads are numbered in definition order.
import warp as wp


@wp.func
def mix(a: float, b: float):
    return a + b


@wp.func
def mix(a: int, b: int):
    return a * b


@wp.func
def mix(a: wp.vec3, b: wp.vec3):
    return wp.cw_mul(a, b)


@wp.kernel
def overloads(x: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[i] = mix(v[i], v[0])
    n[i] = mix(n[i], 2)
    x[i] = mix(x[i], 1.0)
