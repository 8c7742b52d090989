# A form feed between definitions.
import warp as wp


@wp.func
def inc(a: float):
    return a + 1.0


@wp.kernel
def form_feed(x: wp.array(dtype=float)):
    x[0] = inc(x[0])
