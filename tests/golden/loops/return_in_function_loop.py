# A return from inside a function's loop.
import warp as wp


@wp.func
def find(x: wp.array(dtype=float), n: int, value: float):
    for i in range(n):
        if x[i] == value:
            return i
    return -1


@wp.kernel
def return_in_function_loop(x: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):
    out[0] = find(x, n, 2.0)
