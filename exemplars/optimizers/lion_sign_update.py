# idea: Lion optimizer step
# brief: Move every weight by the sign of its interpolated momentum, with decoupled weight decay.
# description: One thread per weight `i`. The update direction is the sign (`direction_of`, which is 0 within
#     `DEAD_ZONE` of zero, so that weights without gradient rest) of the interpolation `beta_update` * `momentum[i]` +
#     (1 - `beta_update`) * `gradient[i]`. The weight in `weights` moves by -`learning_rate` times (direction +
#     `weight_decay` times the weight). Afterwards `momentum[i]` becomes `beta_momentum` times itself plus (1 -
#     `beta_momentum`) times the gradient, a slower average than that of the update.
# launch: n
# inputs:
#     gradient[n] = uniform(-1, 1)
#     learning_rate = 1e-3
#     weight_decay = 0.1
#     beta_update = 0.9
#     beta_momentum = 0.99
#     weights[n] = uniform(-1, 1)
#     momentum[n] = uniform(-0.1, 0.1)
# fits:
#     parameter_per_element(learning_rate, weight_decay)
#     parameter_per_group(learning_rate, weight_decay: layer)
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

DEAD_ZONE = wp.constant(1.0e-8)


@wp.func
def direction_of(x: float) -> float:
    if wp.abs(x) <= DEAD_ZONE:
        return 0.0
    return wp.sign(x)


@wp.kernel
def lion_sign_update(gradient: wp.array[float], learning_rate: float, weight_decay: float, beta_update: float,
                     beta_momentum: float, weights: wp.array[float], momentum: wp.array[float]):
    i = wp.tid()
    g = gradient[i]
    m = momentum[i]
    w = weights[i]
    step = direction_of(wp.lerp(g, m, beta_update)) + weight_decay * w
    weights[i] = w - learning_rate * step
    momentum[i] = wp.lerp(g, m, beta_momentum)
