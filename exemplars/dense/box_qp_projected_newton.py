# idea: box constrained quadratic programs
# brief: Minimize small convex quadratics between bounds by a projected Newton method, as in control with limited actuators.
# description: One thread per problem: minimize x . H x / 2 + g . x with `hessians[b]` = H and `gradients[b]` = g, and x
#     between `lower[b]` and `upper[b]`, starting from `warm_start[b]` projected into the box (`project`). In each of at
#     most `MAX_ITERATIONS` iterations `free_mask` marks the components that are not held at a bound by the gradient (at
#     the lower one with a positive, at the upper one with a negative slope). If none is free the loop ends with the
#     status `ALL_CLAMPED`; if the norm of the gradient over the free ones is below `tolerance` with `CONVERGED`.
#     Otherwise the Newton direction solves the free part of the system: `masked_cholesky` factors H with rows and
#     columns of held components replaced by those of the identity, and `cholesky_solve` gives the direction, 0 for held
#     ones. `line_search` halves the step until the projected point lowers the `objective` by at least `SUFFICIENT`
#     times what the gradient promises; if it must go below `MIN_STEP` the status is `STUCK`. Running out of iterations
#     is `OUT_OF_ITERATIONS`. `solutions[b]`, `status[b]`, `iterations[b]` (the steps taken) and the free components of
#     the last mask that was made as bits in `free_bits[b]` (`pack_bits`, component i is bit i) are stored; out of
#     iterations that mask is the one before the last step.
# launch: n
# inputs:
#     hessians[n] = spd(0.5, 4)
#     gradients[n] = uniform(-2, 2)
#     lower[n] = uniform(-1, -0.1)
#     upper[n] = uniform(0.1, 1)
#     warm_start[n] = uniform(-1.5, 1.5)
#     tolerance = 1e-3
#     solutions[n] = zero
#     status[n] = zero
#     iterations[n] = zero
#     free_bits[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

SIZE = 4
MAX_ITERATIONS = wp.constant(10)
MIN_STEP = wp.constant(1.0e-4)
SUFFICIENT = wp.constant(0.1)

OUT_OF_ITERATIONS = wp.constant(0)
CONVERGED = wp.constant(1)
ALL_CLAMPED = wp.constant(2)
STUCK = wp.constant(3)


@wp.func
def project(x: wp.vec4, lower: wp.vec4, upper: wp.vec4) -> wp.vec4:
    return wp.max(wp.min(x, upper), lower)


@wp.func
def objective(hessian: wp.mat44, gradient: wp.vec4, x: wp.vec4) -> float:
    return 0.5 * wp.dot(x, hessian * x) + wp.dot(gradient, x)


@wp.func
def free_mask(x: wp.vec4, slope: wp.vec4, lower: wp.vec4, upper: wp.vec4) -> wp.vec4:
    """1 for components that may move, 0 for those that the slope presses against a bound."""
    mask = wp.vec4(1.0, 1.0, 1.0, 1.0)
    for i in range(SIZE):
        if x[i] <= lower[i] and slope[i] > 0.0:
            mask[i] = 0.0
        elif x[i] >= upper[i] and slope[i] < 0.0:
            mask[i] = 0.0
    return mask


@wp.func
def masked_cholesky(hessian: wp.mat44, mask: wp.vec4) -> wp.mat44:
    """Factor of the free block, with the identity in place of the rest."""
    factor = wp.mat44()
    for j in range(SIZE):
        pivot = wp.where(mask[j] > 0.0, hessian[j, j], 1.0)
        for k in range(j):
            pivot -= factor[j, k] * factor[j, k]
        factor[j, j] = wp.sqrt(pivot)
        for i in range(j + 1, SIZE):
            rest = hessian[i, j] * mask[i] * mask[j]
            for k in range(j):
                rest -= factor[i, k] * factor[j, k]
            factor[i, j] = rest / factor[j, j]
    return factor


@wp.func
def cholesky_solve(factor: wp.mat44, right: wp.vec4) -> wp.vec4:
    x = wp.vec4()
    for i in range(SIZE):
        rest = right[i]
        for k in range(i):
            rest -= factor[i, k] * x[k]
        x[i] = rest / factor[i, i]
    for r in range(SIZE):
        i = SIZE - 1 - r
        rest = x[i]
        for k in range(i + 1, SIZE):
            rest -= factor[k, i] * x[k]
        x[i] = rest / factor[i, i]
    return x


@wp.func
def line_search(
    hessian: wp.mat44, gradient: wp.vec4, x: wp.vec4, direction: wp.vec4, slope: wp.vec4, lower: wp.vec4, upper: wp.vec4
):
    """Projected point that is good enough, and whether there is one."""
    start = objective(hessian, gradient, x)
    step = float(1.0)
    while step >= MIN_STEP:
        candidate = project(x + direction * step, lower, upper)
        promised = wp.dot(slope, x - candidate)
        if start - objective(hessian, gradient, candidate) >= SUFFICIENT * promised:
            return candidate, True
        step = 0.5 * step
    return x, False


@wp.func
def pack_bits(mask: wp.vec4) -> int:
    bits = int(0)
    for i in range(SIZE):
        if mask[i] > 0.0:
            bits = bits | (1 << i)
    return bits


@wp.kernel(enable_backward=False)
def box_qp_projected_newton(
    hessians: wp.array(dtype=wp.mat44),
    gradients: wp.array(dtype=wp.vec4),
    lower: wp.array(dtype=wp.vec4),
    upper: wp.array(dtype=wp.vec4),
    warm_start: wp.array(dtype=wp.vec4),
    tolerance: float,
    solutions: wp.array(dtype=wp.vec4),
    status: wp.array(dtype=int),
    iterations: wp.array(dtype=int),
    free_bits: wp.array(dtype=int),
):
    """Box-QP of control-limited differential dynamic programming. Launch: one thread per problem.

    Args:
        hessians: Positive definite matrices.
        gradients: Linear terms.
        lower: Lower bounds.
        upper: Upper bounds, above the lower ones.
        warm_start: First guess, for example the solution of the last time step.
        tolerance: Norm of the free gradient at which a problem is solved.
        solutions: Minimizers.
        status: CONVERGED, ALL_CLAMPED, STUCK or OUT_OF_ITERATIONS.
        iterations: Newton steps taken.
        free_bits: Components not held at a bound; the feedback gains of the others are zero.
    """
    b = wp.tid()
    hessian = hessians[b]
    gradient = gradients[b]
    low = lower[b]
    high = upper[b]

    x = project(warm_start[b], low, high)
    outcome = int(OUT_OF_ITERATIONS)
    taken = int(0)
    mask = wp.vec4()
    while taken < MAX_ITERATIONS:
        slope = gradient + hessian * x
        mask = free_mask(x, slope, low, high)
        if wp.length_sq(mask) == 0.0:
            outcome = ALL_CLAMPED
            break
        free_slope = wp.cw_mul(slope, mask)
        if wp.length(free_slope) < tolerance:
            outcome = CONVERGED
            break

        # held components stay: their right side is zero and their rows are those of the identity
        direction = -cholesky_solve(masked_cholesky(hessian, mask), free_slope)
        improved, success = line_search(hessian, gradient, x, direction, slope, low, high)
        if not success:
            outcome = STUCK
            break
        x = improved
        taken += 1

    solutions[b] = x
    status[b] = outcome
    iterations[b] = taken
    free_bits[b] = pack_bits(mask)
