# idea: perspective image warp
# brief: Warp an image by a homography with bilinear interpolation and mark the pixels without source.
# description: Pixel (row, column) of `warped` takes its value from `image` at (u, v) = (x, y) / w with (x, y, w) =
#     `homography` * (column, row, 1). If w is below `MIN_W`, or the point lies outside of the pixel centres of the image, the
#     pixel gets `fill` and `valid` 0. Otherwise `bilinear`, generic over the type of pixels, blends the four pixels around
#     it, and `valid` is 1. The kernel is instantiated for wp.vec3 pixels.
# launch: n, 20
# inputs:
#     image[24, 24] = uniform(0, 1)
#     homography = spd(0.5, 2)
#     fill = uniform(0, 1)
#     warped[n, 20] = zero
#     valid[n, 20] = zero
import warp as wp
from typing import Any

MIN_W = wp.constant(1.0e-4)


@wp.func
def bilinear(image: wp.array2d(dtype=Any), u: float, v: float):
    column = wp.min(int(u), image.shape[1] - 2)
    row = wp.min(int(v), image.shape[0] - 2)
    fu = u - float(column)
    fv = v - float(row)
    upper = image[row, column] * (1.0 - fu) + image[row, column + 1] * fu
    lower = image[row + 1, column] * (1.0 - fu) + image[row + 1, column + 1] * fu
    return upper * (1.0 - fv) + lower * fv


@wp.kernel
def warp_image_homography(
    image: wp.array2d(dtype=Any),
    homography: wp.mat33,
    fill: Any,
    warped: wp.array2d(dtype=Any),
    valid: wp.array2d(dtype=wp.uint8),
):
    """Inverse warp: the homography maps pixels of the result to the source. Launch: size of the result."""
    row, column = wp.tid()
    source = homography * wp.vec3(float(column), float(row), 1.0)

    if source[2] >= MIN_W:
        u = source[0] / source[2]
        v = source[1] / source[2]
        # compared as floats: far outside, the conversion to int would overflow
        if u >= 0.0 and v >= 0.0 and u <= float(image.shape[1] - 1) and v <= float(image.shape[0] - 1):
            warped[row, column] = bilinear(image, u, v)
            valid[row, column] = wp.uint8(1)
            return

    warped[row, column] = fill
    valid[row, column] = wp.uint8(0)


wp.overload(
    warp_image_homography,
    {"image": wp.array2d(dtype=wp.vec3), "fill": wp.vec3, "warped": wp.array2d(dtype=wp.vec3)},
)
