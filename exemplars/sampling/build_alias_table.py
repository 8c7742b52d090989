# idea: building an alias table
# brief: Turn a list of weights into an alias table, from which categories can be drawn in constant time.
# description: A single thread runs Vose's method. The weights are scaled so that their mean is 1 and kept in `scaled`;
#     negative ones count as zero. Categories below 1 go to the front of `worklist`, all others to its back, filled from
#     the end. While both lists have members, the newest small category takes its scaled weight as `keep_probability`
#     and the newest large one as `alias`, which pays for the missing part: its scaled weight becomes itself plus the
#     small one's minus 1. If that is below 1 it moves to the small list. What is left in either list keeps itself:
#     `keep_probability` 1 and `alias` the category. If the sum of the positive `weights` is below `MIN_TOTAL`, all
#     categories are equally likely: every one keeps itself, and `scaled` and `worklist` are not written.
# launch: 1
# inputs:
#     weights[64] = uniform(-0.2, 1)
#     scaled[64] = zero
#     worklist[64] = zero
#     keep_probability[64] = zero
#     alias[64] = zero
import warp as wp

MIN_TOTAL = wp.constant(1.0e-12)


@wp.func
def positive_sum(weights: wp.array(dtype=float)) -> float:
    total = float(0.0)
    for c in range(weights.shape[0]):
        total += wp.max(weights[c], 0.0)
    return total


@wp.func
def keep_itself(category: int, keep_probability: wp.array(dtype=float), alias: wp.array(dtype=int)):
    keep_probability[category] = 1.0
    alias[category] = category


@wp.kernel
def build_alias_table(
    weights: wp.array(dtype=float),
    scaled: wp.array(dtype=float),
    worklist: wp.array(dtype=int),
    keep_probability: wp.array(dtype=float),
    alias: wp.array(dtype=int),
):
    """Vose's alias method. The lists are worked off one after the other, so that a single thread does it all."""
    categories = weights.shape[0]
    total = positive_sum(weights)
    if total < MIN_TOTAL:
        for c in range(categories):
            keep_itself(c, keep_probability, alias)
        return

    small = int(0)  # number of entries at the front
    large = int(categories)  # place of the newest entry at the back
    for c in range(categories):
        scaled[c] = wp.max(weights[c], 0.0) * float(categories) / total
        if scaled[c] < 1.0:
            worklist[small] = c
            small += 1
        else:
            large -= 1
            worklist[large] = c

    while small > 0 and large < categories:
        poor = worklist[small - 1]
        rich = worklist[large]
        small -= 1
        keep_probability[poor] = scaled[poor]
        alias[poor] = rich

        rest = scaled[rich] + scaled[poor] - 1.0
        scaled[rich] = rest
        if rest < 1.0:
            large += 1
            worklist[small] = rich
            small += 1

    # only rounding leaves small ones over
    for k in range(small):
        keep_itself(worklist[k], keep_probability, alias)
    for k in range(large, categories):
        keep_itself(worklist[k], keep_probability, alias)
