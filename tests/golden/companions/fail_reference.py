# warp: refuses
# No gradient fits a function that changes its argument, also if nobody calls it.
import warp as wp


@wp.func
def grow(x: wp.ref[float]):
    x = x + 1.0


@wp.func_grad(grow)
def adj_grow(x: wp.ref[float]):
    pass


@wp.kernel
def fail_reference(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
