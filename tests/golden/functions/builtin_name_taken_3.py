# A name of which Warp's library has three.
import warp as wp


@wp.func
def transform_compose(a: float, b: float):
    return a * b


@wp.kernel
def builtin_name_taken_3(x: wp.array(dtype=float)):
    x[0] = transform_compose(x[0], 2.0)
