# A conditional expression with work on both sides in reverse.
import warp as wp


@wp.kernel
def ternary_reversed(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    x[i] = wp.sin(x[i]) if n > 0 else wp.cos(x[i])
