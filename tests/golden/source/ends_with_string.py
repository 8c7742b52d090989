# A body that ends with a string over several lines.
import warp as wp


@wp.kernel
def ends_with_string(x: wp.array(dtype=float)):
    x[0] = 1.0
    """
    a trailing note
    """

X = 1
