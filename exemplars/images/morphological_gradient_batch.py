# idea: morphological gradient
# brief: Compute the difference of dilation and erosion of a batch of images with an arbitrary flat structuring element.
# description: A generic kernel, instantiated for 8-bit pixels. Thread (image, row, column) goes through the `element`, a list
#     of offsets in rows and columns, and takes the largest and the smallest of `pixels` at these places; places beyond the
#     border do not count. Both begin with the pixel itself. The difference goes to `gradient`.
# launch: n, 4, 6
# inputs:
#     pixels[n, 4, 6] = index(0, 256)
#     element[7] = index(-2, 3)
#     gradient[n, 4, 6] = zero
import warp as wp
from typing import Any


@wp.kernel
def morphological_gradient_batch(
    pixels: wp.array3d(dtype=Any),
    element: wp.array(dtype=wp.vec2i),
    gradient: wp.array3d(dtype=Any),
):
    image, row, column = wp.tid()
    highest = pixels.dtype(pixels[image, row, column])
    lowest = pixels.dtype(pixels[image, row, column])
    for k in range(element.shape[0]):
        r = row + element[k][0]
        c = column + element[k][1]
        if r >= 0 and c >= 0 and r < pixels.shape[1] and c < pixels.shape[2]:
            value = pixels[image, r, c]
            highest = wp.max(highest, value)
            lowest = wp.min(lowest, value)

    gradient[image, row, column] = highest - lowest


wp.overload(morphological_gradient_batch, {"pixels": wp.array3d(dtype=wp.uint8), "gradient": wp.array3d(dtype=wp.uint8)})
