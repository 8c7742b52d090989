# wp.vector with values, and with length and dtype.
import warp as wp


@wp.kernel
def vector_function(x: float, out: wp.array(dtype=wp.vec2)):
    out[0] = wp.vector(x, 2.0)
    a = wp.vector(length=3, dtype=float)
    b = wp.vector(1, 2, dtype=wp.float64)
    c = wp.vector(x, length=4)
