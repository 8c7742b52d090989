"""Which kernels are still there at the end."""

import warp as wp


@wp.kernel
def k(a: wp.array(dtype=int)):
    a[0] = 1


@wp.kernel
def k(a: wp.array(dtype=int)):  # noqa: F811
    a[0] = 2


@wp.kernel
def kept(a: wp.array(dtype=int)):
    a[0] = 3


saved = [kept]


@wp.kernel
def kept(a: wp.array(dtype=int)):  # noqa: F811
    a[0] = 4


def make(n):
    @wp.kernel
    def m(a: wp.array(dtype=int)):
        a[0] = n

    return m


for i in range(4):
    make(i)

first = make(10)
second = make(11)
del first
store = {"x": make(12)}
store["x"] = make(13)
