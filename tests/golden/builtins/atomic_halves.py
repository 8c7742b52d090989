# Atomics on float16 and bfloat16.
import warp as wp


@wp.kernel
def atomic_halves_rows(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16)):
    i = wp.tid()
    x = wp.atomic_add(h, 0, h[i])
    wp.atomic_add(b, 0, b[i])
    h[1] += h[i]
