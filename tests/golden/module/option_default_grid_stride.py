# The module's default, and a kernel that overrides it.
import warp as wp

wp.set_module_options({"default_grid_stride": False})


@wp.kernel
def plain(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0


@wp.kernel(grid_stride=True)
def strided(x: wp.array(dtype=float)):
    x[wp.tid()] = 2.0
