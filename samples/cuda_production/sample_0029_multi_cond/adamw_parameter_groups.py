import warp as wp


@wp.struct
class AdamGroup:
    learning_rate: float
    beta1: float
    beta2: float
    epsilon: float
    weight_decay: float


@wp.func
def bias_correction(average: float, beta: float, step: int):
    return average / (1.0 - wp.pow(beta, float(step)))


@wp.kernel
def adamw_parameter_groups(
        active_in: wp.array(dtype=wp.int64), gradient_in: wp.array(dtype=wp.float16),
        loss_scale_in: wp.array(dtype=float), group_of_in: wp.array(dtype=wp.int64),
        groups: wp.array(dtype=AdamGroup), step: int, minimum_working: wp.float16,
        scale: wp.float16, maximum_working: wp.float16,
        master: wp.array(dtype=wp.float64), first_moment: wp.array(dtype=float),
        second_moment: wp.array(dtype=float), working_out: wp.array(dtype=wp.float16)):
    i = wp.tid()
    if int(active_in[i]) == 0:
        return
    group = groups[int(group_of_in[i])]
    if group.learning_rate == 0.0:
        return

    g = float(gradient_in[i]) / loss_scale_in[0]
    if not wp.isfinite(g):  # overflow in the backward pass: losing one step is better than a NaN for ever
        return

    m = group.beta1 * first_moment[i] + (1.0 - group.beta1) * g
    v = group.beta2 * second_moment[i] + (1.0 - group.beta2) * g * g
    first_moment[i] = m
    second_moment[i] = v

    weight = float(master[i]) * (1.0 - group.learning_rate * group.weight_decay)
    direction = (
        bias_correction(m, group.beta1, step)
        / (wp.sqrt(bias_correction(v, group.beta2, step)) + group.epsilon)
    )
    weight -= group.learning_rate * direction
    master[i] = wp.float64(weight)
    working_out[i] = wp.min(
        scale * wp.max(wp.float16(weight), minimum_working), maximum_working
    )
