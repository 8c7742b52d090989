# idea: radial return of J2 plasticity
# brief: Update the stress at quadrature points of an elastoplastic material with linear hardening by the radial return.
# description: Thread `point` adds the elastic response to `strain_step[point]` (Voigt order xx, yy, zz, yz, xz, xy with
#     engineering shears) to `stress[point]`, for the metal `metals[metal_of[element_of[point]]]` with `shear_modulus`,
#     `bulk_modulus`, `yield_stress` and `hardening`. `deviator` removes the mean of the normal components, `tensor_norm`
#     counts shears twice. The yield radius is `sqrt(2/3)` times `yield_stress + hardening * plastic_strain[point]`. If the
#     norm of the trial deviator does not exceed it the step is elastic; otherwise the plastic multiplier is the excess over
#     `2 * shear_modulus + 2/3 * hardening`, the deviator is scaled back by `2 * shear_modulus` times it over the norm, and
#     `plastic_strain` grows by `sqrt(2/3)` times it. `stress` and `plastic_strain` are updated in place, `plastic[point]`
#     is 1 or 0.
# launch: 4*n
# inputs:
#     element_of[4*n] = index(0, n)
#     metal_of[n] = index(0, 3)
#     metals.shear_modulus[3] = uniform(1, 2)
#     metals.bulk_modulus[3] = uniform(2, 3)
#     metals.yield_stress[3] = uniform(0.3, 0.6)
#     metals.hardening[3] = uniform(0.1, 0.5)
#     strain_step[4*n] = uniform(-0.2, 0.2)
#     stress[4*n] = uniform(-0.2, 0.2)
#     plastic_strain[4*n] = uniform(0, 0.5)
#     plastic[4*n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

vec6 = wp.types.vector(length=6, dtype=float)

ROOT_TWO_THIRDS = wp.constant(0.816496580927726)


@wp.struct
class Metal:
    shear_modulus: float
    bulk_modulus: float
    yield_stress: float
    hardening: float


@wp.func
def mean_normal(v: vec6) -> float:
    return (v[0] + v[1] + v[2]) / 3.0


@wp.func
def deviator(v: vec6) -> vec6:
    m = mean_normal(v)
    return vec6(v[0] - m, v[1] - m, v[2] - m, v[3], v[4], v[5])


@wp.func
def tensor_norm(s: vec6) -> float:
    """Frobenius norm of a stress in Voigt form; off-diagonal entries appear twice in the tensor."""
    normal = s[0] * s[0] + s[1] * s[1] + s[2] * s[2]
    shear = s[3] * s[3] + s[4] * s[4] + s[5] * s[5]
    return wp.sqrt(normal + 2.0 * shear)


@wp.func
def elastic_increment(metal: Metal, strain: vec6) -> vec6:
    g = metal.shear_modulus
    mean = 3.0 * metal.bulk_modulus * mean_normal(strain)
    d = deviator(strain)
    return vec6(
        mean + 2.0 * g * d[0], mean + 2.0 * g * d[1], mean + 2.0 * g * d[2], g * d[3], g * d[4], g * d[5]
    )


@wp.kernel
def j2_radial_return(
    element_of: wp.array(dtype=int),
    metal_of: wp.array(dtype=int),
    metals: wp.array(dtype=Metal),
    strain_step: wp.array(dtype=vec6),
    stress: wp.array(dtype=vec6),
    plastic_strain: wp.array(dtype=float),
    plastic: wp.array(dtype=int),
):
    point = wp.tid()
    metal = metals[metal_of[element_of[point]]]

    trial = stress[point] + elastic_increment(metal, strain_step[point])
    trial_deviator = deviator(trial)
    norm = tensor_norm(trial_deviator)
    radius = ROOT_TWO_THIRDS * (metal.yield_stress + metal.hardening * plastic_strain[point])

    if norm <= radius:
        stress[point] = trial
        plastic[point] = 0
        return

    # the return is radial: only the length of the deviator changes
    multiplier = (norm - radius) / (2.0 * metal.shear_modulus + 2.0 / 3.0 * metal.hardening)
    stress[point] = trial - trial_deviator * (2.0 * metal.shear_modulus * multiplier / norm)
    plastic_strain[point] = plastic_strain[point] + ROOT_TWO_THIRDS * multiplier
    plastic[point] = 1
