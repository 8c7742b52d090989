import warp as wp

DEAD_ZONE = wp.constant(1.0e-8)
BETA_MOMENTUM = wp.constant(0.99)
LEARNING_RATE = wp.constant(0.001)


@wp.struct
class Element:
    shared_weight_decay: float
    current_beta_update: float


@wp.func
def _get_direction_of(x: float):
    if wp.abs(x) <= DEAD_ZONE:
        return 0.0
    return wp.sign(x)


@wp.kernel
def _lion_optimizer_step_2d_kernel(
    active_ids: wp.array(dtype=wp.int64),
    gradient: wp.array2d(dtype=wp.float64),
    current_momentum_width: wp.array(dtype=int),
    elements: wp.array(dtype=Element),
    weights_width: int,
    weights: wp.array(dtype=wp.float64),
    momentum: wp.array(dtype=wp.float64),
):
    env, thread = wp.tid()
    momentum_width = current_momentum_width[0]
    i = int(active_ids[thread])
    g = float(gradient[i, env])
    m = float(momentum[env * momentum_width + i])
    w = float(weights[i * weights_width + env])
    step = (
        _get_direction_of(wp.lerp(g, m, elements[0].current_beta_update))
        + elements[0].shared_weight_decay * w
    )
    weights[i * weights_width + env] = wp.float64(w - LEARNING_RATE * step)
    momentum[env * momentum_width + i] = wp.float64(wp.lerp(g, m, BETA_MOMENTUM))
