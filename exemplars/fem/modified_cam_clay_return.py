# idea: return mapping of modified Cam-Clay
# brief: Update the stress and the preconsolidation pressure of clay at quadrature points with the modified Cam-Clay model.
# description: Thread `point`, pressures and strains positive in compression. The clay is
#     `clays[clay_of[element_of[point]]]`. With the specific volume one plus `void_ratio`, `bulk_modulus` is it times
#     the mean stress (at least `MIN_PRESSURE`) over the swelling index `kappa`, and the shear modulus follows from
#     `poisson`. The trial mean stress is the old `mean_stress` plus bulk modulus times the trace of `strain_step`
#     (Voigt, engineering shears), the trial deviator the old `deviator` plus the shear response; `equivalent_stress` is
#     the root of 1.5 times its squared norm plus `TINY`. `yield_function` is `q^2 / slope^2 + p * (p - pc)`. If it is
#     not positive the step is elastic. Otherwise Newton's method finds the plastic multiplier, after Borja and Lee: for
#     a multiplier `harden` solves the hardening law `pc = pc_old * exp(theta * multiplier * (2 * p_trial - pc) / (1 + 2
#     * multiplier * bulk))` by `INNER_ROUNDS` Newton rounds, `theta` being the specific volume over `lam - kappa`; then
#     p is `(p_trial + multiplier * bulk * pc) / (1 + 2 * multiplier * bulk)` and q is `q_trial / (1 + 6 * shear *
#     multiplier / slope^2)`. The derivative of the yield function comes from theirs (`yield_slope`); a multiplier that
#     would turn negative is halved instead. It ends when the magnitude of the yield function is below `TOLERANCE` times
#     the squared old preconsolidation, or after `MAX_ROUNDS`, which is counted in `failed`. `mean_stress`, `deviator`
#     (the trial one scaled by q over its trial), `preconsolidation` (not in an elastic step) and `void_ratio` (reduced
#     by specific volume times the trace of the strain step, in any case) are updated in place; `rounds_used[point]` is
#     the number of rounds, zero for an elastic step.
# launch: 4*n
# inputs:
#     element_of[4*n] = index(0, n)
#     clay_of[n] = index(0, 3)
#     clays.slope[3] = uniform(0.8, 1.2)
#     clays.lam[3] = uniform(0.1, 0.2)
#     clays.kappa[3] = uniform(0.02, 0.05)
#     clays.poisson[3] = uniform(0.2, 0.35)
#     strain_step[4*n] = uniform(-0.002, 0.004)
#     mean_stress[4*n] = uniform(60, 200)
#     deviator[4*n] = uniform(-30, 30)
#     preconsolidation[4*n] = uniform(120, 300)
#     void_ratio[4*n] = uniform(0.6, 1.2)
#     rounds_used[4*n] = zero
#     failed[1] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

vec6 = wp.types.vector(length=6, dtype=float)

MIN_PRESSURE = wp.constant(1.0)  # kPa, clay without any stress has no stiffness
TINY = wp.constant(1.0e-6)
TOLERANCE = wp.constant(1.0e-4)
MAX_ROUNDS = wp.constant(20)
INNER_ROUNDS = wp.constant(4)


@wp.struct
class Clay:
    slope: float  # of the critical state line
    lam: float  # compression index
    kappa: float  # swelling index
    poisson: float


@wp.func
def trace_of(v: vec6) -> float:
    return v[0] + v[1] + v[2]


@wp.func
def deviatoric_response(strain: vec6, shear: float) -> vec6:
    """Stress deviator of a strain in Voigt form with engineering shears."""
    mean = trace_of(strain) / 3.0
    return 2.0 * shear * vec6(
        strain[0] - mean, strain[1] - mean, strain[2] - mean, 0.5 * strain[3], 0.5 * strain[4], 0.5 * strain[5]
    )


@wp.func
def equivalent_stress(s: vec6) -> float:
    normal = s[0] * s[0] + s[1] * s[1] + s[2] * s[2]
    shear = s[3] * s[3] + s[4] * s[4] + s[5] * s[5]
    return wp.sqrt(1.5 * (normal + 2.0 * shear) + TINY)


@wp.func
def bulk_modulus(specific_volume: float, pressure: float, clay: Clay) -> float:
    return specific_volume * wp.max(pressure, MIN_PRESSURE) / clay.kappa


