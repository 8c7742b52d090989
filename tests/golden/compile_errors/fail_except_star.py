# warp: refuses. break in an except* block.
import warp as wp


try:
    pass
except* ValueError:
    break


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
