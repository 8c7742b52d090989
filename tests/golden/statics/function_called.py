# Python runs the body of a Warp function that wp.static calls.
import warp as wp

BASE = 3


@wp.func
def five():
    known = wp.static(BASE + 2)
    return known


@wp.func
def scaled(x: float, n: int):
    s = x
    for i in range(n):
        s = s * 2.0 + float(i)
    return s


@wp.func
def turned(v: wp.vec3):
    return wp.vec3(v[1], v[2], v[0])


@wp.kernel
def function_called(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    if wp.static(five() in {2, 3, 5}):
        x[i] = wp.static(scaled(1.5, 3))
    v[i] = wp.static(turned(wp.vec3(1.0, 2.0, 3.0)))
