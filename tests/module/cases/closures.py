"""Kernels and functions made by Python functions."""

import functools

import warp as wp

SCALE = 2.0


def make(n, scale=1.5, *, offset=0):
    limit = n * 2

    @wp.func
    def helper(x: float):
        return x * scale + float(limit)

    @wp.kernel
    def kern(a: wp.array(dtype=float), b: wp.array(dtype=float, ndim=2)):
        i = wp.tid()
        a[i] = helper(a[i]) + float(n) + float(offset)

    return kern, helper


k1, h1 = make(1)
k2, h2 = make(2, 3.0, offset=5)
pairs = [make(i)[0] for i in range(3)]


def make_typed(dtype):
    @wp.kernel
    def typed(a: wp.array(dtype=dtype), s: dtype):
        a[0] = s

    return typed


typed_f = make_typed(float)
typed_d = make_typed(wp.float64)
typed_v = make_typed(wp.vec3)

table = {t: make_typed(t) for t in (wp.int32, wp.uint8)}


@functools.cache
def cached(dtype, length):
    vec_t = wp.types.vector(length=length, dtype=dtype)

    @wp.kernel(enable_backward=False)
    def filled(out: wp.array(dtype=vec_t), value: dtype):
        out[wp.tid()] = vec_t(value)

    return filled


c1 = cached(float, 4)
c2 = cached(float, 4)
c3 = cached(wp.float64, 2)


def deep(a):
    def middle(b):
        @wp.func
        def inner(x: int):
            return x + a + b

        @wp.kernel
        def outer(x: wp.array(dtype=int)):
            x[0] = inner(x[1])

        return outer

    return middle(a * 10)


d = deep(4)


def counter():
    total = 0

    def add(x):
        nonlocal total
        total += x
        return total

    return add


adder = counter()
adder(3)
seven = adder(4)


def recursive(n):
    return 1 if n <= 1 else n * recursive(n - 1)


fact = recursive(10)
twice = lambda f, x: f(f(x))  # noqa: E731
sixteen = twice(lambda v: v * 2, 4)


def loop(n):
    out = []
    i = 0
    while True:
        i += 1
        if i % 2:
            continue
        if i > n:
            break
        out.append(i)
    else:
        out.append(-1)
    return out


evens = loop(7)


def with_global():
    global made_global

    @wp.func
    def made_global(x: float):
        return x


with_global()


class Holder:
    VALUE = 5
    PAIR = (VALUE, VALUE + 1)

    @wp.func
    def meth(x: float):
        return x + 1.0

    @wp.kernel
    def kern(x: wp.array(dtype=float)):
        x[0] = Holder.meth(x[0])

    class Inner:
        @wp.func
        def deeper(x: int):
            return x

    @staticmethod
    def build(q):
        @wp.kernel(name=f"built_{q}")
        def b(x: wp.array(dtype=int)):
            x[0] = q

        return b


b3 = Holder.build(3)
v = Holder.VALUE
