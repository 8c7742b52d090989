# Values of a matrix that is not square are passed in braces.
import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=float)


@wp.kernel
def matrix_constructor_braces(x: float, out: wp.array(dtype=mat23)):
    out[0] = mat23(x, 2.0, 3.0, 4.0, 5.0, x)
    out[1] = mat23(x)
    out[2] = mat23()
