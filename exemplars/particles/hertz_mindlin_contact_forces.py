# idea: Hertz-Mindlin contact of grains
# brief: Compute forces and torques on spherical grains from viscoelastic contacts with sliding friction and rolling resistance.
# description: One thread per grain `i`; its contacts are k from `contact_start[i]` to `contact_start[i + 1]`, with
#     partner `partner[k]` and tangential displacement `slip[k]`, which the thread owns and updates. Every grain has a
#     `Material` `materials[material_of[i]]` of `young`, `poisson`, `restitution`, `friction`, `rolling`. A partner
#     below 0 is an empty slot; for it, for the grain itself, and for grains that do not overlap (distance of their
#     `position` at least the sum of radii) or whose centres are closer than `MIN_DISTANCE`, the slip is set to zero and
#     nothing else happens. Otherwise, with reduced radius, mass (from `reduced`, a b / (a + b)), `effective_young` E*
#     (1 / E* is the sum over both of (1 - poisson^2) / young) and `effective_shear` G* (1 / G* the sum of (2 - poisson)
#     / G with `shear_modulus` G = young / (2 (1 + poisson))): normal n from j to i, contact arm r_i - overlap / 2 and
#     same for j; relative velocity at the contact from `velocity` and `spin`; normal stiffness 2 E* sqrt(R* overlap),
#     tangential stiffness 8 G* sqrt(R* overlap). `damping_ratio` is - ln e / sqrt(ln^2 e + pi^2) of the mean
#     restitution e, held within 0.05 and 0.95. Normal force: two thirds of the stiffness times overlap minus 2
#     sqrt(5/6) ratio sqrt(stiffness m*) times normal speed, at least 0 (no adhesion). The old slip is turned into the
#     tangent plane by `project_on_plane`, grown by tangential velocity times `dt`; tangential force is minus stiffness
#     times slip minus the same damping with the tangential stiffness; if longer than friction (smaller of both) times
#     normal force it is scaled to that limit, and slip is set back to what the spring alone would hold, - force /
#     stiffness. Rolling torque, `rolling_torque`: against the relative spin, rolling coefficient (smaller of both)
#     times normal force times R*, none below `MIN_SPIN`. `force[i]` is the sum, starting from weight `mass[i]`
#     `gravity`; `torque[i]` sums arm times (-n x tangential force) and the rolling torque.
# launch: n
# inputs:
#     position[n] = uniform(0, 0.1)
#     velocity[n] = uniform(-1, 1)
#     spin[n] = uniform(-5, 5)
#     radius[n] = uniform(0.03, 0.05)
#     mass[n] = uniform(0.1, 0.4)
#     material_of[n] = index(0, 4)
#     materials.young[4] = uniform(1e4, 1e5)
#     materials.poisson[4] = uniform(0.2, 0.4)
#     materials.restitution[4] = uniform(0.2, 0.99)
#     materials.friction[4] = uniform(0.2, 0.6)
#     materials.rolling[4] = uniform(0.01, 0.1)
#     contact_start[n+1] = offsets(0, 6*n)
#     partner[6*n] = index(-1, n)
#     slip[6*n] = uniform(-0.001, 0.001)
#     gravity = uniform(-10, 0)
#     dt = 0.0001
#     force[n] = zero
#     torque[n] = zero
# fits:
#     active_mask
#     length_output(force)
#     length_output(torque)
from typing import Any

import warp as wp

MIN_DISTANCE = wp.constant(1.0e-6)
MIN_SPIN = wp.constant(1.0e-4)


@wp.struct
class Material:
    young: float
    poisson: float
    restitution: float
    friction: float
    rolling: float


@wp.func
def reduced(a: Any, b: Any):
    """Two values in series, as for masses and radii of a pair."""
    return a * b / (a + b)


@wp.func
def effective_young(a: Material, b: Material) -> float:
    compliance = (1.0 - a.poisson * a.poisson) / a.young + (1.0 - b.poisson * b.poisson) / b.young
    return 1.0 / compliance


@wp.func
def shear_modulus(m: Material) -> float:
    return 0.5 * m.young / (1.0 + m.poisson)


@wp.func
def effective_shear(a: Material, b: Material) -> float:
    compliance = (2.0 - a.poisson) / shear_modulus(a) + (2.0 - b.poisson) / shear_modulus(b)
    return 1.0 / compliance


