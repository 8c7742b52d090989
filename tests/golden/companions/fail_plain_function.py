# warp: refuses
import warp as wp


def square(x: float):
    return x * x


@wp.func_grad(square)
def adj_square(x: float, adj_ret: float):
    wp.adjoint[x] += 2.0 * x * adj_ret


@wp.kernel
def ones(y: wp.array(dtype=float)):
    y[wp.tid()] = 1.0
