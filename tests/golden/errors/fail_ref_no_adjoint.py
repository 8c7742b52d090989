# warp: refuses. A function of references without a gradient, in reach of a backward pass.
import warp as wp


@wp.func
def bump(a: wp.ref[float]):
    a += 1.0


@wp.func
def twice(x: wp.array(dtype=float)):
    bump(x[0])


@wp.kernel
def no_adjoint(x: wp.array(dtype=float)):
    twice(x)
