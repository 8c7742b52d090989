# idea: dilated depthwise convolution
# brief: Convolve every channel of an image with its own dilated filter, with zeros beyond the border.
# description: Launch over rows, columns and channels of `image` (height x width x channels). Channel `c` is filtered with
#     `filters[:, :, c]`, whose taps lie `dilation` pixels apart around the output pixel; taps outside of the image count as zero
#     and are skipped. `bias[c]` is added, and the sum is clamped to [0, `RELU6_MAX`] (ReLU6) before it is stored in `output`.
# launch: n, 8, 4
# inputs:
#     image[n, 8, 4] = uniform(-2, 4)
#     filters[3, 3, 4] = uniform(-1, 1)
#     bias[4] = uniform(-0.5, 0.5)
#     dilation = 2
#     output[n, 8, 4] = zero
import warp as wp

RELU6_MAX = 6.0


@wp.kernel
def dilated_depthwise_conv(
    image: wp.array3d(dtype=float),
    filters: wp.array3d(dtype=float),
    bias: wp.array(dtype=float),
    dilation: int,
    output: wp.array3d(dtype=float),
):
    """Depthwise convolution with "same" padding, bias and ReLU6. Launch: height x width x channels."""
    i, j, c = wp.tid()
    reach_i = filters.shape[0] / 2
    reach_j = filters.shape[1] / 2

    total = bias[c]
    for di in range(filters.shape[0]):
        row = i + (di - reach_i) * dilation
        if row < 0 or row >= image.shape[0]:
            continue
        for dj in range(filters.shape[1]):
            column = j + (dj - reach_j) * dilation
            if column >= 0 and column < image.shape[1]:
                total += image[row, column, c] * filters[di, dj, c]

    output[i, j, c] = wp.clamp(total, 0.0, RELU6_MAX)
