# idea: Drucker-Prager plasticity of sand
# brief: Project the elastic deformation of sand particles back onto the Drucker-Prager yield surface.
# description: For each particle, take the singular values of `deformation` (kept above `MIN_STRETCH`) and their
#     logarithms, the Hencky strains, to which a third of `volume_gain` is added per axis: volume gained in earlier tension
#     must be closed before the sand presses again. `project_strain` returns the admissible strain and a case: if the trace
#     is not negative the sand is in tension and no strain is left, case `TORN`; otherwise the amount of slip is the norm of
#     the deviator plus `(3 * lam + 2 * mu) / (2 * mu)` times the trace times the friction coefficient of its grain type,
#     `alpha[grain[p]]`; if it is not positive the strain stays, case `ELASTIC`, else the deviator is shortened by that
#     amount, case `SHEARED`. `deformation` is rebuilt from the exponentials of the new strain. `volume_gain` becomes the
#     trace in tension, and zero otherwise. `yielded` of the case is counted up atomically.
# launch: n
# inputs:
#     grain[n] = index(0, 3)
#     alpha[3] = uniform(0.2, 0.4)
#     mu = uniform(1, 2)
#     lam = uniform(1, 2)
#     deformation[n] = spd(0.8, 2.2)
#     volume_gain[n] = uniform(0, 0.1)
#     yielded[3] = zero
# fits:
#     parameter_per_element(mu, lam)
#     parameter_per_group(mu, lam: material)
#     total_output(volume_gain)
#     active_mask
#     indirect_thread
import warp as wp

MIN_STRETCH = wp.constant(0.01)
ELASTIC = wp.constant(0)
SHEARED = wp.constant(1)
TORN = wp.constant(2)


@wp.func
def log_strain(stretch: wp.vec3, volume_gain: float) -> wp.vec3:
    shift = volume_gain / 3.0
    return wp.vec3(
        wp.log(wp.max(stretch[0], MIN_STRETCH)) + shift,
        wp.log(wp.max(stretch[1], MIN_STRETCH)) + shift,
        wp.log(wp.max(stretch[2], MIN_STRETCH)) + shift,
    )


@wp.func
def project_strain(strain: wp.vec3, mu: float, lam: float, alpha: float):
    """Nearest admissible Hencky strain, and which case it was."""
    trace = strain[0] + strain[1] + strain[2]
    deviator = strain - wp.vec3(trace / 3.0)
    norm = wp.length(deviator)
    if trace >= 0.0:
        return wp.vec3(0.0), TORN

    slip = norm + (3.0 * lam + 2.0 * mu) / (2.0 * mu) * trace * alpha
    if slip <= 0.0:
        return strain, ELASTIC
    return strain - deviator * (slip / norm), SHEARED  # slip above zero means that the norm is, too


@wp.kernel(enable_backward=False)
def drucker_prager_return_mapping(grain: wp.array(dtype=int), alpha: wp.array(dtype=float), mu: float, lam: float,
                                  deformation: wp.array(dtype=wp.mat33), volume_gain: wp.array(dtype=float),
                                  yielded: wp.array(dtype=int)):
    """Return mapping in principal Hencky strains (Klar et al., 2016). Launch: one thread per particle."""
    p = wp.tid()
    left, stretch, right = wp.svd3(deformation[p])
    strain = log_strain(stretch, volume_gain[p])
    admissible, case = project_strain(strain, mu, lam, alpha[grain[p]])
    wp.atomic_add(yielded, case, 1)

    gain = float(0.0)
    if case == TORN:
        gain = strain[0] + strain[1] + strain[2]
    volume_gain[p] = gain

    new_stretch = wp.vec3(wp.exp(admissible[0]), wp.exp(admissible[1]), wp.exp(admissible[2]))
    deformation[p] = left * wp.diag(new_stretch) * wp.transpose(right)
