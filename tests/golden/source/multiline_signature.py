# A signature over several lines: only the line with def is printed.
import warp as wp


@wp.kernel
def multiline_signature(
    x: wp.array(dtype=float),
    n: int,
):
    x[n] = 1.0
