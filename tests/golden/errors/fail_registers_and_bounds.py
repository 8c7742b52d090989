# warp: refuses. cuda_max_registers together with launch_bounds.
import warp as wp


@wp.kernel(cuda_max_registers=32, launch_bounds=64)
def registers_and_bounds(x: wp.array(dtype=float)):
    x[0] = 1.0
