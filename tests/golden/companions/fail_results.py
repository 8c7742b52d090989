# warp: refuses. The gradient takes no adjoint of the result.
import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func_grad(square)
def adj_square(x: float):
    wp.adjoint[x] += 2.0 * x


@wp.kernel
def results_kernel(x: wp.array(dtype=float)):
    x[0] = x[0] + 1.0
