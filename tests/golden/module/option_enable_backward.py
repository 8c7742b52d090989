# Kernel options win over module options, both ways.
import warp as wp

wp.set_module_options({"enable_backward": False})


@wp.kernel
def follows_module(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.kernel(enable_backward=True)
def has_backward(x: wp.array(dtype=float)):
    x[0] = 2.0
