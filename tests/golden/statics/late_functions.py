# A function of a list, by the variable of a loop: the hash holds each of them.
import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func
def cube(x: float):
    return x * x * x


TABLE = [square, cube, wp.sin]


@wp.kernel
def late_functions(x: wp.array(dtype=float)):
    i = wp.tid()
    s = x[i]
    for j in range(wp.static(len(TABLE))):
        s = wp.static(TABLE[j])(s) + wp.static(float(j) + 0.5)
    x[i] = s
