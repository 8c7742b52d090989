# A function's hash enters the kernel's through its call.
import warp as wp

FACTOR = 3.0


@wp.func
def scaled(a: float):
    return a * FACTOR


@wp.kernel
def function_hash_order(x: wp.array(dtype=float)):
    x[0] = scaled(x[0]) + FACTOR
