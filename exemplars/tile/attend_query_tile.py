# idea: attention of a query tile
# brief: Attend a tile of queries to all keys in one pass, with a softmax that is corrected as larger scores turn up.
# description: Block (`head`, `query_block`) owns `QUERIES` queries of one head from `query_block * QUERIES` on. For every
#     tile of `KEYS` keys the scores are the products of `queries` and `keys` over `WIDTH` components, times `scale`;
#     `visible_score` replaces those of keys from `key_count[head]` on by `HIDDEN`, and if `causal` is not 0 those of keys
#     after the query too. The running maximum of a row grows to the largest score; `decay` is the factor that brings the sum
#     of weights and the output made so far to the new maximum. The weights, exponentials of score minus maximum, are added to
#     the row's sum, and their product with the tile of `values` to the output. In the end the output is divided by the sum
#     and stored in `attended`, and the maximum plus the logarithm of the sum is stored in `log_sum[head]`. The first key is
#     always visible, so no sum is zero.
# launch: 2, ceil(n/8), block(64)
# inputs:
#     queries[2, n, 16] = uniform(-1, 1)
#     keys[2, 40, 16] = uniform(-1, 1)
#     values[2, 40, 16] = uniform(-1, 1)
#     key_count[2] = index(9, 41)
#     causal = index(0, 2)
#     scale = 0.25
#     attended[2, n, 16] = zero
#     log_sum[2, n] = zero
import warp as wp

QUERIES = wp.constant(8)
KEYS = wp.constant(16)
WIDTH = wp.constant(16)
HIDDEN = wp.constant(-1.0e6)


@wp.func
def visible_score(score: float, query: int, key: int, key_count: int, lead: int):
    """The score, or HIDDEN for a key past the end or more than lead places ahead of the query."""
    if key >= key_count or key > query + lead:
        return HIDDEN
    return score


@wp.func
def decay(old_peak: float, new_peak: float):
    return wp.exp(old_peak - new_peak)


@wp.kernel(enable_backward=False)
def attend_query_tile(
    queries: wp.array3d(dtype=float),
    keys: wp.array3d(dtype=float),
    values: wp.array3d(dtype=float),
    key_count: wp.array(dtype=int),
    causal: int,
    scale: float,
    attended: wp.array3d(dtype=float),
    log_sum: wp.array2d(dtype=float),
):
    """Attention that never stores the score matrix. Launch tiled: heads x blocks of queries."""
    head, query_block = wp.tid()
    first_query = query_block * QUERIES
    count = key_count[head]

    q = wp.tile_load(queries[head], shape=(QUERIES, WIDTH), offset=(first_query, 0), storage="shared")
    query_ids = wp.tile_broadcast(
        wp.tile_reshape(wp.tile_arange(QUERIES, dtype=int), shape=(QUERIES, 1)), shape=(QUERIES, KEYS)
    )
    key_ids = wp.tile_broadcast(wp.tile_arange(KEYS, dtype=int), shape=(QUERIES, KEYS))

    output = wp.tile_zeros(shape=(QUERIES, WIDTH), dtype=float, storage="shared")
    peak = wp.tile_full(shape=QUERIES, value=HIDDEN, dtype=float, storage="shared")
    total = wp.tile_zeros(shape=QUERIES, dtype=float, storage="shared")

    for first_key in range(0, count, KEYS):
        k = wp.tile_load(keys[head], shape=(KEYS, WIDTH), offset=(first_key, 0), storage="shared")
        v = wp.tile_load(values[head], shape=(KEYS, WIDTH), offset=(first_key, 0), storage="shared")

        raw = wp.tile_matmul(q, wp.tile_transpose(k)) * scale
        # rows and columns count from the corner of the tile, so the limits move with it
        lead = first_query - first_key
        if causal == 0:
            lead = KEYS
        score = wp.tile_map(visible_score, raw, query_ids, key_ids, count - first_key, lead)

        new_peak = wp.tile_map(wp.max, peak, wp.tile_reduce(wp.max, score, axis=1))
        kept = wp.tile_map(decay, peak, new_peak)
        peak_of_row = wp.tile_broadcast(wp.tile_reshape(new_peak, shape=(QUERIES, 1)), shape=(QUERIES, KEYS))
        weight = wp.tile_map(decay, score, peak_of_row)

        # what was made under the old maximum shrinks before the new keys come in
        wp.tile_assign(total, wp.tile_map(wp.mul, total, kept) + wp.tile_sum(weight, axis=1), offset=(0,))
        kept_of_row = wp.tile_broadcast(wp.tile_reshape(kept, shape=(QUERIES, 1)), shape=(QUERIES, WIDTH))
        wp.tile_assign(output, wp.tile_map(wp.mul, output, kept_of_row), offset=(0, 0))
        wp.tile_matmul(weight, v, output)
        wp.tile_assign(peak, new_peak, offset=(0,))

    total_of_row = wp.tile_broadcast(wp.tile_reshape(total, shape=(QUERIES, 1)), shape=(QUERIES, WIDTH))
    result = wp.tile_map(wp.div, output, total_of_row)
    wp.tile_store(attended[head], result, offset=(first_query, 0))
    wp.tile_store(log_sum[head], peak + wp.tile_map(wp.log, total), offset=first_query)
