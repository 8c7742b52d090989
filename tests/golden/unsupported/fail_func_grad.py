# weft: refuses. A custom gradient.
import warp as wp


@wp.func
def safe_sqrt(a: float):
    return wp.sqrt(a)


@wp.func_grad(safe_sqrt)
def adj_safe_sqrt(a: float, adj_ret: float):
    wp.adjoint[a] += adj_ret / (2.0 * wp.sqrt(a) + 0.001)


@wp.kernel
def func_grad(x: wp.array(dtype=float)):
    x[0] = safe_sqrt(x[0])
