# Several kernel options enter the hash sorted by name.
import warp as wp


@wp.kernel(launch_bounds=64, enable_backward=True, grid_stride=False)
def option_combined(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
