# Warp takes `var_` out of a parameter's name wherever it stands, but not out of its adjoint's
import warp as wp


@wp.func_native("return x + my_y;")
def odd(var_x: float, my_var_y: float, var_var_z: int) -> float: ...


@wp.kernel
def names_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = odd(x[i], 1.0, i)
