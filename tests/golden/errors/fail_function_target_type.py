# warp: refuses. A type is no function to hand over.
import warp as wp


@wp.func
def call(f: wp.Function, x: float):
    return f(x, x, x)


@wp.kernel
def constructor(x: wp.array(dtype=wp.vec3)):
    x[0] = call(wp.vec3, 1.0)
