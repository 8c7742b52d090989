# idea: image pyramid
# brief: Average square blocks of pixels into the next coarser level of an image pyramid.
# description: A generic kernel, instantiated for wp.vec3 pixels. Pixel (row, column) of `coarse` is the mean of the block of
#     `FACTOR` x `FACTOR` pixels of `fine` that begins at `FACTOR` times its position; rows and columns beyond the border
#     repeat the last one, because the sides need no multiple.
# launch: n, 8
# inputs:
#     fine[2*n, 15] = uniform(0, 1)
#     coarse[n, 8] = zero
import warp as wp
from typing import Any

FACTOR = 2


@wp.kernel
def downsample_pyramid_level(fine: wp.array2d(dtype=Any), coarse: wp.array2d(dtype=Any)):
    row, column = wp.tid()
    total = coarse.dtype(0.0)
    for dr in range(wp.static(FACTOR)):
        r = wp.min(row * FACTOR + dr, fine.shape[0] - 1)
        for dc in range(wp.static(FACTOR)):
            c = wp.min(column * FACTOR + dc, fine.shape[1] - 1)
            total += fine[r, c]
    coarse[row, column] = total * wp.static(1.0 / (FACTOR * FACTOR))


wp.overload(downsample_pyramid_level, [wp.array2d(dtype=wp.vec3), wp.array2d(dtype=wp.vec3)])
