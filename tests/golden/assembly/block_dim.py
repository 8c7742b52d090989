# Another block dimension on both devices. [--block-dim 64]
import warp as wp


@wp.kernel
def block_dim(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = float(wp.block_dim())
