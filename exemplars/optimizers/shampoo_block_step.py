# idea: Shampoo step on weight blocks
# brief: Precondition the gradients of square weight blocks from both sides by inverse fourth roots of their statistics, graft the
#     step size, and update the weights.
# description: One thread per block. Its gradient is `gradients[block_order[b]]`, because the backward pass writes them
#     in another order. The statistics in `left_statistics[b]` and `right_statistics[b]` become `decay` times themselves
#     plus (1 - `decay`) times gradient gradient^T and gradient^T gradient. If `refresh` is not 0, `inverse_fourth_root`
#     of both goes to `left_roots[b]` and `right_roots[b]`; else the roots of an earlier step serve. That function lifts
#     the diagonal by `ridge` times the largest eigenvalue, estimated by `power_iteration` with `POWER_STEPS` steps from
#     a vector of equal numbers (the estimate counts as `MIN_NORM` at least), and runs the coupled Newton iteration: X
#     starts at z^(1/4) I and M at z A with z = 5 / (2 * `SAFETY` * the estimate), and X becomes X T, M becomes T^4 M
#     with T = (5 I - M) / 4, until no entry of M - I is above `ROOT_TOLERANCE` in size, or after `ROOT_STEPS`. The
#     direction is left root * gradient * right root. It is scaled to the Frobenius norm of the gradient (grafting), if
#     its own norm is above `MIN_NORM`, else the gradient itself is taken. `momentum[b]` becomes `beta` times itself
#     plus the direction, and `weights[b]` shrinks by `learning_rate` * `weight_decay` of itself and moves by
#     -`learning_rate` times the momentum.
# launch: n
# inputs:
#     block_order[n] = permutation
#     gradients[n] = uniform(-1, 1)
#     refresh = index(0, 2)
#     decay = 0.9
#     ridge = 1e-3
#     beta = 0.9
#     learning_rate = 0.01
#     weight_decay = 0.01
#     left_statistics[n] = spd(0.1, 1)
#     right_statistics[n] = spd(0.1, 1)
#     left_roots[n] = spd(0.5, 2)
#     right_roots[n] = spd(0.5, 2)
#     momentum[n] = uniform(-0.1, 0.1)
#     weights[n] = uniform(-1, 1)
# fits:
#     parameter_per_element(learning_rate, weight_decay)
#     parameter_per_group(learning_rate, weight_decay: layer)
#     active_mask
#     indirect_thread
import warp as wp

SIZE = 4
POWER_STEPS = wp.constant(8)
ROOT_STEPS = wp.constant(12)
ROOT_TOLERANCE = wp.constant(1.0e-4)
SAFETY = wp.constant(1.2)
MIN_NORM = wp.constant(1.0e-8)


@wp.func
def frobenius(a: wp.mat44) -> float:
    return wp.sqrt(wp.ddot(a, a))


@wp.func
def power_iteration(a: wp.mat44) -> float:
    """Estimate of the largest eigenvalue, from below."""
    v = wp.vec4(0.5, 0.5, 0.5, 0.5)
    estimate = float(0.0)
    for _step in range(int(POWER_STEPS)):
        w = a * v
        estimate = wp.length(w)
        if estimate < MIN_NORM:
            break
        v = w / estimate
    return estimate


@wp.func
def largest_deviation(m: wp.mat44) -> float:
    """Largest entry of m - I."""
    largest = float(0.0)
    for i in range(SIZE):
        for j in range(SIZE):
            largest = wp.max(largest, wp.abs(m[i, j] - wp.where(i == j, 1.0, 0.0)))
    return largest


@wp.func
def inverse_fourth_root(statistics: wp.mat44, ridge: float) -> wp.mat44:
    identity = wp.identity(n=SIZE, dtype=float)
    scale = wp.max(power_iteration(statistics), MIN_NORM)
    a = statistics + identity * (ridge * scale)

    # M must start with eigenvalues below 5; the estimate is too small, never too large
    z = 5.0 / (2.0 * SAFETY * scale)
    x = identity * wp.sqrt(wp.sqrt(z))
    m = a * z
    count = int(0)
    while count < ROOT_STEPS and largest_deviation(m) > ROOT_TOLERANCE:
        t = (identity * 5.0 - m) * 0.25
        squared = t * t
        x = x * t
        m = squared * squared * m
        count += 1
    return x


@wp.func
def graft(direction: wp.mat44, gradient: wp.mat44) -> wp.mat44:
    """Direction of the one, length of the other: learning rates can be kept from plain descent."""
    norm = frobenius(direction)
    if norm <= MIN_NORM:
        return gradient
    return direction * (frobenius(gradient) / norm)


@wp.kernel(enable_backward=False)
def shampoo_block_step(
    block_order: wp.array(dtype=int),
    gradients: wp.array(dtype=wp.mat44),
    refresh: int,
    decay: float,
    ridge: float,
    beta: float,
    learning_rate: float,
    weight_decay: float,
    left_statistics: wp.array(dtype=wp.mat44),
    right_statistics: wp.array(dtype=wp.mat44),
    left_roots: wp.array(dtype=wp.mat44),
    right_roots: wp.array(dtype=wp.mat44),
    momentum: wp.array(dtype=wp.mat44),
    weights: wp.array(dtype=wp.mat44),
):
    b = wp.tid()
    gradient = gradients[block_order[b]]

    left = left_statistics[b] * decay + gradient * wp.transpose(gradient) * (1.0 - decay)
    right = right_statistics[b] * decay + wp.transpose(gradient) * gradient * (1.0 - decay)
    left_statistics[b] = left
    right_statistics[b] = right
    if refresh != 0:  # roots are expensive and change slowly
        left_roots[b] = inverse_fourth_root(left, ridge)
        right_roots[b] = inverse_fourth_root(right, ridge)

    direction = graft(left_roots[b] * gradient * right_roots[b], gradient)
    velocity = momentum[b] * beta + direction
    momentum[b] = velocity
    weights[b] = weights[b] * (1.0 - learning_rate * weight_decay) - velocity * learning_rate
