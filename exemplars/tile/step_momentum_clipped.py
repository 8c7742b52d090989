# idea: gradient descent with momentum and clipping
# brief: Take one step of gradient descent with momentum for layers whose gradients are clipped by their own norm.
# description: Block `layer` updates the `WEIGHTS` parameters of `weight[layer]`. The gradient of the layer,
#     `gradient[layer]`, is scaled by `max_norm` over its Euclidean norm if that is larger than `max_norm`, and by 1
#     otherwise. `next_momentum` makes the new momentum from the old one, the scaled gradient and the weight: `beta` times the
#     old, plus the gradient, plus `decay` times the weight. `descend` takes `rate` times the new momentum off the weight.
#     `momentum[layer]` and `weight[layer]` are updated in place, and the norm before clipping goes to `norm[layer]`.
# launch: n, block(64)
# inputs:
#     gradient[n, 48] = uniform(-0.3, 0.3)
#     max_norm = uniform(1.1, 1.3)
#     beta = 0.9
#     decay = 0.01
#     rate = 0.05
#     weight[n, 48] = uniform(-1, 1)
#     momentum[n, 48] = uniform(-0.1, 0.1)
#     norm[n] = zero
import warp as wp

WEIGHTS = 48


@wp.func
def next_momentum(momentum: float, gradient: float, weight: float, beta: float, decay: float):
    return beta * momentum + gradient + decay * weight


@wp.func
def descend(weight: float, momentum: float, rate: float):
    return weight - rate * momentum


@wp.kernel(enable_backward=False)
def step_momentum_clipped(
    gradient: wp.array2d(dtype=float),
    max_norm: float,
    beta: float,
    decay: float,
    rate: float,
    weight: wp.array2d(dtype=float),
    momentum: wp.array2d(dtype=float),
    norm: wp.array(dtype=float),
):
    layer = wp.tid()
    g = wp.tile_load(gradient[layer], shape=WEIGHTS)
    w = wp.tile_load(weight[layer], shape=WEIGHTS)
    m = wp.tile_load(momentum[layer], shape=WEIGHTS)

    length = wp.tile_map(wp.sqrt, wp.tile_dot(g, g))
    wp.tile_store(norm, length, offset=layer)
    scale = float(1.0)
    # a comparison, not a minimum: the norm of an idle layer is zero
    if length[0] > max_norm:
        scale = max_norm / length[0]

    m = wp.tile_map(next_momentum, m, g * scale, w, beta, decay)
    wp.tile_store(momentum[layer], m)
    wp.tile_store(weight[layer], wp.tile_map(descend, w, m, rate))
