# Several results have several adjoints, and none of the results is handed to a gradient
import warp as wp


@wp.func
def both(a: float, b: float):
    return a * b, a + b


@wp.func_grad(both)
def adj_both(a: float, b: float, adj_product: float, adj_sum: float):
    wp.adjoint[a] += adj_product * b + adj_sum
    wp.adjoint[b] += adj_product * a + adj_sum


@wp.func
def nothing(x: wp.array(dtype=float), i: int):
    x[i] = x[i] * 2.0


@wp.func_grad(nothing)
def adj_nothing(x: wp.array(dtype=float), i: int):
    wp.adjoint[x][i] = wp.adjoint[x][i] * 2.0


@wp.kernel
def several_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    p, q = both(x[i], 2.0)
    nothing(x, i)
    x[i] = p - q
