import warp as wp

CENTRE_X = wp.constant(320.0)
FOCAL_X = wp.constant(650.0)


@wp.struct
class Params:
    focal_y: float
    centre_y: float


@wp.func
def _compute_radial(r2: float, k1: float, k2: float, k3: float):
    return 1.0 + r2 * (k1 + r2 * (k2 + r2 * k3))


@wp.kernel
def _distort_image_points_2d_kernel(ideal_x: wp.array2d[float],
                                    ideal_y: wp.array2d[float], k1: wp.array[float],
                                    k2: wp.array[float], k3: wp.array[float],
                                    p1: wp.array[float], p2: wp.array[float],
                                    pixel_x: wp.array[float],
                                    pixel_y: wp.array2d[float],
                                    area_change: wp.array2d[float], params: Params,
                                    pixel_x_stride: int):
    view, point_id = wp.tid()
    x = ideal_x[view, point_id]
    y = ideal_y[point_id, view]
    r2 = x * x + y * y

    radial = _compute_radial(r2, k1[view], k2[view], k3[view])
    # by r2, not by r: no root is needed, and nothing is singular at the centre
    radial_slope = k1[view] + r2 * (2.0 * k2[view] + 3.0 * r2 * k3[view])

    bent_x = x * radial + 2.0 * p1[view] * x * y + p2[view] * (r2 + 2.0 * x * x)
    bent_y = y * radial + p1[view] * (r2 + 2.0 * y * y) + 2.0 * p2[view] * x * y
    pixel_x[view * pixel_x_stride + point_id] = wp.static(FOCAL_X) * bent_x + CENTRE_X
    pixel_y[view, point_id] = params.focal_y * bent_y + params.centre_y

    xx = radial + 2.0 * x * x * radial_slope + 2.0 * p1[view] * y + 6.0 * p2[view] * x
    yy = radial + 2.0 * y * y * radial_slope + 6.0 * p1[view] * y + 2.0 * p2[view] * x
    xy = 2.0 * x * y * radial_slope + 2.0 * p1[view] * x + 2.0 * p2[view] * y
    area_change[view, point_id] = xx * yy - xy * xy
