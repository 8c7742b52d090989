# idea: quantization of weights with a learned step
# brief: Quantize the weights of each output channel with a step size that is learned together with them.
# description: The weight `weight[channel, k]` divided by the step of its channel, `step[channel]`, is clamped to the
#     range from `-limit` to `limit` and rounded by `quantized`, which gives back the rounded number times the step: the
#     value that is written to `quantized_weight[channel, k]`. `step_gradient` is the gradient of learned step
#     quantization. Inside of the range the gradient passes to the weight, and the step gets the rounding error (the
#     rounded ratio minus the ratio) times the gradient; at a bound or outside the weight gets nothing and the step gets
#     the bound that was hit times the gradient. The limit gets nothing.
# launch: n, 32
# inputs:
#     weight[n, 32] = uniform(-1.5, 1.5)
#     step[n] = uniform(0.1, 0.3)
#     limit = 7.0
#     quantized_weight[n, 32] = zero
import warp as wp


@wp.func
def quantized(weight: float, step: float, limit: float) -> float:
    ratio = wp.clamp(weight / step, -limit, limit)
    return wp.round(ratio) * step


@wp.func_grad(quantized)
def step_gradient(weight: float, step: float, limit: float, adj_ret: float):
    ratio = weight / step
    if ratio <= -limit:
        wp.adjoint[step] += -limit * adj_ret
    elif ratio >= limit:
        wp.adjoint[step] += limit * adj_ret
    else:
        wp.adjoint[weight] += adj_ret
        wp.adjoint[step] += (wp.round(ratio) - ratio) * adj_ret


@wp.kernel
def quantize_weights_learned_step(
    weight: wp.array2d(dtype=float),
    step: wp.array(dtype=float),
    limit: float,
    quantized_weight: wp.array2d(dtype=float),
):
    """Fake quantization for training. Launch: channels x inputs."""
    channel, k = wp.tid()
    quantized_weight[channel, k] = quantized(weight[channel, k], step[channel], limit)
