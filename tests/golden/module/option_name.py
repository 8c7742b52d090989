# name= of a kernel.
import warp as wp


@wp.kernel(name="other_name")
def option_name(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
