# warp: refuses
import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func_grad(square)
def adj_square(x: int, adj_ret: float):
    wp.adjoint[x] += 1


@wp.kernel
def parameters_kernel(x: wp.array(dtype=float)):
    x[0] = square(x[0])
