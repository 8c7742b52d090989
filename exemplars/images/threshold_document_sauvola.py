# idea: local thresholding with integral images
# brief: Binarize a scanned page with a threshold from the local mean and deviation, read from integral images.
# description: `integral` and `integral_sq` have one row and column more than `image`; element (r, c) is the sum of the
#     pixels, or of their squares, above and left of it. For pixel (row, column), the window reaches `radius` pixels to all
#     sides, cut off at the border. `window_sum` takes the sum of a window from the four corners. From the mean and the
#     variance (not below zero) Sauvola's threshold is mean * (1 + `contrast` * (deviation / `DYNAMIC_RANGE` - 1)).
#     `ink[row, column]` is 1 where the pixel is below it, else 0, and `ink_count[row]` counts these pixels by atomic
#     additions.
# launch: n, 32
# inputs:
#     image[n, 32] = index(0, 256)
#     integral[n+1, 33] = uniform(0, 2000)
#     integral_sq[n+1, 33] = uniform(0, 200000)
#     radius = constant(3)
#     contrast = uniform(0.2, 0.5)
#     ink[n, 32] = zero
#     ink_count[n] = zero
import warp as wp
from typing import Any

DYNAMIC_RANGE = wp.constant(wp.float64(128.0))


@wp.func
def window_sum(integral: wp.array2d(dtype=Any), top: int, left: int, bottom: int, right: int):
    """Sum over rows top..bottom-1 and columns left..right-1."""
    return integral[bottom, right] - integral[top, right] - integral[bottom, left] + integral[top, left]


@wp.kernel(enable_backward=False)
def threshold_document_sauvola(
    image: wp.array2d(dtype=wp.uint8),
    integral: wp.array2d(dtype=wp.float64),
    integral_sq: wp.array2d(dtype=wp.float64),
    radius: int,
    contrast: wp.float64,
    ink: wp.array2d(dtype=wp.uint8),
    ink_count: wp.array(dtype=int),
):
    row, column = wp.tid()
    top = wp.max(row - radius, 0)
    left = wp.max(column - radius, 0)
    bottom = wp.min(row + radius + 1, image.shape[0])
    right = wp.min(column + radius + 1, image.shape[1])

    # float32 would lose the small differences of large sums
    pixels = wp.float64((bottom - top) * (right - left))
    mean = window_sum(integral, top, left, bottom, right) / pixels
    variance = window_sum(integral_sq, top, left, bottom, right) / pixels - mean * mean
    deviation = wp.sqrt(wp.max(variance, wp.float64(0.0)))

    one = wp.float64(1.0)
    threshold = mean * (one + contrast * (deviation / DYNAMIC_RANGE - one))
    if wp.float64(image[row, column]) < threshold:
        ink[row, column] = wp.uint8(1)
        wp.atomic_add(ink_count, row, 1)
    else:
        ink[row, column] = wp.uint8(0)
