# idea: greedy decoding
# brief: Pick the token with the largest logit for every sequence, with a bonus for the token that the draft model proposed.
# description: Block `sequence` walks over the vocabulary, the columns of `logits`, in chunks of `CHUNK`. The part of a chunk
#     beyond the last column is replaced by `NOTHING`, through `inside_vocabulary`. The index of the largest element of a
#     chunk plus the chunk's first column becomes the choice, if it is larger than what the chunks before had. When the logit
#     of `draft[sequence]` plus `bonus` is at least the largest logit, the draft is chosen instead and 1 is added to
#     `agreed[0]`; a negative draft is no proposal. The choice goes to `token[sequence]` and its logit, without a bonus, to
#     `score[sequence]`.
# launch: n, block(64)
# inputs:
#     logits[n, 50] = uniform(-5, 5)
#     draft[n] = index(-1, 50)
#     bonus = uniform(2, 4)
#     token[n] = zero
#     score[n] = zero
#     agreed[1] = zero
import warp as wp

CHUNK = wp.constant(16)
NOTHING = wp.constant(-1.0e30)


@wp.func
def inside_vocabulary(logit: float, lane: int, rest: int):
    if lane < rest:
        return logit
    return NOTHING


@wp.kernel(enable_backward=False)
def pick_greedy_tokens(
    logits: wp.array2d(dtype=float),
    draft: wp.array(dtype=int),
    bonus: float,
    token: wp.array(dtype=int),
    score: wp.array(dtype=float),
    agreed: wp.array(dtype=int),
):
    """Launch tiled: one block per sequence."""
    sequence = wp.tid()
    size = logits.shape[1]
    lanes = wp.tile_arange(CHUNK, dtype=int)
    best = float(NOTHING)
    choice = int(0)

    for first in range(0, size, CHUNK):
        chunk = wp.tile_load(logits[sequence], shape=CHUNK, offset=first)
        inside = wp.tile_map(inside_vocabulary, chunk, lanes, size - first)
        where = wp.tile_argmax(inside)
        place = where[0]
        value = inside[place]
        # strictly larger: of equal logits in different chunks the first one wins
        if value > best:
            best = value
            choice = first + place

    proposed = draft[sequence]
    if proposed >= 0:
        if logits[sequence, proposed] + bonus >= best:
            choice = proposed
            # all threads of the block are here, and one tile is added once
            wp.tile_atomic_add(agreed, wp.tile_ones(shape=1, dtype=int))

    token[sequence] = choice
    score[sequence] = logits[sequence, choice]
