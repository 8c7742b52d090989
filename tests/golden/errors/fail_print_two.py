# warp: refuses. print of two values.
import warp as wp


@wp.kernel
def print_two(n: int):
    print("n", n)
