# What stands in the Python body is not printed, but the functions it calls are
import warp as wp


@wp.struct
class Pair:
    a: float
    b: float


@wp.func
def helper(x: float):
    return x * 0.5


@wp.func_native("return p.a + x;")
def with_body(p: Pair, x: float) -> float:
    return helper(x) + p.a


@wp.kernel
def body_kernel(p: Pair, x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = with_body(p, x[i])
