# warp: refuses. Too many values for wp.printf.
import warp as wp


@wp.kernel
def printf_arguments(n: int):
    wp.printf("%d", n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n)
