# A kernel inside an if block is dedented.
import warp as wp

if True:

    @wp.kernel
    def indented_kernel(x: wp.array(dtype=float)):
        # indented with the kernel
        x[0] = 1.0
