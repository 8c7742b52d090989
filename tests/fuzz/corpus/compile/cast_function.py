# wp.cast takes the type as second argument.
import warp as wp


@wp.kernel
def cast_function(n: int, x: wp.array(dtype=float)):
    x[0] = wp.cast(n, float)
    x[1] = wp.cast(n, wp.float32)
