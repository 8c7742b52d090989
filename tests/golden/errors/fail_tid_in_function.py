# warp: refuses. wp.tid() in a function.
import warp as wp


@wp.func
def index():
    i = wp.tid()
    return i


@wp.kernel
def tid_in_function(x: wp.array(dtype=float)):
    x[index()] = 1.0
