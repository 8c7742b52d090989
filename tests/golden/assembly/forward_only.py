# A module without backward entries.
import warp as wp

wp.set_module_options({"enable_backward": False})


@wp.func
def inc(a: float):
    return a + 1.0


@wp.kernel
def forward_only(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = inc(x[i])
