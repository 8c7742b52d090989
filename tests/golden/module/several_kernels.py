# Several kernels: here in source order, in a module by hash.
import warp as wp


@wp.func
def shared(a: float):
    return a * 2.0


@wp.kernel
def first(x: wp.array(dtype=float)):
    x[0] = shared(x[0])


@wp.kernel
def second(x: wp.array(dtype=float), n: int):
    x[n] = 1.0


@wp.kernel
def third(x: wp.array(dtype=float)):
    x[0] = shared(x[1])
