# idea: straight-through rounding of activations
# brief: Round activations to multiples of a step while their gradients pass as if nothing was rounded.
# description: For every activation `x[i]`, `rounded` of `x[i] / step` is the number of the nearest grid point, and
#     `levels[i]` is that number times `step`. The derivative of rounding is zero almost everywhere, so `pass_gradient` is
#     written for `rounded`: it hands the gradient of the result to the argument unchanged.
# launch: n
# inputs:
#     x[n] = uniform(-4, 4)
#     step = 0.25
#     levels[n] = zero
# fits:
#     parameter_per_group(step: layer)
import warp as wp


@wp.func
def rounded(x: float) -> float:
    return wp.round(x)


@wp.func_grad(rounded)
def pass_gradient(x: float, adj_ret: float):
    wp.adjoint[x] += adj_ret


@wp.kernel
def round_activations_straight_through(
    x: wp.array(dtype=float),
    step: float,
    levels: wp.array(dtype=float),
):
    i = wp.tid()
    levels[i] = rounded(x[i] / step) * step
