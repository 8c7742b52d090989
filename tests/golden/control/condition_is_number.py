# An integer, a float and a vector are accepted as conditions.
import warp as wp


@wp.kernel
def condition_is_number(n: int, x: float, out: wp.array(dtype=float)):
    if n:
        out[0] = 1.0
    if x:
        out[1] = 1.0
