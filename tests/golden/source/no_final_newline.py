# No newline at the end of the file.
import warp as wp


@wp.kernel
def no_final_newline(x: wp.array(dtype=float)):
    x[0] = 1.0