# idea: Nose-Hoover chain thermostat
# brief: Advance a Nose-Hoover chain by half a step and return the factor for all velocities, in double precision.
# description: A single thread. The chain has m = `chain_velocity.shape[0]` thermostats of `chain_position`, `chain_velocity`
#     and `chain_mass`. The half step is split into `substeps` of length h = `dt` / (2 * `substeps`). In each: from the last
#     thermostat to the first, velocities are updated by `chain_kick`: multiplied by e = exp(-v_next h / 4), then + force h /
#     2, then by e again (no factor for the last one, which has no next). The force on thermostat 0 is (2 * kinetic -
#     `degrees` * kT) / mass, on others (mass_{k-1} v_{k-1}^2 - kT) / mass, kT = `thermal_energy`. Then the scale gets a
#     factor s = exp(-v_0 h), the kinetic energy s^2, positions += v h; and velocities are updated from the first to the last
#     in the same way. Reads `kinetic_energy[0]`, writes the scaled one back and the product of all s to `velocity_scale[0]`;
#     chain arrays are updated in place.
# launch: 1
# inputs:
#     kinetic_energy[1] = uniform(100, 200)
#     degrees = index(90, 300)
#     thermal_energy = uniform(2, 3)
#     substeps = index(1, 5)
#     dt = 0.002
#     chain_mass[4] = uniform(1, 5)
#     chain_position[4] = uniform(-1, 1)
#     chain_velocity[4] = uniform(-1, 1)
#     velocity_scale[1] = zero
import warp as wp


@wp.func
def chain_force(k: int, kinetic: wp.float64, degrees: int, thermal_energy: wp.float64, mass: wp.array(dtype=wp.float64),
                velocity: wp.array(dtype=wp.float64)) -> wp.float64:
    """Acceleration of a thermostat: how much hotter than the bath the one below it is."""
    if k == 0:
        return (wp.float64(2.0) * kinetic - wp.float64(degrees) * thermal_energy) / mass[0]
    return (mass[k - 1] * velocity[k - 1] * velocity[k - 1] - thermal_energy) / mass[k]


@wp.func
def chain_kick(k: int, force: wp.float64, h: wp.float64, velocity: wp.array(dtype=wp.float64)) -> wp.float64:
    """New velocity of a thermostat, with the drag of the next one before and after the kick."""
    kick = wp.float64(0.5) * h * force
    if k == velocity.shape[0] - 1:
        return velocity[k] + kick
    drag = wp.exp(wp.float64(-0.25) * h * velocity[k + 1])
    return (velocity[k] * drag + kick) * drag


@wp.kernel(enable_backward=False)
def nose_hoover_chain_half_step(
    kinetic_energy: wp.array(dtype=wp.float64),
    degrees: int,
    thermal_energy: wp.float64,
    substeps: int,
    dt: wp.float64,
    chain_mass: wp.array(dtype=wp.float64),
    chain_position: wp.array(dtype=wp.float64),
    chain_velocity: wp.array(dtype=wp.float64),
    velocity_scale: wp.array(dtype=wp.float64),
):
    """Half a step of the thermostat chain. Launch with one thread: the chain is short and strictly sequential."""
    last = chain_velocity.shape[0] - 1
    h = dt / wp.float64(2 * substeps)
    kinetic = kinetic_energy[0]
    scale = wp.float64(1.0)

    for _ in range(substeps):
        for back in range(last + 1):
            k = last - back
            force = chain_force(k, kinetic, degrees, thermal_energy, chain_mass, chain_velocity)
            chain_velocity[k] = chain_kick(k, force, h, chain_velocity)

        s = wp.exp(-h * chain_velocity[0])
        scale *= s
        kinetic *= s * s
        for k in range(last + 1):
            chain_position[k] = chain_position[k] + h * chain_velocity[k]

        # mirrored order keeps the step reversible in time
        for k in range(last + 1):
            force = chain_force(k, kinetic, degrees, thermal_energy, chain_mass, chain_velocity)
            chain_velocity[k] = chain_kick(k, force, h, chain_velocity)

    kinetic_energy[0] = kinetic
    velocity_scale[0] = scale
