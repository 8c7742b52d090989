# The condition of a conditional expression is re-loaded.
import warp as wp


@wp.kernel
def ternary_condition_element(flags: wp.array(dtype=wp.bool), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = 1.0 if flags[i] else 2.0
