import warp as wp

DEAD_ZONE = wp.constant(1.0e-3)


@wp.func
def _direction_of(x: float):
    if wp.abs(x) <= wp.static(DEAD_ZONE):
        return 0.0
    return wp.sign(x)


@wp.kernel
def _run_lion_sign_update_kernel(group_ids: wp.array(dtype=int), active: wp.array(dtype=int),
                                 gradient: wp.array(dtype=wp.float64),
                                 weight_decay_by_group: wp.array(dtype=float),
                                 minimum_gradient_by_group: wp.array(dtype=float),
                                 learning_rate: float, beta_update: float, beta_momentum: float,
                                 weights: wp.array(dtype=float), momentum: wp.array(dtype=float)):
    i = wp.tid()
    group = group_ids[i]
    minimum_gradient = minimum_gradient_by_group[group]
    weight_decay = weight_decay_by_group[group]
    gradient_i = gradient[i]
    if float(gradient_i) >= minimum_gradient and active[i] != 0:
        g = float(gradient_i)
        m = momentum[i]
        w = weights[i]
        step = _direction_of(wp.lerp(g, m, beta_update)) + weight_decay * w
        weights[i] = w - learning_rate * step
        momentum[i] = wp.lerp(g, m, beta_momentum)
