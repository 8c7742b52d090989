# launch_bounds as a number.
import warp as wp


@wp.kernel(launch_bounds=128)
def option_launch_bounds(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
