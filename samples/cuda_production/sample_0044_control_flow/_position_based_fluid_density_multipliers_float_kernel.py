import warp as wp


@wp.func
def _get_kernel_value(r: wp.float32, h: wp.float32) -> wp.float32:
    rest = 1.0 - r / h
    return 15.0 / (wp.pi * h * h * h) * rest * rest * rest


@wp.func
def _get_kernel_slope(r: wp.float32, h: wp.float32) -> wp.float32:
    rest = 1.0 - r / h
    return -45.0 / (wp.pi * h * h * h * h) * rest * rest


@wp.kernel
def _position_based_fluid_density_multipliers_float_kernel(
    order_in: wp.array[wp.int32],
    predicted_in: wp.array[wp.vec3],
    row_start_in: wp.array[wp.int32],
    neighbors_in: wp.array[wp.int32],
    initial_density_error_in: wp.array[wp.float32],
    previous_density_error_in: wp.array[wp.float32],
    particle_mass: wp.float32,
    rest_density: wp.float32,
    h: wp.float32,
    relaxation: wp.float32,
    max_density_error: wp.float32,
    density_error_change_threshold: wp.float32,
    multiplier_out: wp.array[wp.float32],
    density_error_out: wp.array[wp.float32],
    density_error_change_out: wp.array[wp.float32],
    density_error_change_flag_out: wp.array[wp.int32],
):
    i = order_in[wp.tid()]
    density = particle_mass * _get_kernel_value(0.0, h)
    own_gradient = wp.vec3(0.0)
    square_sum = float(0.0)

    for k in range(row_start_in[i], row_start_in[i + 1]):
        offset = predicted_in[i] - predicted_in[neighbors_in[k]]
        r = wp.length(offset)
        if r < h and r > 1.0e-5:
            density = density + particle_mass * _get_kernel_value(r, h)
            gradient = offset * (particle_mass * _get_kernel_slope(r, h) / (rest_density * r))
            own_gradient += gradient
            square_sum += wp.dot(gradient, gradient)

    constraint = density / rest_density - 1.0
    value = initial_density_error_in[i] + wp.min(wp.max(constraint, 0.0), max_density_error)
    density_error_out[i] = value
    new_value = value - previous_density_error_in[i]
    density_error_change_out[i] = new_value
    density_error_change_flag_out[i] = wp.where(
        wp.abs(new_value) > density_error_change_threshold, 1, 0
    )
    if constraint < 0.0:
        multiplier_out[i] = 0.0
        return
    multiplier_out[i] = -constraint / (square_sum + wp.dot(own_gradient, own_gradient) + relaxation)
