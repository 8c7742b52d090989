# With bfloat16 in the text the define is left out.
import warp as wp


@wp.kernel
def uses_it(x: wp.array(dtype=wp.bfloat16)):
    x[0] = wp.bfloat16(1.0)
