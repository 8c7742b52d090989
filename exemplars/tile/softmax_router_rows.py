# idea: masked softmax of router logits
# brief: Turn the logits of every token over its experts into probabilities, with experts that are switched off left out.
# description: Block `token` loads the row `logits[token]`, which has at most `MAX_EXPERTS` columns, into one tile. An element
#     of the tile counts if its column is below `logits.shape[1]` and `enabled` there is not 0; the others are set to `HIDDEN`
#     by `hide_unless`. The largest element is taken off before `wp.exp`, so that nothing overflows, and the exponentials are
#     divided by their sum. Hidden columns get a probability of 0, since the exponential of `HIDDEN` vanishes, and those
#     beyond the row are not stored. `probability[token]` is the row, `log_normalizer[token]` the maximum plus the logarithm
#     of the sum.
# launch: n, block(32)
# inputs:
#     logits[n, 20] = uniform(-8, 8)
#     enabled[20] = index(0, 2)
#     probability[n, 20] = zero
#     log_normalizer[n] = zero
import warp as wp

MAX_EXPERTS = wp.constant(32)
HIDDEN = wp.constant(-1.0e4)


@wp.func
def hide_unless(logit: float, allowed: int, column: int, count: int):
    if column < count and allowed != 0:
        return logit
    return HIDDEN


@wp.kernel
def softmax_router_rows(
    logits: wp.array2d(dtype=float),
    enabled: wp.array(dtype=int),
    probability: wp.array2d(dtype=float),
    log_normalizer: wp.array(dtype=float),
):
    """Launch tiled: one block per token."""
    token = wp.tid()
    # a row of the matrix is an array of its own, and the tile has one dimension
    row = wp.tile_load(logits[token], shape=MAX_EXPERTS)
    allowed = wp.tile_load(enabled, shape=MAX_EXPERTS)
    columns = wp.tile_arange(MAX_EXPERTS, dtype=int)
    visible = wp.tile_map(hide_unless, row, allowed, columns, logits.shape[1])

    peak = wp.tile_max(visible)
    powers = wp.tile_map(wp.exp, visible - wp.tile_broadcast(peak, shape=(MAX_EXPERTS,)))
    total = wp.tile_sum(powers)
    wp.tile_store(probability[token], powers / total[0])
    wp.tile_store(log_normalizer, peak + wp.tile_map(wp.log, total), offset=token)
