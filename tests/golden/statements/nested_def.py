# A nested function definition is walked in place.
import warp as wp


@wp.kernel
def nested_def(x: wp.array(dtype=float)):
    def inner():
        x[0] = 1.0

    x[1] = 2.0
