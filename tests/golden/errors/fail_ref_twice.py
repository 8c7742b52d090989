# warp: refuses. Two functions that write through references, neither with a gradient: one is enough to refuse the kernel.
import warp as wp


@wp.func
def set_one(x: wp.ref[float]):
    x = 1.0


@wp.func
def first(a: float):
    b = float(a)
    set_one(b)
    return b


@wp.func
def second(a: float):
    b = float(a)
    set_one(b)
    return b * 2.0


@wp.kernel
def ref_twice(x: wp.array(dtype=float)):
    x[0] = first(x[0]) + second(x[1])