@wp.func
def yield_function(p: float, q: float, pc: float, clay: Clay) -> float:
    """Ellipse through the origin and the preconsolidation pressure, negative inside."""
    return q * q / (clay.slope * clay.slope) + p * (p - pc)


@wp.func
def harden(p_trial: float, pc_old: float, multiplier: float, bulk: float, theta: float) -> float:
    """Preconsolidation pressure after plastic flow; the law is implicit, because the flow depends on it."""
    spread = 1.0 + 2.0 * multiplier * bulk
    pc = pc_old
    for _inner in range(INNER_ROUNDS):
        grown = pc_old * wp.exp(theta * multiplier * (2.0 * p_trial - pc) / spread)
        slope = -1.0 - grown * theta * multiplier / spread
        pc = pc - (grown - pc) / slope
    return pc


@wp.func
def yield_slope(p: float, q: float, pc: float, multiplier: float, bulk: float, shear: float, theta: float, clay: Clay) -> float:
    """Derivative of the yield function by the plastic multiplier."""
    flow = 2.0 * p - pc
    softening = 1.0 + (2.0 * bulk + theta * pc) * multiplier
    dp = -bulk * flow / softening
    dpc = theta * pc * flow / softening
    dq = -q / (multiplier + clay.slope * clay.slope / (6.0 * shear))
    return flow * dp + 2.0 * q / (clay.slope * clay.slope) * dq - p * dpc


@wp.kernel(enable_backward=False)
def modified_cam_clay_return(
    element_of: wp.array(dtype=int),
    clay_of: wp.array(dtype=int),
    clays: wp.array(dtype=Clay),
    strain_step: wp.array(dtype=vec6),
    mean_stress: wp.array(dtype=float),
    deviator: wp.array(dtype=vec6),
    preconsolidation: wp.array(dtype=float),
    void_ratio: wp.array(dtype=float),
    rounds_used: wp.array(dtype=int),
    failed: wp.array(dtype=int),
):
    """Implicit stress update (Borja and Lee, 1990). Launch: one thread per quadrature point; stresses in kPa."""
    point = wp.tid()
    clay = clays[clay_of[element_of[point]]]
    step = strain_step[point]
    specific_volume = 1.0 + void_ratio[point]
    bulk = bulk_modulus(specific_volume, mean_stress[point], clay)
    shear = 1.5 * bulk * (1.0 - 2.0 * clay.poisson) / (1.0 + clay.poisson)
    theta = specific_volume / (clay.lam - clay.kappa)

    p_trial = mean_stress[point] + bulk * trace_of(step)
    s_trial = deviator[point] + deviatoric_response(step, shear)
    q_trial = equivalent_stress(s_trial)
    pc_old = preconsolidation[point]
    void_ratio[point] = void_ratio[point] - specific_volume * trace_of(step)

    if yield_function(p_trial, q_trial, pc_old, clay) <= 0.0:
        mean_stress[point] = p_trial
        deviator[point] = s_trial
        rounds_used[point] = 0
        return

    multiplier = float(0.0)
    p = p_trial
    q = q_trial
    pc = pc_old
    excess = yield_function(p, q, pc, clay)
    rounds = int(0)
    while rounds < MAX_ROUNDS:
        if wp.abs(excess) < TOLERANCE * pc_old * pc_old:
            break
        slope = yield_slope(p, q, pc, multiplier, bulk, shear, theta, clay)
        proposed = multiplier - excess / slope
        if proposed < 0.0:  # plastic flow has one direction
            proposed = 0.5 * multiplier
        multiplier = proposed

        pc = harden(p_trial, pc_old, multiplier, bulk, theta)
        p = (p_trial + multiplier * bulk * pc) / (1.0 + 2.0 * multiplier * bulk)
        q = q_trial / (1.0 + 6.0 * shear * multiplier / (clay.slope * clay.slope))
        excess = yield_function(p, q, pc, clay)
        rounds += 1

    if rounds == MAX_ROUNDS:
        wp.atomic_add(failed, 0, 1)
    mean_stress[point] = p
    deviator[point] = s_trial * (q / q_trial)
    preconsolidation[point] = pc
    rounds_used[point] = rounds
