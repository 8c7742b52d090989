# It can choose the function to call.
import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.func
def cube(a: float):
    return a * a * a


FUNCTIONS = {"square": square, "cube": cube}


@wp.kernel
def function_value(x: wp.array(dtype=float)):
    i = wp.tid()
    f = wp.static(FUNCTIONS["cube"])
    x[i] = wp.static(FUNCTIONS["square"])(x[i]) + f(x[i])
