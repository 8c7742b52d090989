# A kernel without the grid-stride loop.
import warp as wp


@wp.kernel(grid_stride=False)
def option_grid_stride(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    if i > n:
        return
    x[i] = 1.0
