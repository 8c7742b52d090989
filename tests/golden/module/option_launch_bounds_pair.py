# launch_bounds as a pair.
import warp as wp


@wp.kernel(launch_bounds=(256, 2))
def option_launch_bounds_pair(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
