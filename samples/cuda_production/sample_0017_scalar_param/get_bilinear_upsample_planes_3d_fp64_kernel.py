import warp


@warp.func
def source_coordinate(place: warp.int32, size: warp.int32, source_size: warp.int32,
                      align_corners: warp.int32) -> warp.float64:
    if align_corners != 0:
        # a single output pixel has no step between pixels
        return (
            warp.float64(place)
            * warp.float64(source_size - 1)
            / warp.float64(warp.max(size - 1, 1))
        )
    centered = (
        (warp.float64(place) + warp.float64(0.5)) * warp.float64(source_size) / warp.float64(size)
        - warp.float64(0.5)
    )
    return warp.max(centered, warp.float64(0.0))


@warp.kernel
def get_bilinear_upsample_planes_3d_fp64_kernel(planes: warp.array3d[warp.float64],
                                                align_corners: warp.int32, num_elements: warp.int32,
                                                enlarged: warp.array3d[warp.float64]):
    plane, row, column = warp.tid()
    if plane < num_elements:
        height = planes.shape[1]
        width = planes.shape[2]
        y = source_coordinate(row, enlarged.shape[1], height, align_corners)
        x = source_coordinate(column, enlarged.shape[2], width, align_corners)

        top = int(y)
        left = int(x)
        bottom = warp.min(top + 1, height - 1)
        right = warp.min(left + 1, width - 1)
        fx = x - warp.float64(left)

        upper = warp.lerp(planes[plane, top, left], planes[plane, top, right], fx)
        lower = warp.lerp(planes[plane, bottom, left], planes[plane, bottom, right], fx)
        enlarged[plane, row, column] = warp.lerp(upper, lower, y - warp.float64(top))
