import warp as wp

CENTRE_Y = 240.0


@wp.struct
class Settings:
    focal_x: float
    focal_y: float


@wp.func
def _compute_radial(r2: float, k1: float, k2: float, k3: float) -> float:
    return 1.0 + r2 * (k1 + r2 * (k2 + r2 * k3))


@wp.func
def _get_get_bent_x(x: float, radial: float, p1: float, y: float, p2: float, r2: float) -> float:
    return x * radial + 2.0 * p1 * x * y + p2 * (r2 + 2.0 * x * x)


@wp.func
def _evaluate_bent_y(y: float, radial: float, p1: float, r2: float, p2: float, x: float) -> float:
    return y * radial + p1 * (r2 + 2.0 * y * y) + 2.0 * p2 * x * y


@wp.kernel
def _distort_img_pts_2d(
    ideal_x: wp.array2d[float],
    ideal_y: wp.array2d[float],
    k1: wp.array[float],
    k2: wp.array[float],
    k3: wp.array[float],
    p1: wp.array[float],
    p2: wp.array[float],
    settings: Settings,
    ctr_x: float,
    pix_x: wp.array2d[wp.float64],
    pix_y: wp.array2d[float],
    area_change: wp.array2d[float],
):
    i, j = wp.tid()
    x = ideal_x[i, j]
    y = ideal_y[i, j]
    r2 = x * x + y * y

    radial = _compute_radial(r2, k1[i], k2[i], k3[i])
    # by r2, not by r: no root is needed, and nothing is singular at the centre
    radial_slope = k1[i] + r2 * (2.0 * k2[i] + 3.0 * r2 * k3[i])

    bent_x = _get_get_bent_x(x, radial, p1[i], y, p2[i], r2)
    bent_y = _evaluate_bent_y(y, radial, p1[i], r2, p2[i], x)
    pix_x[i, j] = wp.float64(settings.focal_x * bent_x + ctr_x)
    pix_y[i, j] = settings.focal_y * bent_y + wp.static(CENTRE_Y)

    xx = radial + 2.0 * x * x * radial_slope + 2.0 * p1[i] * y + 6.0 * p2[i] * x
    yy = radial + 2.0 * y * y * radial_slope + 6.0 * p1[i] * y + 2.0 * p2[i] * x
    xy = 2.0 * x * y * radial_slope + 2.0 * p1[i] * x + 2.0 * p2[i] * y
    area_change[i, j] = xx * yy - xy * xy
