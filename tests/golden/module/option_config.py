# wp.config set before the kernel.
import warp as wp

wp.config.enable_backward = False
wp.config.max_unroll = 2


@wp.kernel
def option_config(x: wp.array(dtype=float)):
    for i in range(3):
        x[i] = 1.0
