# warp: refuses. Two annotations of one text are two references: the gradient belongs to another function.
import warp as wp


@wp.func
def bump(a: wp.ref[float]):
    a += 1.0


@wp.func_grad(bump)
def bump_adjoint(a: wp.ref[float]):
    wp.adjoint[a] += 1.0


@wp.kernel
def other_annotation(x: wp.array(dtype=float)):
    bump(x[0])
