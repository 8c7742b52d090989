# A string at the top of the body prints nothing, inside a block it leaves a constant.
import warp as wp


@wp.kernel
def string_statement(n: int, out: wp.array(dtype=int)):
    """What the kernel does."""
    "another string"
    if n > 0:
        "inside"
        out[0] = n
