# A kernel whose body is only a docstring.
import warp as wp


@wp.kernel
def docstring_only(x: wp.array(dtype=float)):
    """Nothing to do."""
