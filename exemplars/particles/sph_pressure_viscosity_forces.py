# idea: SPH pressure and viscosity forces
# brief: Compute the acceleration of fluid particles from pressure, viscosity and gravity with smoothed particle hydrodynamics.
# description: One thread per particle `i`; its neighbours are `neighbors[k]` for k from `neighbor_start[i]` to
#     `neighbor_start[i + 1]`. A neighbour that is `i` itself, or whose `position` lies at `h` or further, or nearer than
#     `MIN_DISTANCE`, is passed over. Pressure follows from `density` by `pressure_of`: `stiffness` times the excess over
#     `rest_density`, never negative. Each neighbour adds - `mass` (p_i / rho_i^2 + p_j / rho_j^2) times the gradient of the
#     spiky kernel, -45 / (pi h^6) (h - r)^2 along the unit vector from j to i (`spiky_slope`), and `viscosity` times `mass`
#     / (rho_i rho_j) times the difference of `velocity` (neighbour minus own) times 45 / (pi h^6) (h - r)
#     (`viscosity_laplacian`). The sum plus `gravity` goes to `acceleration[i]`.
# launch: n
# inputs:
#     position[n] = uniform(0, 1)
#     velocity[n] = uniform(-1, 1)
#     density[n] = uniform(500, 1500)
#     neighbor_start[n+1] = offsets(0, 8*n)
#     neighbors[8*n] = index(0, n)
#     mass = uniform(0.01, 0.02)
#     rest_density = 1000
#     stiffness = uniform(10, 20)
#     viscosity = uniform(0.5, 2)
#     h = uniform(0.4, 0.6)
#     gravity = uniform(-10, 0)
#     acceleration[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     limit_output(acceleration: above)
#     length_output(acceleration)
import warp as wp

MIN_DISTANCE = wp.constant(1.0e-4)


@wp.func
def pressure_of(density: float, rest_density: float, stiffness: float) -> float:
    # under-dense regions (the free surface) must not pull particles together
    return wp.max(stiffness * (density - rest_density), 0.0)


@wp.func
def spiky_slope(r: float, h: float) -> float:
    """Derivative of the spiky kernel by distance; unlike poly6 it does not vanish at the centre, so close particles part."""
    h3 = h * h * h
    return -45.0 / (wp.pi * h3 * h3) * (h - r) * (h - r)


@wp.func
def viscosity_laplacian(r: float, h: float) -> float:
    h3 = h * h * h
    return 45.0 / (wp.pi * h3 * h3) * (h - r)


@wp.kernel
def sph_pressure_viscosity_forces(
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    density: wp.array(dtype=float),
    neighbor_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    mass: float,
    rest_density: float,
    stiffness: float,
    viscosity: float,
    h: float,
    gravity: wp.vec3,
    acceleration: wp.array(dtype=wp.vec3),
):
    """Acceleration of each fluid particle by pressure, viscosity and gravity.

    All particles share one mass. The pressure term is the symmetric form p/rho^2, which conserves momentum when
    the neighbour lists are symmetric.
    """
    i = wp.tid()
    x = position[i]
    v = velocity[i]
    rho = density[i]
    own_term = pressure_of(rho, rest_density, stiffness) / (rho * rho)

    push = wp.vec3(0.0)
    drag = wp.vec3(0.0)
    for k in range(neighbor_start[i], neighbor_start[i + 1]):
        j = neighbors[k]
        offset = x - position[j]
        r = wp.length(offset)
        if j == i or r >= h or r < MIN_DISTANCE:
            continue

        rho_j = density[j]
        term = own_term + pressure_of(rho_j, rest_density, stiffness) / (rho_j * rho_j)
        push -= offset * (mass * term * spiky_slope(r, h) / r)
        drag += (velocity[j] - v) * (mass / (rho * rho_j) * viscosity_laplacian(r, h))

    acceleration[i] = push + viscosity * drag + gravity
