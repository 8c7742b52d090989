# Elements of a tuple on the right side are bound without copies.
import warp as wp


@wp.kernel
def tuple_of_values(n: int, x: float, out: wp.array(dtype=float)):
    a, b = n, x
    c, d = 2, 3.0
    out[a + c] = b + d
