# idea: windowed attention scores in half precision
# brief: Compute the scores of queries against a block of keys in half precision, with a causal window and a linear distance bias.
# description: Launch over queries and keys. The distance of a key is `first_query` plus its query minus its key. Keys
#     ahead of the query (a negative distance) and those further back than `window` get `HIDDEN` added to their score.
#     The products of `queries[query, k]` and `keys[key, k]`, which are stored as float16, are summed in float32 over
#     the components k, from zero on; the sum times `scale`, minus `slope` times the distance (0 for keys ahead), plus
#     what hides the key, is stored in `scores[query, key]`.
# launch: n, 16
# inputs:
#     queries[n, 32] = uniform(-1, 1)
#     keys[16, 32] = uniform(-1, 1)
#     first_query = 4
#     window = 12
#     slope = 0.125
#     scale = 0.17677669
#     scores[n, 16] = zero
# fits:
#     batch_dimension
import warp as wp

HIDDEN = wp.constant(-10000.0)


@wp.kernel
def windowed_query_key_scores_half(queries: wp.array2d(dtype=wp.float16), keys: wp.array2d(dtype=wp.float16),
                                   first_query: int, window: int, slope: float, scale: float,
                                   scores: wp.array2d(dtype=float)):
    """Scores of one head before the softmax. Launch: queries x keys."""
    query, key = wp.tid()
    distance = first_query + query - key
    hidden = float(0.0)
    if distance < 0:
        hidden = HIDDEN
    elif distance > window:
        hidden = HIDDEN
    bias = slope * float(wp.max(distance, 0))

    # half precision would lose small products against a large sum
    total = float(0.0)
    for k in range(queries.shape[1]):
        total += float(queries[query, k]) * float(keys[key, k])
    scaled = total * scale
    scores[query, key] = scaled - bias + hidden
