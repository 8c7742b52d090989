# idea: path integral control of a cart-pole
# brief: Roll out randomly perturbed control sequences of a cart-pole and compute their costs, as the first part of a
#     step of sampling based control.
# description: Launch over environments and samples. The state (position, velocity, angle, angular velocity) starts at
#     `states[environment]`. At each step of the horizon (the columns of `plan`) the control is that of
#     `plan[environment]` plus normal noise times `noise_scale`, limited to +-`force_limit`; sample 0 takes the plan
#     without noise, so that the best of the samples is never worse than the plan. The generator is started with `seed`
#     and the number of the rollout. `runge_kutta_step` advances the state by `dt` with `derivative`, the equations of
#     the `CartPole` in `plant`. `step_cost` is a quadratic cost of angle, position and velocities, with `FALL_COST`
#     once the pole is beyond `FALL_ANGLE`, after which the rollout ends and every remaining step costs the same. At
#     each step `noise_cost` is added too: `temperature` times the planned control times the noise over `noise_scale`^2.
#     The controls that were applied go to `controls[environment, sample, step]`, zero after a fall, the total cost to
#     `costs[environment, sample]`, and the smallest cost of the environment to `best_cost[environment]` by an atomic
#     minimum; that starts at a large number.
# launch: n, 8
# inputs:
#     states[n] = uniform(-0.3, 0.3)
#     plan[n, 10] = uniform(-2, 2)
#     plant.cart_mass = uniform(0.8, 1.2)
#     plant.pole_mass = uniform(0.1, 0.3)
#     plant.half_length = uniform(0.4, 0.6)
#     plant.gravity = 9.81
#     dt = 0.05
#     noise_scale = 3.0
#     force_limit = 8.0
#     temperature = 0.1
#     seed = index(0, 1000000)
#     controls[n, 8, 10] = zero
#     costs[n, 8] = zero
#     best_cost[n] = 1e6
# fits:
#     parameter_per_element(force_limit: environment)
#     parameter_per_group(force_limit: actuator)
import warp as wp

FALL_ANGLE = wp.constant(0.5)
FALL_COST = wp.constant(100.0)
ANGLE_WEIGHT = wp.constant(10.0)
POSITION_WEIGHT = wp.constant(1.0)
VELOCITY_WEIGHT = wp.constant(0.1)


@wp.struct
class CartPole:
    cart_mass: float
    pole_mass: float
    half_length: float
    gravity: float


@wp.func
def derivative(plant: CartPole, state: wp.vec4, force: float) -> wp.vec4:
    """Equations of motion of a pole on a cart without friction; the angle is 0 upright."""
    total_mass = plant.cart_mass + plant.pole_mass
    sine = wp.sin(state[2])
    cosine = wp.cos(state[2])
    push = (force + plant.pole_mass * plant.half_length * state[3] * state[3] * sine) / total_mass
    inertia = plant.half_length * (4.0 / 3.0 - plant.pole_mass * cosine * cosine / total_mass)
    angular = (plant.gravity * sine - cosine * push) / inertia
    linear = push - plant.pole_mass * plant.half_length * angular * cosine / total_mass
    return wp.vec4(state[1], linear, state[3], angular)


@wp.func
def runge_kutta_step(plant: CartPole, state: wp.vec4, force: float, dt: float) -> wp.vec4:
    k1 = derivative(plant, state, force)
    k2 = derivative(plant, state + k1 * (0.5 * dt), force)
    k3 = derivative(plant, state + k2 * (0.5 * dt), force)
    k4 = derivative(plant, state + k3 * dt, force)
    return state + (k1 + k2 * 2.0 + k3 * 2.0 + k4) * (dt / 6.0)


@wp.func
def has_fallen(state: wp.vec4) -> bool:
    return wp.abs(state[2]) > FALL_ANGLE


@wp.func
def step_cost(state: wp.vec4) -> float:
    if has_fallen(state):
        return FALL_COST
    positions = ANGLE_WEIGHT * state[2] * state[2] + POSITION_WEIGHT * state[0] * state[0]
    return positions + VELOCITY_WEIGHT * (state[1] * state[1] + state[3] * state[3])


@wp.func
def noise_cost(control: float, noise: float, noise_scale: float, temperature: float) -> float:
    """Importance weight of a sample from the perturbed instead of the free distribution."""
    return temperature * control * noise / (noise_scale * noise_scale)


@wp.kernel(enable_backward=False)
def mppi_cartpole_rollouts(
    states: wp.array(dtype=wp.vec4),
    plan: wp.array2d(dtype=float),
    plant: CartPole,
    dt: float,
    noise_scale: float,
    force_limit: float,
    temperature: float,
    seed: int,
    controls: wp.array3d(dtype=float),
    costs: wp.array2d(dtype=float),
    best_cost: wp.array(dtype=float),
):
    """Rollouts of model predictive path integral control. Launch: environments x samples."""
    environment, sample = wp.tid()
    horizon = plan.shape[1]
    generator = wp.rand_init(seed, environment * costs.shape[1] + sample)

    state = states[environment]
    total = float(0.0)
    for step in range(horizon):
        if has_fallen(state):
            total += FALL_COST * float(horizon - step)
            for rest in range(step, horizon):
                controls[environment, sample, rest] = 0.0
            break

        planned = plan[environment, step]
        noise = wp.randn(generator) * noise_scale
        if sample == 0:
            noise = float(0.0)
        force = wp.clamp(planned + noise, -force_limit, force_limit)
        controls[environment, sample, step] = force

        state = runge_kutta_step(plant, state, force, dt)
        total += step_cost(state) + noise_cost(planned, noise, noise_scale, temperature)

    costs[environment, sample] = total
    wp.atomic_min(best_cost, environment, total)
