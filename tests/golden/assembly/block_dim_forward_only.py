# Another block dimension without backward. [--block-dim 128]
import warp as wp


@wp.kernel(enable_backward=False)
def block_dim_forward_only(x: wp.array2d(dtype=float)):
    i, j = wp.tid()
    x[i, j] = 1.0
