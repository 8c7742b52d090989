# Overloads that differ in the number of parameters.
import warp as wp


@wp.func
def add_up(a: float):
    return a


@wp.func
def add_up(a: float, b: float):
    return a + b


@wp.kernel
def overload_by_count(x: wp.array(dtype=float)):
    x[0] = add_up(x[1])
    x[2] = add_up(x[3], x[4])
