# A docstring prints nothing.
import warp as wp


@wp.kernel
def docstring(x: wp.array(dtype=float)):
    """Set one element.

    The text is part of the hash.
    """
    x[0] = 1.0
