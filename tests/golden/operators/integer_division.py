# `/` on integers stays an integer division.
import warp as wp


@wp.kernel
def integer_division(a: int, b: int, out: wp.array(dtype=int)):
    out[0] = a / b
    out[1] = a // b
    out[2] = a % b
