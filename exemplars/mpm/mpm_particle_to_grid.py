# idea: particle-to-grid transfer of the material point method
# brief: Scatter mass and momentum of elastic and fluid material points, with the impulse of their stress, to a background grid.
# description: One thread per particle. Particles where `alive` is zero do nothing, neither do those whose 3 x 3 x 3
#     neighbourhood leaves the grid (`inside_grid`); these are counted in `escaped`. The particle at `position` lies in
#     units of `grid.cell_size` from `grid.origin`; the base node is the position minus one half, rounded down, and
#     `bspline_weights` gives the quadratic B-spline weights per axis. The Kirchhoff stress comes from the material
#     `materials[material_id[p]]`: `neo_hookean` for `ELASTIC` ones, `mu` times the left Cauchy-Green tensor minus the
#     identity, plus `lam` times the logarithm of the volume ratio on the diagonal; for `FLUID` ones minus the
#     `tait_pressure`, `bulk_modulus / gamma` times the volume ratio to the power `-gamma` less 1, not below zero, times the
#     ratio; nothing for any other kind. The volume ratio is the determinant of `deformation`, at least `MIN_VOLUME_RATIO`.
#     With the matrix `affine_momentum`, minus the stress times `4 * dt * volume / cell_size^2`, plus the mass times
#     `affine` (MLS-MPM), each of the 27 nodes gets atomically the weighted `mass` in `grid_mass` and the weighted momentum
#     `mass * velocity + affine_momentum * offset` in `grid_momentum`, where the offset leads from the particle to the node.
# launch: n
# inputs:
#     grid.origin = uniform(-0.1, 0)
#     grid.cell_size = 0.1
#     dt = uniform(0.0001, 0.001)
#     alive[n] = index(0, 5)
#     material_id[n] = index(0, 6)
#     materials.kind[6] = index(0, 3)
#     materials.mu[6] = uniform(10, 50)
#     materials.lam[6] = uniform(10, 50)
#     materials.bulk_modulus[6] = uniform(20, 80)
#     materials.gamma[6] = uniform(4, 7)
#     position[n] = uniform(0, 1.6)
#     velocity[n] = uniform(-1, 1)
#     affine[n] = uniform(-1, 1)
#     deformation[n] = spd(0.8, 2)
#     mass[n] = uniform(0.5, 1)
#     volume[n] = uniform(0.0005, 0.001)
#     grid_mass[16, 16, 16] = zero
#     grid_momentum[16, 16, 16] = zero
#     escaped[1] = zero
# fits:
#     skip_below(mass)
#     indirect_thread
import warp as wp

ELASTIC = wp.constant(0)
FLUID = wp.constant(1)
MIN_VOLUME_RATIO = wp.constant(0.05)  # keeps the logarithm and the pressure finite in crushed points


@wp.struct
class Grid:
    origin: wp.vec3
    cell_size: float


@wp.struct
class Material:
    kind: int
    mu: float
    lam: float
    bulk_modulus: float
    gamma: float


@wp.func
def bspline_weights(f: float) -> wp.vec3:
    """Quadratic B-spline at the three nodes around a point; f is its distance from the first, between 0.5 and 1.5."""
    a = 1.5 - f
    b = f - 1.0
    c = f - 0.5
    return wp.vec3(0.5 * a * a, 0.75 - b * b, 0.5 * c * c)


@wp.func
def neo_hookean(deformation: wp.mat33, volume_ratio: float, mu: float, lam: float) -> wp.mat33:
    """Kirchhoff stress of a compressible neo-Hookean solid."""
    identity = wp.identity(n=3, dtype=float)
    left_cauchy_green = deformation * wp.transpose(deformation)
    return mu * (left_cauchy_green - identity) + lam * wp.log(volume_ratio) * identity


@wp.func
def tait_pressure(volume_ratio: float, bulk_modulus: float, gamma: float) -> float:
    """Pressure of a weakly compressible fluid; it does not resist tension, or droplets would stick together."""
    pressure = bulk_modulus / gamma * (wp.pow(volume_ratio, -gamma) - 1.0)
    return wp.max(pressure, 0.0)


@wp.func
def kirchhoff_stress(material: Material, deformation: wp.mat33) -> wp.mat33:
    volume_ratio = wp.max(wp.determinant(deformation), MIN_VOLUME_RATIO)
    if material.kind == ELASTIC:
        return neo_hookean(deformation, volume_ratio, material.mu, material.lam)
    elif material.kind == FLUID:
        pressure = tait_pressure(volume_ratio, material.bulk_modulus, material.gamma)
        return -pressure * volume_ratio * wp.identity(n=3, dtype=float)
    return wp.mat33(0.0)  # dry dust: carries momentum, no stress


@wp.func
def inside_grid(i: int, j: int, k: int, grid_mass: wp.array3d(dtype=float)) -> bool:
    if i < 0 or j < 0 or k < 0:
        return False
    return i + 2 < grid_mass.shape[0] and j + 2 < grid_mass.shape[1] and k + 2 < grid_mass.shape[2]


@wp.kernel
def mpm_particle_to_grid(
    grid: Grid,
    dt: float,
    alive: wp.array(dtype=int),
    material_id: wp.array(dtype=int),
    materials: wp.array(dtype=Material),
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    affine: wp.array(dtype=wp.mat33),
    deformation: wp.array(dtype=wp.mat33),
    mass: wp.array(dtype=float),
    volume: wp.array(dtype=float),
    grid_mass: wp.array3d(dtype=float),
    grid_momentum: wp.array3d(dtype=wp.vec3),
    escaped: wp.array(dtype=int),
):
    """MLS-MPM scatter. Launch: one thread per particle.

    Args:
        volume: volume of the particles in the undeformed state
        affine: velocity gradient of the particles from the last gather (APIC)
        escaped: counts particles too close to the border of the grid
    """
    p = wp.tid()
    if alive[p] == 0:
        return

    local = (position[p] - grid.origin) / grid.cell_size
    i0 = int(wp.floor(local[0] - 0.5))
    j0 = int(wp.floor(local[1] - 0.5))
    k0 = int(wp.floor(local[2] - 0.5))
    if not inside_grid(i0, j0, k0, grid_mass):
        wp.atomic_add(escaped, 0, 1)
        return

    fx = local[0] - float(i0)
    fy = local[1] - float(j0)
    fz = local[2] - float(k0)
    wx = bspline_weights(fx)
    wy = bspline_weights(fy)
    wz = bspline_weights(fz)

    # stress and affine motion act through the same matrix; 4 / h^2 is the inverse of the spline's second moment
    stress = kirchhoff_stress(materials[material_id[p]], deformation[p])
    inverse_moment = 4.0 / (grid.cell_size * grid.cell_size)
    m = mass[p]
    affine_momentum = m * affine[p] - dt * volume[p] * inverse_moment * stress
    momentum = m * velocity[p]

    # one loop of 27 rounds instead of three of 3: Warp would unroll those
    for node in range(27):
        di = node // 9
        dj = (node // 3) % 3
        dk = node % 3
        weight = wx[di] * wy[dj] * wz[dk]
        offset = wp.vec3(float(di) - fx, float(dj) - fy, float(dk) - fz) * grid.cell_size
        wp.atomic_add(grid_mass, i0 + di, j0 + dj, k0 + dk, weight * m)
        wp.atomic_add(grid_momentum, i0 + di, j0 + dj, k0 + dk, weight * (momentum + affine_momentum * offset))
