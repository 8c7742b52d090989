# weft: refuses. launch_bounds as a module option.
import warp as wp

wp.set_module_options({"launch_bounds": (128, 4)})


@wp.kernel
def option_module_launch_bounds(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
