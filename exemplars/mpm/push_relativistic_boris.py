# idea: relativistic Boris pusher of a particle-in-cell code
# brief: Push charged particles through interpolated electric and magnetic fields and treat those that leave the domain.
# description: Thread `p`; particles with a negative `species` are lost and do nothing. Position in units of cells,
#     `momentum` per mass in units of the speed of light. `gather_field` interpolates a nodal field bilinearly with the
#     cell index kept inside. The Boris step with the charge to mass ratio `charge_to_mass[species]`: half a push by the
#     electric field, a rotation by the magnetic field with the Lorentz factor `gamma = sqrt(1 + u^2)` between them
#     (`rotate_momentum`), another half push. Then the position moves by `dt` times the first two components of the
#     velocity `u / gamma`. The first axis is periodic (`wrap_coordinate`). At the ends of the second, by `wall_kind` of
#     the wall (0 lower, 1 upper): `REFLECT` mirrors the position, kept inside, and reverses the momentum across it;
#     `ABSORB` adds the particle's `weight` times the charge sign `charge_sign[species]` atomically to `wall_charge` and
#     marks it lost (species `LOST`), with position and momentum as they were; any other wall emits it again at the
#     wall, at rest. `kinetic_energy[0]` collects atomically the weight times `gamma - 1` (the energy in units of the
#     particle's rest energy) after the push of all that were not absorbed.
# launch: n
# inputs:
#     electric[17, 17] = uniform(-0.5, 0.5)
#     magnetic[17, 17] = uniform(-1, 1)
#     charge_to_mass[3] = uniform(-1, 1)
#     charge_sign[3] = index(-1, 2)
#     wall_kind[2] = index(0, 3)
#     weight[n] = uniform(0.5, 1)
#     dt = uniform(0.5, 1)
#     species[n] = index(-1, 3)
#     position[n] = uniform(0, 16)
#     momentum[n] = uniform(-2, 2)
#     wall_charge[2] = zero
#     kinetic_energy[1] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp

REFLECT = wp.constant(0)
ABSORB = wp.constant(1)
LOST = wp.constant(-1)


@wp.func
def gather_field(field: wp.array2d(dtype=wp.vec3), at: wp.vec2) -> wp.vec3:
    """Field of the nodes around a point, linear along both axes."""
    i = wp.clamp(int(wp.floor(at[0])), 0, field.shape[0] - 2)
    j = wp.clamp(int(wp.floor(at[1])), 0, field.shape[1] - 2)
    fx = at[0] - float(i)
    fy = at[1] - float(j)
    low = (1.0 - fy) * field[i, j] + fy * field[i, j + 1]
    high = (1.0 - fy) * field[i + 1, j] + fy * field[i + 1, j + 1]
    return (1.0 - fx) * low + fx * high


@wp.func
def lorentz_factor(u: wp.vec3) -> float:
    return wp.sqrt(1.0 + wp.dot(u, u))


@wp.func
def rotate_momentum(u: wp.vec3, half_turn: wp.vec3) -> wp.vec3:
    """Boris rotation: exact in length, second order in angle."""
    s = half_turn * (2.0 / (1.0 + wp.dot(half_turn, half_turn)))
    return u + wp.cross(u + wp.cross(u, half_turn), s)


@wp.func
def boris_push(u: wp.vec3, electric: wp.vec3, magnetic: wp.vec3, half_kick: float) -> wp.vec3:
    before = u + half_kick * electric
    turned = rotate_momentum(before, magnetic * (half_kick / lorentz_factor(before)))
    return turned + half_kick * electric


@wp.func
def wrap_coordinate(x: float, size: float) -> float:
    return x - size * wp.floor(x / size)


@wp.kernel
def push_relativistic_boris(
    electric: wp.array2d(dtype=wp.vec3),
    magnetic: wp.array2d(dtype=wp.vec3),
    charge_to_mass: wp.array(dtype=float),
    charge_sign: wp.array(dtype=int),
    wall_kind: wp.array(dtype=int),
    weight: wp.array(dtype=float),
    dt: float,
    species: wp.array(dtype=int),
    position: wp.array(dtype=wp.vec2),
    momentum: wp.array(dtype=wp.vec3),
    wall_charge: wp.array(dtype=float),
    kinetic_energy: wp.array(dtype=float),
):
    """Leapfrog push of all species at once. Launch: one thread per particle.

    Args:
        weight: real particles that a simulated one stands for
        wall_charge: charge collected by the lower and the upper wall
    """
    p = wp.tid()
    kind = species[p]
    if kind < 0:
        return

    at = position[p]
    half_kick = 0.5 * dt * charge_to_mass[kind]
    u = boris_push(momentum[p], gather_field(electric, at), gather_field(magnetic, at), half_kick)
    gamma = lorentz_factor(u)

    width = float(electric.shape[0] - 1)
    height = float(electric.shape[1] - 1)
    x = wrap_coordinate(at[0] + dt * u[0] / gamma, width)
    y = at[1] + dt * u[1] / gamma

    if y < 0.0 or y > height:
        wall = int(0)
        edge = float(0.0)
        if y > height:
            wall = 1
            edge = height

        if wall_kind[wall] == REFLECT:
            y = wp.clamp(2.0 * edge - y, 0.0, height)
            u = wp.vec3(u[0], -u[1], u[2])
        elif wall_kind[wall] == ABSORB:
            wp.atomic_add(wall_charge, wall, weight[p] * float(charge_sign[kind]))
            species[p] = LOST
            return
        else:
            y = edge  # a cold wall gives back what hits it
            u = wp.vec3(0.0)
            gamma = 1.0

    position[p] = wp.vec2(x, y)
    momentum[p] = u
    wp.atomic_add(kinetic_energy, 0, weight[p] * (gamma - 1.0))
