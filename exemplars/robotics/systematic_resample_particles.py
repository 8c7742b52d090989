# idea: systematic resampling of a particle filter
# brief: Choose the surviving particle of every slot by systematic resampling over cumulative weights and copy its state with jitter.
# description: One thread per slot `i` of n. The total weight is the last of `cumulative`; the position on it is (i +
#     `offset`) / n times the total. The ancestor is the first index whose cumulative weight is greater than the position,
#     found by `upper_bound` (halving; the last index if none), generic in the number type. `ancestor[i]` is written, 1 is
#     added to `offspring` of the ancestor atomically, and `resampled[i]` is `particles` of it with noise: normal draws times
#     `jitter`, x, y and heading in this order, from `seed` and i. The first slot of an ancestor, where the slot before has
#     another one (or there is none), keeps the state without noise.
# launch: n
# inputs:
#     cumulative[n] = sorted(0.01, 1)
#     offset = uniform(0, 1)
#     particles[n] = uniform(-1, 1)
#     jitter = uniform(0.01, 0.1)
#     seed = index(0, 1000)
#     ancestor[n] = zero
#     offspring[n] = zero
#     resampled[n] = zero
from typing import Any

import warp as wp


@wp.func
def upper_bound(values: wp.array(dtype=Any), x: Any) -> int:
    """First index with values[index] > x in a rising array, at most the last index."""
    low = int(0)
    high = values.shape[0] - 1
    while low < high:
        middle = low + (high - low) // 2
        if values[middle] > x:
            high = middle
        else:
            low = middle + 1
    return low


@wp.func
def comb_position(i: int, offset: float, count: int, total: float) -> float:
    return (float(i) + offset) / float(count) * total


@wp.kernel(enable_backward=False)
def systematic_resample_particles(
    cumulative: wp.array(dtype=float), offset: float, particles: wp.array(dtype=wp.vec3), jitter: wp.vec3, seed: int,
    ancestor: wp.array(dtype=int), offspring: wp.array(dtype=int), resampled: wp.array(dtype=wp.vec3)
):
    i = wp.tid()
    count = cumulative.shape[0]
    total = cumulative[count - 1]
    chosen = upper_bound(cumulative, comb_position(i, offset, count, total))
    ancestor[i] = chosen
    wp.atomic_add(offspring, chosen, 1)

    # the comb is rising, so copies of one ancestor lie side by side
    first_copy = bool(True)
    if i > 0:
        first_copy = upper_bound(cumulative, comb_position(i - 1, offset, count, total)) != chosen
    state = particles[chosen]
    if not first_copy:
        rng = wp.rand_init(seed, i)
        x = wp.randn(rng)
        y = wp.randn(rng)
        heading = wp.randn(rng)
        state += wp.cw_mul(jitter, wp.vec3(x, y, heading))
    resampled[i] = state
