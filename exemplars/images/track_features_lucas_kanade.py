# idea: Lucas-Kanade feature tracking
# brief: Track corner features from one image to the next by iterating the Lucas-Kanade equations over a window.
# description: For every feature at `features[f]` (x, y in pixels), sum the structure tensor of the gradients of
#     `previous` over the window of `radius` pixels around it; `sample` reads an image bilinearly, clamped to the
#     border, and `image_gradient` takes central differences. The smaller eigenvalue of the tensor, over the number of
#     pixels, is the quality; if it is below `min_quality`, the feature has the `status` `LOST_TEXTURE`, and `flow` and
#     `residual` stay. Otherwise start with the displacement `flow[f]` and iterate at most `max_iterations` times: sum
#     the differences of `previous` and the displaced `current` times the gradients, solve the 2x2 system for an update
#     and add it. Stop when the update is shorter than `CONVERGED`. If the feature has left the image, the status is
#     `LOST_OUTSIDE`, and both stay, too; else `flow[f]` is the displacement, `residual[f]` the mean absolute difference
#     of the windows in the last iteration, before its update, and the status `TRACKED`.
# launch: n
# inputs:
#     previous[24, 24] = uniform(0, 1)
#     current[24, 24] = uniform(0, 1)
#     features[n] = uniform(0, 23)
#     radius = constant(2)
#     min_quality = constant(0.03)
#     max_iterations = constant(4)
#     flow[n] = uniform(-1, 1)
#     residual[n] = zero
#     status[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     length_output(flow)
#     largest_output(residual)
#     count_output(residual)
#     flag_output(residual)
import warp as wp

TRACKED = wp.constant(0)
LOST_TEXTURE = wp.constant(1)
LOST_OUTSIDE = wp.constant(2)

CONVERGED = wp.constant(0.01)


@wp.func
def sample(image: wp.array2d(dtype=float), x: float, y: float) -> float:
    """Bilinear interpolation, clamped at the border."""
    last_column = image.shape[1] - 1
    last_row = image.shape[0] - 1
    cx = wp.clamp(x, 0.0, float(last_column))
    cy = wp.clamp(y, 0.0, float(last_row))
    column = wp.min(int(cx), last_column - 1)
    row = wp.min(int(cy), last_row - 1)
    fx = cx - float(column)
    fy = cy - float(row)
    upper = wp.lerp(image[row, column], image[row, column + 1], fx)
    lower = wp.lerp(image[row + 1, column], image[row + 1, column + 1], fx)
    return wp.lerp(upper, lower, fy)


@wp.func
def image_gradient(image: wp.array2d(dtype=float), x: float, y: float) -> wp.vec2:
    dx = sample(image, x + 1.0, y) - sample(image, x - 1.0, y)
    dy = sample(image, x, y + 1.0) - sample(image, x, y - 1.0)
    return wp.vec2(dx, dy) * 0.5


@wp.func
def structure_tensor(image: wp.array2d(dtype=float), center: wp.vec2, radius: int) -> wp.mat22:
    tensor = wp.mat22()
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            gradient = image_gradient(image, center[0] + float(dx), center[1] + float(dy))
            tensor += wp.outer(gradient, gradient)
    return tensor


@wp.func
def smaller_eigenvalue(m: wp.mat22) -> float:
    middle = 0.5 * (m[0, 0] + m[1, 1])
    difference = 0.5 * (m[0, 0] - m[1, 1])
    return middle - wp.sqrt(difference * difference + m[0, 1] * m[0, 1])


@wp.func
def mismatch(
    previous: wp.array2d(dtype=float), current: wp.array2d(dtype=float), center: wp.vec2, displacement: wp.vec2, radius: int
):
    """Right side of the Lucas-Kanade equations, and the sum of absolute differences."""
    right = wp.vec2()
    absolute = float(0.0)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            x = center[0] + float(dx)
            y = center[1] + float(dy)
            difference = sample(previous, x, y) - sample(current, x + displacement[0], y + displacement[1])
            right += image_gradient(previous, x, y) * difference
            absolute += wp.abs(difference)
    return right, absolute


@wp.kernel(enable_backward=False)
def track_features_lucas_kanade(
    previous: wp.array2d(dtype=float),
    current: wp.array2d(dtype=float),
    features: wp.array(dtype=wp.vec2),
    radius: int,
    min_quality: float,
    max_iterations: int,
    flow: wp.array(dtype=wp.vec2),
    residual: wp.array(dtype=float),
    status: wp.array(dtype=int),
):
    """
    One pyramid level of sparse optical flow.

    Args:
        previous, current: gray images
        features: corners in the first image
        radius: half size of the window
        min_quality: least eigenvalue per pixel that can be tracked
        max_iterations: limit of Newton steps
        flow: displacement, in: from the coarser level, out: refined
        residual: mean absolute difference of the windows
        status: TRACKED or why not
    """
    f = wp.tid()
    center = features[f]
    side = 2 * radius + 1
    pixels = float(side * side)

    tensor = structure_tensor(previous, center, radius)
    if smaller_eigenvalue(tensor) / pixels < min_quality:
        status[f] = LOST_TEXTURE
        return

    # the gradients are those of the first image: the inverse serves all iterations
    inverse = wp.inverse(tensor)
    displacement = wp.vec2(flow[f])
    absolute = float(0.0)
    for _iteration in range(max_iterations):
        right, absolute = mismatch(previous, current, center, displacement, radius)
        update = inverse * right
        displacement += update
        if wp.length(update) < CONVERGED:
            break

    moved = center + displacement
    if moved[0] < 0.0 or moved[1] < 0.0 or moved[0] > float(current.shape[1] - 1) or moved[1] > float(current.shape[0] - 1):
        status[f] = LOST_OUTSIDE
        return
    flow[f] = displacement
    residual[f] = absolute / pixels
    status[f] = TRACKED
