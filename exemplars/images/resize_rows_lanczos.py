# idea: Lanczos resampling of rows
# brief: Resample every row of an image to another width with a windowed sinc filter.
# description: Thread (row, column) makes one pixel of `resized`. Its centre lies at (column + 1/2) * ratio - 1/2 in `image`,
#     ratio being the old width over the new one. When the image shrinks, the filter is stretched by the ratio, so that it
#     also removes what the new width cannot show. Sum the pixels within `LOBES` times the stretch of the centre, the indexes
#     clamped to the row, with the weights `lanczos_weight` of the distance over the stretch, and divide by the sum of the
#     weights. `lanczos_weight` is generic over the scalar type: 1 at a distance below `NEAR_ZERO`, 0 from `LOBES` on, else
#     sinc(x) sinc(x / `LOBES`).
# launch: n, 12
# inputs:
#     image[n, 32] = uniform(0, 1)
#     resized[n, 12] = zero
import warp as wp
from typing import Any

LOBES = wp.constant(3)
NEAR_ZERO = wp.constant(1.0e-5)


@wp.func
def lanczos_weight(x: Any):
    if wp.abs(x) < type(x)(NEAR_ZERO):
        return type(x)(1.0)
    if wp.abs(x) >= type(x)(LOBES):
        return type(x)(0.0)
    phase = x * type(x)(wp.pi)
    return type(x)(LOBES) * wp.sin(phase) * wp.sin(phase / type(x)(LOBES)) / (phase * phase)


@wp.kernel
def resize_rows_lanczos(
    image: wp.array2d(dtype=wp.float32),
    resized: wp.array2d(dtype=wp.float32),
):
    row, column = wp.tid()
    width = image.shape[1]
    ratio = float(width) / float(resized.shape[1])
    stretch = wp.max(ratio, 1.0)

    center = (float(column) + 0.5) * ratio - 0.5
    begin = int(wp.ceil(center - float(LOBES) * stretch))
    end = int(wp.floor(center + float(LOBES) * stretch)) + 1

    total = float(0.0)
    weight_sum = float(0.0)
    for x in range(begin, end):
        weight = lanczos_weight((float(x) - center) / stretch)
        total += weight * image[row, wp.clamp(x, 0, width - 1)]
        weight_sum += weight

    # the truncated filter does not sum to one: without this, flat regions show ripples
    resized[row, column] = total / weight_sum
