# warp: refuses. A function that calls itself.
import warp as wp


@wp.func
def count_down(n: int):
    if n <= 0:
        return 0
    return count_down(n - 1)


@wp.kernel
def recursion(n: wp.array(dtype=int)):
    n[0] = count_down(n[0])
