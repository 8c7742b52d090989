# idea: lens distortion of image points with its derivatives
# brief: Apply the lens distortion of Brown and Conrady to ideal image points and tell how each point's pixel moves with them.
# description: Point `point` of view `view` has the ideal coordinates `ideal_x`, `ideal_y` (at unit distance before the camera).
#     With r2 = x^2 + y^2 the radial factor is 1 + r2 (`k1` + r2 (`k2` + r2 `k3`)), with the coefficients of the view. The
#     distorted coordinates are x times the factor plus 2 `p1` x y + `p2` (r2 + 2 x^2), and y times the factor plus
#     `p1` (r2 + 2 y^2) + 2 `p2` x y. The pixel is `focal_x` times the first plus `centre_x` in `pixel_x[view, point]`, and
#     `focal_y` times the second plus `centre_y` in `pixel_y[view, point]`. The derivatives of the distorted coordinates by the
#     ideal ones form a symmetric 2 x 2 matrix; its determinant goes to `area_change[view, point]`: where it is not positive
#     the model folds back and the point cannot be seen.
# launch: n, 6
# inputs:
#     ideal_x[n, 6] = uniform(-0.6, 0.6)
#     ideal_y[n, 6] = uniform(-0.4, 0.4)
#     k1[n] = uniform(-0.3, 0.1)
#     k2[n] = uniform(-0.05, 0.1)
#     k3[n] = uniform(-0.02, 0.02)
#     p1[n] = uniform(-0.001, 0.001)
#     p2[n] = uniform(-0.001, 0.001)
#     focal_x = uniform(400, 900)
#     focal_y = uniform(400, 900)
#     centre_x = 320
#     centre_y = 240
#     pixel_x[n, 6] = zero
#     pixel_y[n, 6] = zero
#     area_change[n, 6] = zero
import warp as wp


@wp.kernel
def distort_image_points(
    ideal_x: wp.array2d(dtype=float),
    ideal_y: wp.array2d(dtype=float),
    k1: wp.array(dtype=float),
    k2: wp.array(dtype=float),
    k3: wp.array(dtype=float),
    p1: wp.array(dtype=float),
    p2: wp.array(dtype=float),
    focal_x: float,
    focal_y: float,
    centre_x: float,
    centre_y: float,
    pixel_x: wp.array2d(dtype=float),
    pixel_y: wp.array2d(dtype=float),
    area_change: wp.array2d(dtype=float),
):
    """Brown-Conrady model with three radial and two tangential coefficients for each view."""
    view, point = wp.tid()
    x = ideal_x[view, point]
    y = ideal_y[view, point]
    r2 = x * x + y * y

    radial = 1.0 + r2 * (k1[view] + r2 * (k2[view] + r2 * k3[view]))
    # by r2, not by r: no root is needed, and nothing is singular at the centre
    radial_slope = k1[view] + r2 * (2.0 * k2[view] + 3.0 * r2 * k3[view])

    bent_x = x * radial + 2.0 * p1[view] * x * y + p2[view] * (r2 + 2.0 * x * x)
    bent_y = y * radial + p1[view] * (r2 + 2.0 * y * y) + 2.0 * p2[view] * x * y
    pixel_x[view, point] = focal_x * bent_x + centre_x
    pixel_y[view, point] = focal_y * bent_y + centre_y

    xx = radial + 2.0 * x * x * radial_slope + 2.0 * p1[view] * y + 6.0 * p2[view] * x
    yy = radial + 2.0 * y * y * radial_slope + 6.0 * p1[view] * y + 2.0 * p2[view] * x
    xy = 2.0 * x * y * radial_slope + 2.0 * p1[view] * x + 2.0 * p2[view] * y
    area_change[view, point] = xx * yy - xy * xy
