import warp as wp


@wp.struct
class AdamGroup:
    learning_rate: float
    beta1: float
    beta2: float
    epsilon: float
    weight_decay: float


@wp.func
def bias_correction(
        average: float, beta: float, step: int):
    return average / (1.0 - wp.pow(beta, float(step)))


@wp.kernel
def adamw_parameter_groups(
        parameter_region_ids: wp.array[int], parameter_gradient: wp.array[wp.float16],
        loss_scale: wp.array[float], parameter_group_of: wp.array[wp.int64],
        parameter_weight_working: wp.array[wp.float16],
        current_max_working: wp.array[wp.float16],
        min_working_by_region: wp.array[wp.float16],
        parameter_previous_working: wp.array[wp.float16], groups: wp.array[AdamGroup],
        step: int, parameter_master: wp.array[float],
        parameter_first_moment: wp.array[float],
        parameter_second_moment: wp.array[wp.float64],
        parameter_working: wp.array[wp.float16],
        parameter_working_change: wp.array[wp.float16]):
    parameter_idx = wp.tid()
    region = parameter_region_ids[parameter_idx]
    min_working = min_working_by_region[region]
    group = groups[int(parameter_group_of[parameter_idx])]
    if group.learning_rate == 0.0:
        return

    g = float(parameter_gradient[parameter_idx]) / loss_scale[0]
    if not wp.isfinite(g):  # overflow in the backward pass: losing one step is better than a NaN for ever
        return

    m = group.beta1 * parameter_first_moment[parameter_idx] + (1.0 - group.beta1) * g
    v = (
        group.beta2 * float(parameter_second_moment[parameter_idx])
        + (1.0 - group.beta2) * g * g
    )
    parameter_first_moment[parameter_idx] = m
    parameter_second_moment[parameter_idx] = wp.float64(v)

    weight = (
        parameter_master[parameter_idx]
        * (1.0 - group.learning_rate * group.weight_decay)
    )
    direction = (
        bias_correction(m, group.beta1, step)
        / (wp.sqrt(bias_correction(v, group.beta2, step)) + group.epsilon)
    )
    weight -= group.learning_rate * direction
    parameter_master[parameter_idx] = weight
    value = (
        parameter_weight_working[parameter_idx]
        * wp.clamp(wp.float16(weight), min_working, current_max_working[0])
    )
    parameter_working[parameter_idx] = value
    parameter_working_change[parameter_idx] = (
        value
        - parameter_previous_working[parameter_idx]
    )
