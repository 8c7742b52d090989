# Sixteen iterations are still unrolled.
import warp as wp


@wp.kernel
def unrolled_exactly_16(x: wp.array(dtype=int)):
    for i in range(16):
        x[i] = i
