# A function whose only return is inside a loop.
import warp as wp


@wp.func
def first_positive(x: wp.array(dtype=float), n: int):
    for i in range(n):
        if x[i] > 0.0:
            return x[i]


@wp.kernel
def return_in_loop_only(x: wp.array(dtype=float), n: int):
    x[0] = first_positive(x, n)
