# warp: refuses
import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func_grad(square)
def adj_square(x: int, adj_ret: float):
    pass


@wp.kernel
def ones(y: wp.array(dtype=float)):
    y[wp.tid()] = 1.0
