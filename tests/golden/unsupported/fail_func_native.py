# weft: refuses. A native function.
import warp as wp


@wp.func_native("return a * a;")
def square(a: float) -> float: ...


@wp.kernel
def func_native(x: wp.array(dtype=float)):
    x[0] = square(x[0])
