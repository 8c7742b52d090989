# warp: refuses. Two names for references of one type: the gradient belongs to another function.
import warp as wp


One = wp.ref[float]
Other = wp.ref[float]


@wp.func
def bump(a: One):
    a += 1.0


@wp.func_grad(bump)
def bump_adjoint(a: Other):
    wp.adjoint[a] += 1.0


@wp.kernel
def other_alias(x: wp.array(dtype=float)):
    bump(x[0])
