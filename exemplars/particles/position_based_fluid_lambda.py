# idea: density multipliers of position based fluids
# brief: Compute the Lagrange multiplier that brings the density around each fluid particle back to rest.
# description: One thread per particle. `order` names the particle `i` of a thread, so that neighbouring threads work on
#     neighbouring particles. Its neighbours are `neighbors[k]`, k from `row_start[i]` to `row_start[i + 1]`; those at
#     distance `h` or more, or closer than `MIN_DISTANCE` (the particle itself too), are passed over. Density sums the cubic
#     kernel `kernel_value`, 15 / (pi h^3) (1 - q)^3 with q = r / h, over neighbours plus the value at 0, all times
#     `particle_mass`. The constraint is density / `rest_density` - 1. Gradients are `kernel_slope` (-45 / (pi h^4) (1 -
#     q)^2) times `particle_mass` / `rest_density` along the unit offset from the `predicted` position of the neighbour to
#     that of `i`; the own gradient is their sum. `multiplier[i]` is minus the constraint divided by (sum of squared
#     neighbour gradients + square of own + `relaxation`), or 0 where the constraint is negative (no attraction).
#     `density_error[i]` is max(constraint, 0).
# launch: n
# inputs:
#     order[n] = permutation
#     predicted[n] = uniform(0, 1)
#     row_start[n+1] = offsets(0, 12*n)
#     neighbors[12*n] = index(0, n)
#     particle_mass = uniform(0.5, 1)
#     rest_density = uniform(60, 90)
#     h = uniform(0.5, 0.7)
#     relaxation = uniform(0.01, 0.1)
#     multiplier[n] = zero
#     density_error[n] = zero
# fits:
#     total_output(density_error)
#     squares_output(density_error)
#     largest_output(density_error)
#     count_output(density_error)
#     flag_output(density_error)
import warp as wp

MIN_DISTANCE = wp.constant(1.0e-5)


@wp.func
def kernel_value(r: float, h: float) -> float:
    rest = 1.0 - r / h
    return 15.0 / (wp.pi * h * h * h) * rest * rest * rest


@wp.func
def kernel_slope(r: float, h: float) -> float:
    rest = 1.0 - r / h
    return -45.0 / (wp.pi * h * h * h * h) * rest * rest


@wp.kernel
def position_based_fluid_lambda(
    order: wp.array(dtype=int),
    predicted: wp.array(dtype=wp.vec3),
    row_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    particle_mass: float,
    rest_density: float,
    h: float,
    relaxation: float,
    multiplier: wp.array(dtype=float),
    density_error: wp.array(dtype=float),
):
    i = order[wp.tid()]
    density = particle_mass * kernel_value(0.0, h)
    own_gradient = wp.vec3(0.0)
    square_sum = float(0.0)

    for k in range(row_start[i], row_start[i + 1]):
        offset = predicted[i] - predicted[neighbors[k]]
        r = wp.length(offset)
        if r < h and r > MIN_DISTANCE:
            density += particle_mass * kernel_value(r, h)
            gradient = offset * (particle_mass * kernel_slope(r, h) / (rest_density * r))
            own_gradient += gradient
            square_sum += wp.dot(gradient, gradient)

    constraint = density / rest_density - 1.0
    density_error[i] = wp.max(constraint, 0.0)
    if constraint < 0.0:  # a lone particle must not pull others in
        multiplier[i] = 0.0
        return
    multiplier[i] = -constraint / (square_sum + wp.dot(own_gradient, own_gradient) + relaxation)
