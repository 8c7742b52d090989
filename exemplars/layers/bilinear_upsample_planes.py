# idea: bilinear upsampling of feature maps
# brief: Enlarge feature maps by bilinear interpolation, with corners aligned or pixel centers aligned.
# description: Launch over planes and the rows and columns of `enlarged`. `source_coordinate` maps an output place to
#     the input: with `align_corners` not 0 the first and last pixels of both coincide, so that the coordinate is place
#     * (input size - 1) / (output size - 1), with a divisor of at least 1; else the centers of pixels are scaled,
#     (place + 1/2) * input size / output size - 1/2, and the coordinate is not below 0. The four pixels of
#     `planes[plane]` around it, the second row and column clamped to the last, are interpolated, first along the rows,
#     then between them, and stored in `enlarged`.
# launch: n, 8, 6
# inputs:
#     planes[n, 4, 3] = uniform(-1, 1)
#     align_corners = index(0, 2)
#     enlarged[n, 8, 6] = zero
# fits:
#     batch_dimension
#     offset_output(enlarged)
import warp as wp


@wp.func
def source_coordinate(place: int, size: int, source_size: int, align_corners: int) -> float:
    if align_corners != 0:
        # a single output pixel has no step between pixels
        return float(place) * float(source_size - 1) / float(wp.max(size - 1, 1))
    centered = (float(place) + 0.5) * float(source_size) / float(size) - 0.5
    return wp.max(centered, 0.0)


@wp.kernel
def bilinear_upsample_planes(planes: wp.array3d(dtype=float), align_corners: int, enlarged: wp.array3d(dtype=float)):
    plane, row, column = wp.tid()
    height = planes.shape[1]
    width = planes.shape[2]
    y = source_coordinate(row, enlarged.shape[1], height, align_corners)
    x = source_coordinate(column, enlarged.shape[2], width, align_corners)

    top = int(y)
    left = int(x)
    bottom = wp.min(top + 1, height - 1)
    right = wp.min(left + 1, width - 1)
    fy = y - float(top)
    fx = x - float(left)

    upper = wp.lerp(planes[plane, top, left], planes[plane, top, right], fx)
    lower = wp.lerp(planes[plane, bottom, left], planes[plane, bottom, right], fx)
    enlarged[plane, row, column] = wp.lerp(upper, lower, fy)
