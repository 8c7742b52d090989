# Several results assigned to one name become a tuple.
import warp as wp


@wp.func
def halves(x: float):
    return x * 0.5, x * 0.25


@wp.kernel
def one_target_several_results(x: wp.array(dtype=float)):
    both = halves(x[0])
    x[1] = both[0]
    a, b = both
    x[2] = b
