# warp: refuses
import warp as wp


@wp.func_native("return x;", adjoint="adj_x += adj_ret;")
def wrong(x: float) -> float: ...


@wp.kernel
def arguments_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wrong(x[i])
