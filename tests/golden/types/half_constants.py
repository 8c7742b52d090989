# float16 and bfloat16 constants.
import warp as wp

H = wp.float16(0.5)
B = wp.bfloat16(0.25)


@wp.kernel
def half_constants(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):
    h[0] = H
    b[0] = B
    h[1] = -H
