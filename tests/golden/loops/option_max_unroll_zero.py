# With max_unroll 0 nothing unrolls.
import warp as wp

wp.set_module_options({"max_unroll": 0})


@wp.kernel
def option_max_unroll_zero(x: wp.array(dtype=float)):
    for i in range(1):
        x[i] = 1.0
