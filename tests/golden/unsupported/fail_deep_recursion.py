# weft: refuses. A module function that recurses deeply.
import warp as wp


def down(n):
    return 0 if n == 0 else down(n - 1)


N = down(900)


@wp.kernel
def deep_recursion(n: wp.array(dtype=int)):
    n[0] = N
