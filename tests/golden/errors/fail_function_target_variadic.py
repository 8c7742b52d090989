# warp: refuses. A builtin with any number of arguments is no function to hand over.
import warp as wp


@wp.func
def call(f: wp.Function, x: float):
    f("%f", x)


@wp.kernel
def variadic(x: wp.array(dtype=float)):
    call(wp.printf, x[0])
