# Python's int, float and bool are int32, float32 and bool.
import warp as wp


@wp.kernel
def python_scalars(a: int, b: float, c: bool, x: wp.array(dtype=bool), y: wp.array(dtype=int)):
    x[0] = c
    y[0] = a
