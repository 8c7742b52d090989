# idea: attention scores in a sliding window
# brief: Compute causal attention scores with linear position biases inside a sliding window over packed sequences.
# description: Launch over query tokens, heads and distances. Thread (`token`, `head`, `distance`) scores the key that lies
#     `distance` tokens before the query. Keys before the first token, or of another sequence by `sequence_id` (several sequences
#     are packed one after the other), are masked: `scores` gets `MASKED`. Otherwise the score is the dot product of the vectors
#     `queries[token, head]` and the key's entry of `keys`, where `head / queries_per_key` is the shared key head, times `scale`,
#     minus the ALiBi bias: the slope of the head times the distance. `alibi_slope` gives head h of `head_count` the slope 2^(-8
#     (h + 1) / `head_count`).
# launch: n, 4, 8
# inputs:
#     queries[n, 4] = uniform(-1, 1)
#     keys[n, 2] = uniform(-1, 1)
#     sequence_id[n] = sorted_index(0, ceil(n/8))
#     queries_per_key = 2
#     scale = 0.5
#     scores[n, 4, 8] = zero
# fits:
#     parameter_per_element(scale: head)
import warp as wp

MASKED = wp.constant(-1.0e9)  # finite, so that a fully masked row gives no NaN in the softmax


@wp.func
def alibi_slope(head: int, head_count: int) -> float:
    """Slopes fall geometrically, so that some heads look near and others far."""
    return wp.pow(2.0, -8.0 * float(head + 1) / float(head_count))


@wp.kernel
def sliding_window_alibi_scores(
    queries: wp.array2d(dtype=wp.vec4),
    keys: wp.array2d(dtype=wp.vec4),
    sequence_id: wp.array(dtype=int),
    queries_per_key: int,
    scale: float,
    scores: wp.array3d(dtype=float),
):
    token, head, distance = wp.tid()

    key_token = token - distance
    if key_token < 0:
        scores[token, head, distance] = MASKED
        return
    if sequence_id[key_token] != sequence_id[token]:  # the window reaches into the sequence before
        scores[token, head, distance] = MASKED
        return

    match = wp.dot(queries[token, head], keys[key_token, head / queries_per_key])
    penalty = alibi_slope(head, queries.shape[1]) * float(distance)
    scores[token, head, distance] = match * scale - penalty
