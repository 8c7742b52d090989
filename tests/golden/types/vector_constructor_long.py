# More than four values are passed in braces.
import warp as wp

vec5 = wp.types.vector(length=5, dtype=float)


@wp.kernel
def vector_constructor_long(x: float, out: wp.array(dtype=vec5)):
    out[0] = vec5(x, 2.0, 3.0, x, 5.0)
    out[1] = vec5(x)
    out[2] = vec5()
