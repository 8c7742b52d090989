# idea: losses of proximal policy optimization
# brief: Compute the clipped policy loss, the clipped value loss and the entropy bonus of each sample of a minibatch, with
#     statistics of training.
# description: One thread per entry `i` of `minibatch`, which names a sample of the rollout. `mean[i]`, `log_std` and `value[i]`
#     come from the network that is trained; `actions`, `old_log_prob`, `old_value`, `returns` and `advantages` were recorded, by
#     sample. Samples that are padding (`valid` 0) give the loss 0 and are not counted. `gaussian_log_prob` is the log density of
#     the action under independent normals, `gaussian_entropy` their entropy. The ratio of new to old density is exp of their
#     difference, which is clamped to +-`MAX_LOG_RATIO`. The advantage is normalized by `advantage_mean` and `advantage_std` +
#     `EPSILON`. `clipped_policy_loss` is the larger of -ratio * advantage and the same with the ratio clipped to 1 +-
#     `clip_range`. `clipped_value_loss` is half the larger `squared` error from the return, of the value and of the value kept
#     within `clip_range` of the old one. `loss[i]` is policy loss + `value_weight` * value loss - `entropy_weight` * entropy.
#     `statistics` sums up, by atomics, policy loss, value loss, entropy, the estimate ratio - 1 - log ratio of the divergence,
#     the number of clipped ratios, and the number of samples.
# launch: n
# inputs:
#     minibatch[n] = permutation
#     valid[n] = index(0, 5)
#     mean[n] = uniform(-1, 1)
#     log_std = uniform(-1, 0)
#     value[n] = uniform(-1, 1)
#     actions[n] = uniform(-1, 1)
#     old_log_prob[n] = uniform(-5, -2)
#     old_value[n] = uniform(-1, 1)
#     returns[n] = uniform(-1, 1)
#     advantages[n] = uniform(-1, 1)
#     advantage_mean = 0.1
#     advantage_std = 0.6
#     clip_range = 0.2
#     value_weight = 0.5
#     entropy_weight = 0.01
#     loss[n] = zero
#     statistics[6] = zero
# fits:
#     parameter_per_element(log_std)
#     parameter_per_group(entropy_weight: task)
#     weight_output(loss)
#     total_output(loss)
import math
from typing import Any

import warp as wp

ACTIONS = 4
MAX_LOG_RATIO = wp.constant(10.0)
EPSILON = wp.constant(1.0e-8)
HALF_LOG_2_PI = wp.constant(0.5 * math.log(2.0 * math.pi))


@wp.func
def gaussian_log_prob(action: wp.vec4, mean: wp.vec4, log_std: wp.vec4) -> float:
    total = float(0.0)
    for k in range(ACTIONS):
        z = (action[k] - mean[k]) / wp.exp(log_std[k])
        total -= 0.5 * z * z + log_std[k] + HALF_LOG_2_PI
    return total


@wp.func
def gaussian_entropy(log_std: wp.vec4) -> float:
    total = float(0.0)
    for k in range(ACTIONS):
        total += log_std[k] + HALF_LOG_2_PI + 0.5
    return total


@wp.func
def clipped_policy_loss(ratio: float, advantage: float, clip_range: float) -> float:
    """Pessimistic of both: moving further than the clip brings nothing, moving back is still rewarded."""
    clipped = wp.clamp(ratio, 1.0 - clip_range, 1.0 + clip_range)
    return wp.max(-ratio * advantage, -clipped * advantage)


@wp.func
def squared(x: Any):
    return x * x


@wp.func
def clipped_value_loss(value: float, old_value: float, target: float, clip_range: float) -> float:
    near_old = old_value + wp.clamp(value - old_value, -clip_range, clip_range)
    return 0.5 * wp.max(squared(value - target), squared(near_old - target))


@wp.kernel
def ppo_minibatch_losses(
    minibatch: wp.array(dtype=int),
    valid: wp.array(dtype=int),
    mean: wp.array(dtype=wp.vec4),
    log_std: wp.vec4,
    value: wp.array(dtype=float),
    actions: wp.array(dtype=wp.vec4),
    old_log_prob: wp.array(dtype=float),
    old_value: wp.array(dtype=float),
    returns: wp.array(dtype=float),
    advantages: wp.array(dtype=float),
    advantage_mean: float,
    advantage_std: float,
    clip_range: float,
    value_weight: float,
    entropy_weight: float,
    loss: wp.array(dtype=float),
    statistics: wp.array(dtype=float),
):
    i = wp.tid()
    sample = minibatch[i]
    if valid[sample] == 0:
        loss[i] = 0.0
        return

    log_prob = gaussian_log_prob(actions[sample], mean[i], log_std)
    log_ratio = wp.clamp(log_prob - old_log_prob[sample], -MAX_LOG_RATIO, MAX_LOG_RATIO)
    ratio = wp.exp(log_ratio)
    advantage = (advantages[sample] - advantage_mean) / (advantage_std + EPSILON)

    policy_loss = clipped_policy_loss(ratio, advantage, clip_range)
    value_loss = clipped_value_loss(value[i], old_value[sample], returns[sample], clip_range)
    entropy = gaussian_entropy(log_std)
    loss[i] = policy_loss + value_weight * value_loss - entropy_weight * entropy

    wp.atomic_add(statistics, 0, policy_loss)
    wp.atomic_add(statistics, 1, value_loss)
    wp.atomic_add(statistics, 2, entropy)
    wp.atomic_add(statistics, 3, ratio - 1.0 - log_ratio)  # low variance, and never negative
    if wp.abs(ratio - 1.0) > clip_range:
        wp.atomic_add(statistics, 4, 1.0)
    wp.atomic_add(statistics, 5, 1.0)
