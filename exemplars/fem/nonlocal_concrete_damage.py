# idea: nonlocal damage of concrete
# brief: Update the damage of concrete at quadrature points with Mazars' model, driven by a nonlocal equivalent strain, and compute the stress.
# description: Thread `point`, made of `materials[material_of[point]]`. The driving strain is the average of
#     `local_strain` over the neighbours `neighbors[k]`, `k` from `first[point]` up to `first[point + 1]`, within twice
#     the material's internal length, weighted by `volume` and `bell_weight`, the square of one minus the squared
#     distance of their `location` over `4 * length^2`; points of another material (`material_of`) and those further
#     away are passed over, and if no weight is left the point's own local strain is taken. `history[point]` is raised
#     to it, never lowered. While the history is not above the material's `onset` there is no new damage. The principal
#     strains of the symmetric tensor `strain[point]` split it: `tension_share` is the sum of the squares of the
#     positive ones over that of all (zero for a vanishing strain, below `TINY`). `mazars_law` gives the damage `1 - (1
#     - residual) * onset / kappa - residual * exp(-rate * (kappa - onset))` for the history `kappa`, with the residual
#     and the rate for tension and those for compression; the damage is the mix of both by the share, clamped to `[0,
#     MAX_DAMAGE]`, and never falls below `damage[point]`. `stress[point]` is one minus the damage times `hooke`, the
#     elastic stress with `young` and `poisson`. Points of damage above `CRACKED` are counted atomically by material in
#     `cracked`.
# launch: n
# inputs:
#     first[n+1] = offsets(0, 6*n)
#     neighbors[6*n] = index(0, n)
#     material_of[n] = index(0, 2)
#     materials.young[2] = uniform(20, 40)
#     materials.poisson[2] = uniform(0.15, 0.25)
#     materials.onset[2] = uniform(0.0001, 0.0003)
#     materials.length[2] = uniform(0.3, 0.6)
#     materials.tension_residual[2] = uniform(0.7, 0.99)
#     materials.tension_rate[2] = uniform(5000, 15000)
#     materials.compression_residual[2] = uniform(1, 1.4)
#     materials.compression_rate[2] = uniform(1000, 2000)
#     location[n] = uniform(0, 1)
#     volume[n] = uniform(0.5, 1)
#     local_strain[n] = uniform(0, 0.001)
#     strain[n] = spd(0.0001, 0.001)
#     history[n] = uniform(0, 0.0006)
#     damage[n] = uniform(0, 0.2)
#     stress[n] = zero
#     cracked[2] = zero
# fits:
#     largest_output(damage)
#     difference_output(damage)
#     indirect_thread
import warp as wp

TINY = wp.constant(1.0e-14)
MAX_DAMAGE = wp.constant(0.999)
CRACKED = wp.constant(0.5)


@wp.struct
class Concrete:
    young: float
    poisson: float
    onset: float
    length: float
    tension_residual: float
    tension_rate: float
    compression_residual: float
    compression_rate: float


@wp.func
def bell_weight(distance2: float, length: float) -> float:
    """Quartic bell of the nonlocal average, zero from twice the internal length on."""
    ratio = distance2 / (4.0 * length * length)
    if ratio >= 1.0:
        return 0.0
    return (1.0 - ratio) * (1.0 - ratio)


@wp.func
def mazars_law(residual: float, rate: float, onset: float, kappa: float) -> float:
    return 1.0 - (1.0 - residual) * onset / kappa - residual * wp.exp(-rate * (kappa - onset))


@wp.func
def tension_share(strain: wp.mat33) -> float:
    """How much of the deformation is stretch, from the principal strains."""
    axes, principal = wp.eig3(strain)
    stretched = float(0.0)
    total = float(0.0)
    for axis in range(3):
        e = principal[axis]
        total += e * e
        if e > 0.0:
            stretched += e * e
    if total < TINY:
        return 0.0
    return stretched / total


@wp.func
def hooke(strain: wp.mat33, young: float, poisson: float) -> wp.mat33:
    shear = 0.5 * young / (1.0 + poisson)
    lam = young * poisson / ((1.0 + poisson) * (1.0 - 2.0 * poisson))
    return 2.0 * shear * strain + lam * wp.trace(strain) * wp.identity(n=3, dtype=float)


@wp.kernel(enable_backward=False)
def nonlocal_concrete_damage(
    first: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    material_of: wp.array(dtype=int),
    materials: wp.array(dtype=Concrete),
    location: wp.array(dtype=wp.vec3),
    volume: wp.array(dtype=float),
    local_strain: wp.array(dtype=float),
    strain: wp.array(dtype=wp.mat33),
    history: wp.array(dtype=float),
    damage: wp.array(dtype=float),
    stress: wp.array(dtype=wp.mat33),
    cracked: wp.array(dtype=int),
):
    """Damage update of a load step. Launch: one thread per quadrature point.

    Args:
        neighbors: candidates around the points, in ragged rows `first`
        local_strain: equivalent strain of the points by themselves
        history: greatest nonlocal strain so far, updated
        damage: 0 for sound material, 1 for none left, updated
    """
    point = wp.tid()
    concrete = materials[material_of[point]]

    weighted = float(0.0)
    total = float(0.0)
    for k in range(first[point], first[point + 1]):
        other = neighbors[k]
        if material_of[other] != material_of[point]:
            continue
        offset = location[other] - location[point]
        weight = volume[other] * bell_weight(wp.dot(offset, offset), concrete.length)
        weighted += weight * local_strain[other]
        total += weight

    # averaging keeps the crack band as wide as the material has it, not as the mesh
    driving = local_strain[point]
    if total > 0.0:
        driving = weighted / total
    kappa = wp.max(history[point], driving)
    history[point] = kappa

    grown = float(0.0)
    if kappa > concrete.onset:
        share = tension_share(strain[point])
        in_tension = mazars_law(concrete.tension_residual, concrete.tension_rate, concrete.onset, kappa)
        in_compression = mazars_law(concrete.compression_residual, concrete.compression_rate, concrete.onset, kappa)
        grown = wp.clamp(share * in_tension + (1.0 - share) * in_compression, 0.0, MAX_DAMAGE)
    lost = wp.max(damage[point], grown)
    damage[point] = lost
    if lost > CRACKED:
        wp.atomic_add(cracked, material_of[point], 1)

    stress[point] = (1.0 - lost) * hooke(strain[point], concrete.young, concrete.poisson)
