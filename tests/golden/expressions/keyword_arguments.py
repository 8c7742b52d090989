# Keywords are evaluated in source order and printed in parameter order.
import warp as wp


@wp.kernel
def keyword_arguments(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wp.clamp(high=2.0, x=x[i], low=1.0)
