# A module option lowers the limit of unrolling.
import warp as wp

wp.set_module_options({"max_unroll": 2})


@wp.kernel
def option_max_unroll(x: wp.array(dtype=float)):
    for i in range(2):
        x[i] = 1.0
    for j in range(3):
        x[j] = 2.0
