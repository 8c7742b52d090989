# cuda_max_registers.
import warp as wp


@wp.kernel(cuda_max_registers=64)
def option_max_registers(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
