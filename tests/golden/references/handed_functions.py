# wp.Function: for each set of functions it is handed, a function becomes one of its own, without these parameters.
from typing import Any

import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func
def half(x: float) -> float:
    return x * 0.5


@wp.func
def double(x: Any):
    return x + x


@wp.func
def apply(f: wp.Function, x: float):
    return f(x) + 1.0


@wp.func
def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:
    return f(g(x))


@wp.func
def chain(first: wp.Function, x: float):
    again = first
    return compose(again, x, wp.sin) + compose(first, x) + apply(first, x)


@wp.func
def each(f: wp.Function, values: wp.array(dtype=float), n: int):
    for i in range(n):
        values[i] = f(values[i])
    for i in range(2):
        values[i] = f(f(values[i]))


@wp.func
def on_any(f: wp.Function, x: Any):
    return f(x)


@wp.func
def unused(f: wp.Function, x: float):
    return x, -x


def make(f):
    @wp.kernel
    def closure(a: wp.array(dtype=float)):
        i = wp.tid()
        a[i] = apply(f, a[i])

    return closure


with_square = make(square)
with_tanh = make(wp.tanh)


@wp.kernel
def calls(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    f = square
    a[i] = apply(square, a[i]) + apply(f, 2.0) + apply(wp.exp, a[i]) + chain(half, a[i])
    a[0] = compose(g=square, f=wp.cos, x=a[1])
    each(square, a, 5)
    each(wp.abs, a, i)
    a[1] = on_any(double, a[0]) + on_any(wp.length, v[i])
    v[i] = on_any(double, v[i])
    b, c = unused(square, a[2])
    a[2] = b * c


@wp.kernel(enable_backward=False)
def forward_only(a: wp.array(dtype=float)):
    a[0] = apply(half, a[1])
