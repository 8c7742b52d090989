# Options that shape no text.
import warp as wp

wp.set_module_options({"fast_math": True, "fuse_fp": False, "mode": "release"})


@wp.kernel
def option_fast_math(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
