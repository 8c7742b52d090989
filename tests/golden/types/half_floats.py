# float16 and bfloat16 arrays, casts and arithmetic.
import warp as wp


@wp.kernel
def half_floats(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16), x: float):
    i = wp.tid()
    h[i] = h[i] * wp.float16(x)
    b[i] = b[i] + wp.bfloat16(2.0)
