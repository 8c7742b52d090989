# idea: median filter
# brief: Remove salt-and-pepper noise from an interleaved image with a 3x3 median per channel.
# description: For pixel (row, column) and channel, take the nine values of `noisy` around it, the border repeated, sorted in
#     three rows. The median of the nine is the median of three numbers: the greatest of the three row minima, the median of
#     the row medians and the least of the row maxima. `median3` is generic over the pixel type. Write it to `cleaned`.
# launch: n, 16, 3
# inputs:
#     noisy[n, 16, 3] = index(0, 256)
#     cleaned[n, 16, 3] = zero
import warp as wp
from typing import Any


@wp.func
def median3(a: Any, b: Any, c: Any):
    return wp.max(wp.min(a, b), wp.min(wp.max(a, b), c))


@wp.kernel
def median_filter_channels(noisy: wp.array3d(dtype=wp.uint8), cleaned: wp.array3d(dtype=wp.uint8)):
    row, column, channel = wp.tid()
    left = wp.max(column - 1, 0)
    right = wp.min(column + 1, noisy.shape[1] - 1)

    max_of_min = wp.uint8(0)
    min_of_max = wp.uint8(255)
    medians = wp.vec3ub()
    for dr in range(3):
        r = wp.clamp(row + dr - 1, 0, noisy.shape[0] - 1)
        a = noisy[r, left, channel]
        b = noisy[r, column, channel]
        c = noisy[r, right, channel]
        max_of_min = wp.max(max_of_min, wp.min(a, wp.min(b, c)))
        min_of_max = wp.min(min_of_max, wp.max(a, wp.max(b, c)))
        medians[dr] = median3(a, b, c)

    cleaned[row, column, channel] = median3(max_of_min, median3(medians[0], medians[1], medians[2]), min_of_max)
