# idea: generalized advantage estimation
# brief: Walk each environment's rollout backwards and compute advantages and value targets.
# description: One thread per environment `e`; time runs along the first axis. `values` has one row more than `rewards`: the
#     estimate for the state after the last step. From the last step to the first the temporal difference is reward + `discount` *
#     next value - value, and the advantage is that plus `discount` * `trace` * advantage of the next step. `ending[t, e]` tells
#     how step t ended: `TERMINATED` makes the next value and the carried advantage zero; `TRUNCATED` (time limit) carries no
#     advantage either, but takes the next value from `final_values[t, e]`, the estimate of the state before the reset.
#     `advantages` gets the advantage, `targets` the advantage plus the value.
# launch: n
# inputs:
#     rewards[12, n] = uniform(-1, 1)
#     values[13, n] = uniform(-2, 2)
#     final_values[12, n] = uniform(-2, 2)
#     ending[12, n] = index(0, 3)
#     discount = 0.99
#     trace = 0.95
#     advantages[12, n] = zero
#     targets[12, n] = zero
# fits:
#     parameter_per_element(discount)
#     parameter_per_group(discount, trace: task)
#     total_output(advantages)
#     squares_output(advantages)
import warp as wp

TERMINATED = wp.constant(1)
TRUNCATED = wp.constant(2)


@wp.kernel
def generalized_advantage_rollout(
    rewards: wp.array2d(dtype=float),
    values: wp.array2d(dtype=float),
    final_values: wp.array2d(dtype=float),
    ending: wp.array2d(dtype=wp.uint8),
    discount: float,
    trace: float,
    advantages: wp.array2d(dtype=float),
    targets: wp.array2d(dtype=float),
):
    """GAE(lambda) over vectorized environments. Launch: one thread per environment."""
    e = wp.tid()
    steps = rewards.shape[0]

    carried = float(0.0)
    for k in range(steps):
        t = steps - 1 - k  # advantages depend on later steps only
        next_value = values[t + 1, e]
        keep = float(1.0)
        if int(ending[t, e]) == TERMINATED:
            next_value = float(0.0)
            keep = float(0.0)
        elif int(ending[t, e]) == TRUNCATED:
            next_value = final_values[t, e]
            keep = float(0.0)

        difference = rewards[t, e] + discount * next_value - values[t, e]
        carried = difference + discount * trace * keep * carried
        advantages[t, e] = carried
        targets[t, e] = carried + values[t, e]
