# An integer literal of any size prints as int32.
import warp as wp


@wp.kernel
def int_out_of_range(out: wp.array(dtype=wp.uint32)):
    out[0] = wp.uint32(0xFFFFFFFF)
    a = 12345678901234567890
