# idea: Nesterov momentum with a learning rate schedule
# brief: Take a Nesterov momentum step with a gradient clipped by its layer's norm and a learning rate from a warmup and cosine
#     schedule.
# description: One thread per weight. `scheduled_rate` is the learning rate at `step` by `schedule`, a `Schedule`: in
#     the first `warmup_steps` it is (`step` + 1) / `warmup_steps` of `peak_rate`, then it falls along half a cosine to
#     `final_rate` at `total_steps` and stays there. `clip_factor` of the layer `layer_of[i]` is `max_norm` over the
#     layer's gradient norm, the root of `squared_norms[layer]`, where that norm is above `max_norm`, and 1 else. The
#     clipped gradient plus `weight_decay` times the weight drives the velocity: `velocity[i]` becomes `momentum` times
#     itself plus the gradient, and `weights[i]` moves by -rate (gradient + `momentum` times the new velocity), the
#     look-ahead of Nesterov. Biases and norms, layers from `first_undecayed` on, are not decayed.
# launch: n
# inputs:
#     gradient[n] = uniform(-1, 1)
#     layer_of[n] = sorted_index(0, 8)
#     squared_norms[8] = uniform(0.01, 4)
#     schedule.peak_rate = uniform(0.01, 0.1)
#     schedule.final_rate = uniform(0.0001, 0.001)
#     schedule.warmup_steps = 10
#     schedule.total_steps = 100
#     step = index(0, 120)
#     max_norm = 1.0
#     momentum = 0.9
#     weight_decay = 0.01
#     first_undecayed = 5
#     weights[n] = uniform(-1, 1)
#     velocity[n] = uniform(-0.1, 0.1)
# fits:
#     parameter_per_element(weight_decay)
#     active_mask
#     indirect_thread
import warp as wp


@wp.struct
class Schedule:
    peak_rate: float
    final_rate: float
    warmup_steps: int
    total_steps: int


@wp.func
def scheduled_rate(schedule: Schedule, step: int) -> float:
    if step < schedule.warmup_steps:
        return schedule.peak_rate * float(step + 1) / float(schedule.warmup_steps)
    elif step >= schedule.total_steps:
        return schedule.final_rate
    progress = float(step - schedule.warmup_steps) / float(schedule.total_steps - schedule.warmup_steps)
    remaining = 0.5 * (1.0 + wp.cos(wp.pi * progress))
    return schedule.final_rate + (schedule.peak_rate - schedule.final_rate) * remaining


@wp.func
def clip_factor(squared_norm: float, max_norm: float) -> float:
    # compared as squares: most layers need no root
    if squared_norm <= max_norm * max_norm:
        return 1.0
    return max_norm / wp.sqrt(squared_norm)


@wp.kernel
def nesterov_scheduled_step(gradient: wp.array(dtype=wp.float32), layer_of: wp.array(dtype=wp.int32),
                            squared_norms: wp.array(dtype=wp.float32), schedule: Schedule, step: wp.int32,
                            max_norm: wp.float32, momentum: wp.float32, weight_decay: wp.float32,
                            first_undecayed: wp.int32, weights: wp.array(dtype=wp.float32),
                            velocity: wp.array(dtype=wp.float32)):
    i = wp.tid()
    layer = layer_of[i]
    g = gradient[i] * clip_factor(squared_norms[layer], max_norm)
    if layer < first_undecayed:
        g += weight_decay * weights[i]

    v = momentum * velocity[i] + g
    velocity[i] = v
    weights[i] = weights[i] - scheduled_rate(schedule, step) * (g + momentum * v)