@wp.func
def damping_ratio(a: Material, b: Material) -> float:
    """Share of critical damping that gives a pair its mean coefficient of restitution."""
    e = wp.clamp(0.5 * (a.restitution + b.restitution), 0.05, 0.95)
    log_e = wp.log(e)
    return -log_e / wp.sqrt(log_e * log_e + wp.pi * wp.pi)


@wp.func
def project_on_plane(v: Any, normal: Any):
    return v - normal * wp.dot(v, normal)


@wp.func
def rolling_torque(relative_spin: wp.vec3, coefficient: float, normal_force: float, arm: float) -> wp.vec3:
    """Constant torque against the relative spin; none for grains that roll together."""
    rate = wp.length(relative_spin)
    if rate < MIN_SPIN:
        return wp.vec3(0.0)
    return relative_spin * (-coefficient * normal_force * arm / rate)


@wp.kernel
def hertz_mindlin_contact_forces(
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    spin: wp.array(dtype=wp.vec3),
    radius: wp.array(dtype=float),
    mass: wp.array(dtype=float),
    material_of: wp.array(dtype=int),
    materials: wp.array(dtype=Material),
    contact_start: wp.array(dtype=int),
    partner: wp.array(dtype=int),
    slip: wp.array(dtype=wp.vec3),
    gravity: wp.vec3,
    dt: float,
    force: wp.array(dtype=wp.vec3),
    torque: wp.array(dtype=wp.vec3),
):
    """Forces and torques of Hertz-Mindlin contacts on every grain.

    Each contact is stored twice, once per grain, so that a thread sums over its own list without atomics.

    Args:
        contact_start: where the contacts of a grain begin, one entry more than there are grains.
        partner: the other grain of a contact, below 0 for an empty slot.
        slip: tangential displacement since the contact began, kept between steps.
    """
    i = wp.tid()
    own = materials[material_of[i]]
    total_force = gravity * mass[i]
    total_torque = wp.vec3(0.0)

    for k in range(contact_start[i], contact_start[i + 1]):
        j = partner[k]
        if j < 0 or j == i:
            slip[k] = wp.vec3(0.0)
            continue
        offset = position[i] - position[j]
        distance = wp.length(offset)
        overlap = radius[i] + radius[j] - distance
        if overlap <= 0.0 or distance < MIN_DISTANCE:
            slip[k] = wp.vec3(0.0)  # a contact that opened forgets its history
            continue
        normal = offset / distance
        other = materials[material_of[j]]

        # motion of the two surfaces against each other, in the middle of the overlap
        arm_i = radius[i] - 0.5 * overlap
        arm_j = radius[j] - 0.5 * overlap
        surface_spin = spin[i] * arm_i + spin[j] * arm_j
        relative = velocity[i] - velocity[j] - wp.cross(surface_spin, normal)
        normal_speed = wp.dot(relative, normal)
        tangent_velocity = project_on_plane(relative, normal)

        mean_mass = reduced(mass[i], mass[j])
        mean_radius = reduced(radius[i], radius[j])
        patch = wp.sqrt(mean_radius * overlap)
        normal_stiffness = 2.0 * effective_young(own, other) * patch
        tangent_stiffness = 8.0 * effective_shear(own, other) * patch
        viscous = 2.0 * wp.sqrt(5.0 / 6.0) * damping_ratio(own, other)

        # damping alone could pull at the end of a bounce: dry grains do not stick
        elastic = 2.0 / 3.0 * normal_stiffness * overlap
        normal_force = wp.max(elastic - viscous * wp.sqrt(normal_stiffness * mean_mass) * normal_speed, 0.0)

        # the pair may have turned since the last step, and the stored slip with it
        stretched = project_on_plane(slip[k], normal) + tangent_velocity * dt
        tangent_damping = viscous * wp.sqrt(tangent_stiffness * mean_mass)
        tangent_force = -tangent_stiffness * stretched - tangent_damping * tangent_velocity
        limit = wp.min(own.friction, other.friction) * normal_force
        strength = wp.length(tangent_force)
        if strength > limit:
            tangent_force = tangent_force * (limit / strength)
            stretched = tangent_force * (-1.0 / tangent_stiffness)
        slip[k] = stretched

        coefficient = wp.min(own.rolling, other.rolling)
        total_force += normal * normal_force + tangent_force
        total_torque += wp.cross(normal * (-arm_i), tangent_force)
        total_torque += rolling_torque(spin[i] - spin[j], coefficient, normal_force, mean_radius)

    force[i] = total_force
    torque[i] = total_torque
