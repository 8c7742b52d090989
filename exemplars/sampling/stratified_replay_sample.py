# idea: prioritized experience replay
# brief: Draw transitions in proportion to their priority, one per stratum, and compute their importance weights.
# description: One thread per sample. `cumulative` holds the running sum of the priorities of all transitions, so that its last
#     number is their total. The range up to the total is cut into as many strata as `samples` has entries, and thread `i` draws
#     uniformly in stratum i, with the generator started by `seed` and i. `first_above` finds the first transition whose running
#     sum exceeds the draw by binary search; it goes to `samples[i]`. Its probability is its own priority (the step of the running
#     sum) over the total, not below `MIN_PROBABILITY`; `weights[i]` is (count of transitions times probability)^-`beta`, which
#     corrects the bias of the drawing. `draw_count` of the transition grows by one, by an atomic, because two strata may draw the
#     same.
# launch: n
# inputs:
#     cumulative[2*n] = sorted(0.1, 100)
#     seed = index(0, 1000000)
#     beta = 0.5
#     samples[n] = zero
#     weights[n] = zero
#     draw_count[2*n] = zero
# fits:
#     limit_output(weights: above)
#     largest_output(weights)
from typing import Any

import warp as wp

MIN_PROBABILITY = wp.constant(1.0e-9)


@wp.func
def first_above(cumulative: wp.array(dtype=Any), draw: Any) -> int:
    """Index of the first running sum above a number, or the last index."""
    low = int(0)
    high = cumulative.shape[0] - 1
    while low < high:
        middle = (low + high) / 2
        if cumulative[middle] > draw:
            high = middle
        else:
            low = middle + 1
    return low


@wp.kernel
def stratified_replay_sample(
    cumulative: wp.array(dtype=float),
    seed: int,
    beta: float,
    samples: wp.array(dtype=int),
    weights: wp.array(dtype=float),
    draw_count: wp.array(dtype=int),
):
    i = wp.tid()
    size = cumulative.shape[0]
    total = cumulative[size - 1]

    # one draw per stratum has less variance than independent draws
    state = wp.rand_init(seed, i)
    draw = (float(i) + wp.randf(state)) * total / float(samples.shape[0])
    chosen = first_above(cumulative, draw)

    priority = cumulative[chosen]
    if chosen > 0:
        priority = cumulative[chosen] - cumulative[chosen - 1]
    probability = wp.max(priority / total, MIN_PROBABILITY)

    samples[i] = chosen
    weights[i] = wp.pow(float(size) * probability, -beta)
    wp.atomic_add(draw_count, chosen, 1)
