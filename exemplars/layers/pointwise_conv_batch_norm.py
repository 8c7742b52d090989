# idea: pointwise convolution with batch normalization
# brief: Apply a 1 x 1 convolution with its batch normalization, a bounded rectifier and the residual connection.
# description: Launch over pixels and output channels. The normalization becomes a scale, `gamma[channel]` over the
#     square root of the sum of `running_var[channel]` and `epsilon`, and a shift, `beta[channel]` minus
#     `running_mean[channel]` times the scale. The sum over input channels k of `pixels[pixel, k]` times `weights[k,
#     channel]`, from zero on, times the scale plus the shift is held between 0 and `CEILING`. That is added to
#     `residual[pixel, channel]` and stored in `output`; a channel whose `gamma` is smaller than `PRUNED` in size counts
#     as pruned and adds nothing.
# launch: n, 16
# inputs:
#     pixels[n, 32] = uniform(-1, 1)
#     weights[32, 16] = uniform(-0.5, 0.5)
#     running_mean[16] = uniform(-0.5, 0.5)
#     running_var[16] = uniform(0.5, 2)
#     gamma[16] = uniform(-0.1, 1.5)
#     beta[16] = uniform(-0.5, 1)
#     residual[n, 16] = uniform(-1, 1)
#     epsilon = 0.00001
#     output[n, 16] = zero
import warp as wp

CEILING = wp.constant(6.0)
PRUNED = wp.constant(0.1)


@wp.kernel
def pointwise_conv_batch_norm(pixels: wp.array2d(dtype=float), weights: wp.array2d(dtype=float),
                              running_mean: wp.array(dtype=float), running_var: wp.array(dtype=float),
                              gamma: wp.array(dtype=float), beta: wp.array(dtype=float),
                              residual: wp.array2d(dtype=float), epsilon: float, output: wp.array2d(dtype=float)):
    """A layer of an inverted residual block, as it is run for inference. Launch: pixels x channels."""
    pixel, channel = wp.tid()
    # at inference the normalization is a scale and a shift of each channel
    scale = gamma[channel] / wp.sqrt(running_var[channel] + epsilon)
    shift = beta[channel] - running_mean[channel] * scale
    kept = float(1.0)
    if wp.abs(gamma[channel]) < PRUNED:
        kept = 0.0

    total = float(0.0)
    for k in range(pixels.shape[1]):
        total += pixels[pixel, k] * weights[k, channel]
    normalized = total * scale + shift
    activated = wp.clamp(normalized, 0.0, CEILING)
    output[pixel, channel] = residual[pixel, channel] + kept * activated
