# Kernels without the grid-stride loop, with launch bounds.
import warp as wp


@wp.kernel(grid_stride=False, launch_bounds=(128, 2))
def plain_cuda_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wp.sin(x[i])
