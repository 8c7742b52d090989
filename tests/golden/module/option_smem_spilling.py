# enable_cuda_smem_spilling.
import warp as wp


@wp.kernel(enable_cuda_smem_spilling=True)
def option_smem_spilling(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
