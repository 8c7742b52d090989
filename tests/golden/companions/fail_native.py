# weft: refuses
import warp as wp


@wp.func_native("return x;")
def same(x: float) -> float: ...


@wp.func_grad(same)
def adj_same(x: float, adj_ret: float):
    wp.adjoint[x] += adj_ret


@wp.kernel
def native_kernel(x: wp.array(dtype=float)):
    x[0] = same(x[0])
