# idea: deformable convolution
# brief: Evaluate a deformable 3x3 convolution: every tap reads the feature map at a learned offset, weighted by a learned mask.
# description: Launch over rows and columns of the output. Tap k of `TAPS` lies at the offset (k / `SIDE` - 1, k mod
#     `SIDE` - 1) from the pixel, moved by `offsets[i, j, k]` (row, column). `sample_bilinear` reads `features` there by
#     bilinear interpolation of the four pixels around; pixels outside count as zero (`pixel_or_zero`), and a tap whose
#     point is one pixel or more outside (`is_near` false) is left out. For each tap that is not left out
#     `kernel_weights[k]`, the logistic function of `modulation[i, j, k]` and the sample are multiplied and added to a
#     sum that starts at `bias`, and the sum goes to `output`. The number of taps that were not left out, as a share of
#     all `TAPS`, goes to `coverage`.
# launch: n, 8
# inputs:
#     features[n, 8] = uniform(-1, 1)
#     offsets[n, 8, 9] = uniform(-1.5, 1.5)
#     modulation[n, 8, 9] = uniform(-2, 2)
#     kernel_weights[9] = uniform(-0.5, 0.5)
#     bias = uniform(-0.5, 0.5)
#     output[n, 8] = zero
#     coverage[n, 8] = zero
# fits:
#     offset_output(output)
import warp as wp

SIDE = 3
TAPS = SIDE * SIDE


@wp.func
def pixel_or_zero(features: wp.array2d(dtype=float), row: int, column: int) -> float:
    if row < 0 or column < 0 or row >= features.shape[0] or column >= features.shape[1]:
        return 0.0
    return features[row, column]


@wp.func
def is_near(features: wp.array2d(dtype=float), y: float, x: float) -> bool:
    """True where at least one of the four pixels around a point can be inside."""
    return y > -1.0 and x > -1.0 and y < float(features.shape[0]) and x < float(features.shape[1])


@wp.func
def sample_bilinear(features: wp.array2d(dtype=float), y: float, x: float) -> float:
    row = int(wp.floor(y))
    column = int(wp.floor(x))
    fy = y - float(row)
    fx = x - float(column)

    upper = wp.lerp(pixel_or_zero(features, row, column), pixel_or_zero(features, row, column + 1), fx)
    lower = wp.lerp(pixel_or_zero(features, row + 1, column), pixel_or_zero(features, row + 1, column + 1), fx)
    return wp.lerp(upper, lower, fy)


@wp.kernel
def deformable_conv_samples(
    features: wp.array2d(dtype=float),
    offsets: wp.array3d(dtype=wp.vec2),
    modulation: wp.array3d(dtype=float),
    kernel_weights: wp.array(dtype=float),
    bias: float,
    output: wp.array2d(dtype=float),
    coverage: wp.array2d(dtype=float),
):
    """Modulated deformable convolution (v2) of a single channel. Launch: height x width."""
    i, j = wp.tid()

    total = float(bias)
    inside = int(0)
    for k in range(kernel_weights.shape[0]):
        # the regular grid of taps, and the learned offset on top
        y = float(i + k / SIDE - 1) + offsets[i, j, k][0]
        x = float(j + k % SIDE - 1) + offsets[i, j, k][1]
        if is_near(features, y, x):
            strength = 1.0 / (1.0 + wp.exp(-modulation[i, j, k]))
            total += kernel_weights[k] * strength * sample_bilinear(features, y, x)
            inside += 1

    output[i, j] = total
    coverage[i, j] = float(inside) * wp.static(1.0 / TAPS)
