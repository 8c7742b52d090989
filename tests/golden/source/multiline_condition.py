# A condition over several lines.
import warp as wp


@wp.kernel
def multiline_condition(x: wp.array(dtype=float), n: int):
    if (
        n > 0
        and x[0] > 1.0
    ):
        x[1] = 2.0
