import warp as wp

CENTRE_X = wp.constant(320.0)
FOCAL_X = wp.constant(650.0)


@wp.func
def _compute_bent_x(x: wp.float32, radial: wp.float32, p1: wp.float32, y: wp.float32,
                    p2: wp.float32, r2: wp.float32) -> wp.float32:
    return x * radial + 2.0 * p1 * x * y + p2 * (r2 + 2.0 * x * x)


@wp.kernel
def _distort_image_points_kernel(focal_y: wp.float32, centre_y: wp.float32,
                                 pixel_x_stride: wp.int32,
                                 ideal_x: wp.array2d[wp.float32],
                                 ideal_y: wp.array2d[wp.float32],
                                 k1: wp.array[wp.float32], k2: wp.array[wp.float32],
                                 k3: wp.array[wp.float64], p1: wp.array[wp.float32],
                                 p2: wp.array[wp.float32],
                                 pixel_x: wp.array[wp.float32],
                                 pixel_y: wp.array2d[wp.float32],
                                 area_change: wp.array2d[wp.float32]):
    """Brown-Conrady model with three radial and two tangential coefficients for each view."""
    view, point = wp.tid()
    x = ideal_x[view, point]
    y = ideal_y[point, view]
    r2 = x * x + y * y
    radial = 1.0 + r2 * (k1[view] + r2 * (k2[view] + r2 * float(k3[view])))
    # by r2, not by r: no root is needed, and nothing is singular at the centre
    radial_slope = k1[view] + r2 * (2.0 * k2[view] + 3.0 * r2 * float(k3[view]))
    bent_x = _compute_bent_x(x, radial, p1[view], y, p2[view], r2)
    bent_y = y * radial + p1[view] * (r2 + 2.0 * y * y) + 2.0 * p2[view] * x * y
    pixel_x[view * pixel_x_stride + point] = wp.static(FOCAL_X) * bent_x + CENTRE_X
    pixel_y[view, point] = focal_y * bent_y + centre_y
    xx = radial + 2.0 * x * x * radial_slope + 2.0 * p1[view] * y + 6.0 * p2[view] * x
    yy = radial + 2.0 * y * y * radial_slope + 6.0 * p1[view] * y + 2.0 * p2[view] * x
    xy = 2.0 * x * y * radial_slope + 2.0 * p1[view] * x + 2.0 * p2[view] * y
    area_change[view, point] = xx * yy - xy * xy
