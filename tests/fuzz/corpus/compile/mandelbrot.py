"""Escape times of the Mandelbrot set: nested control flow, continue, integers beside floats."""

import warp as wp

LIMIT = wp.constant(256)


@wp.kernel(enable_backward=False)
def escape_time(
    center: wp.vec2, zoom: float, image: wp.array2d(dtype=wp.uint8), inside: wp.array(dtype=wp.int32)
):
    i, j = wp.tid()
    half_width = 0.5 * float(image.shape[1])
    half_height = 0.5 * float(image.shape[0])
    c = center + wp.vec2(float(j) - half_width, float(i) - half_height) / zoom

    z = wp.vec2(0.0, 0.0)
    count = int(0)
    for k in range(LIMIT):
        if wp.dot(z, z) > 4.0:
            continue
        z = wp.vec2(z[0] * z[0] - z[1] * z[1], 2.0 * z[0] * z[1]) + c
        count = k

    if count == LIMIT - 1:
        wp.atomic_add(inside, 0, 1)
    image[i, j] = wp.uint8(count % 256)
