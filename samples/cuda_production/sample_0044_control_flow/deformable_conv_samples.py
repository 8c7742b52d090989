import warp as wp

SIDE = 3
TAPS = SIDE * SIDE


@wp.func
def pixel_or_zero(
        features: wp.array2d[float], row: int, column: int) -> float:
    if row < 0 or column < 0 or row >= features.shape[0] or features.shape[1] <= column:
        return 0.0
    return features[row, column]


@wp.func
def is_near(
        features: wp.array2d[float], y: float, x: float) -> bool:
    return y > -1.0 and x > -1.0 and y < float(features.shape[0]) and x < float(features.shape[1])


@wp.func
def sample_bilinear(
        features: wp.array2d[float], y: float, x: float) -> float:
    row = int(wp.floor(y))
    column = int(wp.floor(x))
    fy = y - float(row)
    fx = x - float(column)

    upper = wp.lerp(
        pixel_or_zero(features, row, column), pixel_or_zero(features, row, column + 1), fx
    )
    lower = wp.lerp(
        pixel_or_zero(features, row + 1, column), pixel_or_zero(features, row + 1, column + 1), fx
    )
    return upper + (lower - upper) * fy


@wp.kernel
def deformable_conv_samples(
        features: wp.array2d[float], offsets: wp.array3d[wp.vec2f], modulation: wp.array3d[float],
        kernel_weights: wp.array[float], initial: wp.array[wp.float64],
        device_initial_width: wp.array[int], bias: float, output: wp.array2d[wp.float64],
        coverage: wp.array2d[wp.float64]):
    i, j = wp.tid()

    total = float(bias)
    inside = int(0)
    for k in range(kernel_weights.shape[0]):
        y = float(i + k / SIDE - 1) + offsets[i, j, k][0]
        x = float(j + k % SIDE - 1) + offsets[i, j, k][1]
        if is_near(features, y, x):
            strength = 1.0 / (1.0 + wp.exp(-modulation[i, j, k]))
            total = total + kernel_weights[k] * strength * sample_bilinear(features, y, x)
            inside = inside + 1

    output[j, i] = wp.float64(float(initial[j * device_initial_width[0] + i]) + total)
    coverage[i, j] = wp.float64(float(inside) * wp.static(1.0 / TAPS))
