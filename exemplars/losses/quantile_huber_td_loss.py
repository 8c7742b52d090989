# idea: quantile Huber loss of distributional Q-learning
# brief: Compute the quantile regression loss between the predicted return quantiles of the taken action and the Bellman targets.
# description: Launch over transitions and predicted quantiles. The prediction is `quantiles[t, actions[t], q]` for the
#     level tau = (q + 1/2) over the number of predicted quantiles. A target is `rewards[t]`, plus, unless the episode
#     ended (`done[t]`), `discount` times a quantile `next_quantiles[t, j]` of the next state. For each target the error
#     is target - prediction; its `huber` loss with threshold `kappa` is weighted with 1 - tau where the error is
#     negative and tau else, so that the prediction settles at the quantile. The mean over the targets, divided by
#     `kappa`, goes to `loss[t, q]`.
# launch: n, 8
# inputs:
#     quantiles[n, 4, 8] = uniform(-2, 2)
#     next_quantiles[n, 8] = uniform(-2, 2)
#     actions[n] = index(0, 4)
#     rewards[n] = uniform(-1, 1)
#     done[n] = bool
#     discount = 0.99
#     kappa = 1.0
#     loss[n, 8] = zero
# fits:
#     parameter_per_element(discount: t)
#     weight_output(loss)
#     total_output(loss)
from typing import Any

import warp as wp


@wp.func
def huber(error: Any, kappa: Any):
    size = wp.abs(error)
    if size <= kappa:
        return type(error)(0.5) * error * error
    return kappa * (size - type(error)(0.5) * kappa)


@wp.kernel
def quantile_huber_td_loss(
    quantiles: wp.array3d(dtype=float),
    next_quantiles: wp.array2d(dtype=float),
    actions: wp.array(dtype=int),
    rewards: wp.array(dtype=float),
    done: wp.array(dtype=bool),
    discount: float,
    kappa: float,
    loss: wp.array2d(dtype=float),
):
    """QR-DQN loss by transition and quantile. Launch: transitions x quantiles."""
    t, q = wp.tid()
    count = next_quantiles.shape[1]
    tau = (float(q) + 0.5) / float(quantiles.shape[2])
    predicted = quantiles[t, actions[t], q]
    bootstrap = wp.where(done[t], 0.0, discount)

    total = float(0.0)
    for j in range(count):
        error = rewards[t] + bootstrap * next_quantiles[t, j] - predicted
        # being too high costs 1 - tau, being too low tau
        level = wp.where(error < 0.0, 1.0 - tau, tau)
        total += level * huber(error, kappa)

    loss[t, q] = total / (float(count) * kappa)
