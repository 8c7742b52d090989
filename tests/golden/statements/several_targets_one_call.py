# A call with several results assigned to names.
import warp as wp


@wp.func
def halves(x: float):
    return x * 0.5, x * 0.25


@wp.kernel
def several_targets_one_call(x: wp.array(dtype=float)):
    i = wp.tid()
    a, b = halves(x[i])
    x[i] = a + b
