# idea: contextual bandit with confidence bounds
# brief: Choose for each context the eligible arm with the highest upper confidence bound of a linear reward model.
# description: One thread per request. The eligible arms are `eligible[k]` for k from `eligible_start[request]` to
#     `eligible_start[request + 1]`, exclusive. The bound of an arm is its `mean_weights` times the context `contexts[request]`
#     plus `exploration` times the `confidence_width`, the square root of context . `inverse_covariance` . context, of which
#     negative rounding is cut off. `chosen[request]` gets the arm with the largest bound, the first of equal ones, and
#     `bound[request]` that bound; `pulls` of the arm grows by one atomically. Without an eligible arm `fallback_arm` is chosen
#     with the bound 0, and not counted.
# launch: n
# inputs:
#     contexts[n] = uniform(-1, 1)
#     eligible_start[n+1] = offsets(0, 3*n)
#     eligible[3*n] = index(0, 8)
#     mean_weights[8] = uniform(-1, 1)
#     inverse_covariance[8] = spd(0.1, 1)
#     exploration = 0.5
#     fallback_arm = 0
#     chosen[n] = zero
#     bound[n] = zero
#     pulls[8] = zero
# fits:
#     parameter_per_group(exploration: segment)
import warp as wp


@wp.func
def confidence_width(context: wp.vec4d, inverse_covariance: wp.mat44d) -> wp.float64:
    """Standard deviation of the estimated reward; shrinks in directions that were seen often."""
    variance = wp.dot(context, inverse_covariance * context)
    return wp.sqrt(wp.max(variance, wp.float64(0.0)))


@wp.kernel
def linucb_choose_arms(
    contexts: wp.array(dtype=wp.vec4d),
    eligible_start: wp.array(dtype=int),
    eligible: wp.array(dtype=int),
    mean_weights: wp.array(dtype=wp.vec4d),
    inverse_covariance: wp.array(dtype=wp.mat44d),
    exploration: wp.float64,
    fallback_arm: int,
    chosen: wp.array(dtype=int),
    bound: wp.array(dtype=wp.float64),
    pulls: wp.array(dtype=int),
):
    request = wp.tid()
    begin = eligible_start[request]
    end = eligible_start[request + 1]
    if begin == end:
        chosen[request] = fallback_arm
        bound[request] = wp.float64(0.0)
        return

    context = contexts[request]
    best_arm = int(-1)
    best = wp.float64(0.0)
    for k in range(begin, end):
        arm = eligible[k]
        estimate = wp.dot(mean_weights[arm], context)
        upper = estimate + exploration * confidence_width(context, inverse_covariance[arm])
        # bounds may be negative, so that the first arm always counts
        if best_arm < 0 or upper > best:
            best_arm = arm
            best = upper

    chosen[request] = best_arm
    bound[request] = best
    wp.atomic_add(pulls, best_arm, 1)
