# idea: joint bilateral filter
# brief: Smooth a noisy depth image without blurring across the edges of a guide image.
# description: For pixel (row, column), average the values of `depth` in a square window of `radius` pixels, cut off at the
#     image's border. A neighbour weighs exp(-d^2 / (2 `sigma_space`^2)) of its distance d times exp(-|c|^2 / (2
#     `sigma_color`^2)) of the difference c of the `guide` colours. Depths at or below 0 are holes and do not count. Write the
#     weighted mean to `filtered` and the sum of the weights to `confidence`; if that is below `MIN_WEIGHT`, `filtered` is 0.
# launch: n, 8
# inputs:
#     depth[n, 8] = uniform(-0.2, 4)
#     guide[n, 8] = uniform(0, 1)
#     radius = constant(2)
#     sigma_space = uniform(1, 2)
#     sigma_color = uniform(0.2, 0.5)
#     filtered[n, 8] = zero
#     confidence[n, 8] = zero
import warp as wp

MIN_WEIGHT = wp.constant(1.0e-3)


@wp.func
def gaussian_weight(squared: float, sigma: float) -> float:
    return wp.exp(-squared / (2.0 * sigma * sigma))


@wp.kernel
def joint_bilateral_filter(depth: wp.array2d(dtype=float), guide: wp.array2d(dtype=wp.vec3), radius: int, sigma_space: float,
                           sigma_color: float, filtered: wp.array2d(dtype=float), confidence: wp.array2d(dtype=float)):
    """Fills small holes, too: a hole takes the mean of what is around it. Launch: rows x columns."""
    row, column = wp.tid()
    color = guide[row, column]

    total = float(0.0)
    weight_sum = float(0.0)
    for r in range(wp.max(row - radius, 0), wp.min(row + radius + 1, depth.shape[0])):
        for c in range(wp.max(column - radius, 0), wp.min(column + radius + 1, depth.shape[1])):
            value = depth[r, c]
            if value > 0.0:
                distance_sq = float((r - row) * (r - row) + (c - column) * (c - column))
                contrast_sq = wp.length_sq(guide[r, c] - color)
                weight = gaussian_weight(distance_sq, sigma_space) * gaussian_weight(contrast_sq, sigma_color)
                total += weight * value
                weight_sum += weight

    confidence[row, column] = weight_sum
    if weight_sum >= MIN_WEIGHT:
        filtered[row, column] = total / weight_sum
    else:
        filtered[row, column] = 0.0
