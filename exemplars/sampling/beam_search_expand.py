# idea: one step of beam search
# brief: Expand all beams of each request by one token and keep the best few hypotheses, with length normalization.
# description: One thread per request. Its `BEAMS` hypotheses have the log probability `scores[request, beam]` and the
#     length `lengths`; those that have ended (`finished`) only propose themselves, unchanged, with the token
#     `padding_token`. All others propose every token of the vocabulary: score plus `log_probs[request, beam, token]`
#     minus `token_cost`, which is `repeat_penalty` for the hypothesis' `last_token` again and else 0; length one more.
#     `end_token` is no choice while that length is below `min_length`; `expand_beam` makes these proposals. Hypotheses
#     with a score of `DEAD` or less propose nothing. Proposals compete by `ranking`: the score divided by ((5 + length)
#     / 6)^`length_power`. `insert` puts a proposal into the `Candidates`, which are sorted by falling rank, if it beats
#     the last of them: those behind its place move down by one. The best are written to `new_scores`, `new_lengths`,
#     `new_tokens`, `parents` (the beam each comes from) and `new_finished`; places that no proposal filled are dead:
#     score `DEAD`, length 0, `padding_token`, parent 0 and finished. `done[request]` tells whether all are finished.
# launch: n
# inputs:
#     log_probs[n, 4, 12] = uniform(-4, -0.5)
#     scores[n, 4] = uniform(-12, 0)
#     lengths[n, 4] = index(1, 12)
#     finished[n, 4] = bool
#     last_token[n, 4] = index(0, 12)
#     end_token = 1
#     padding_token = 0
#     min_length = 4
#     length_power = 0.6
#     repeat_penalty = 0.5
#     new_scores[n, 4] = zero
#     new_lengths[n, 4] = zero
#     new_tokens[n, 4] = zero
#     parents[n, 4] = zero
#     new_finished[n, 4] = zero
#     done[n] = zero
# fits:
#     parameter_per_element(length_power, repeat_penalty)
#     parameter_per_group(length_power, repeat_penalty: language)
#     active_mask
#     indirect_thread
import warp as wp

BEAMS = 4
DEAD = wp.constant(-1.0e9)


@wp.struct
class Candidates:
    rank: wp.vec4
    score: wp.vec4
    length: wp.vec4i
    token: wp.vec4i
    parent: wp.vec4i


@wp.func
def ranking(score: float, length: int, length_power: float) -> float:
    """Score by which hypotheses of different length compete; 5 and 6 soften the penalty of the first tokens."""
    return score / wp.pow((5.0 + float(length)) / 6.0, length_power)


@wp.func
def no_candidates(padding_token: int) -> Candidates:
    best = Candidates()
    for b in range(BEAMS):
        best.rank[b] = DEAD
        best.score[b] = DEAD
        best.token[b] = padding_token
    return best


@wp.func
def insert(best: Candidates, rank: float, score: float, length: int, token: int, parent: int) -> Candidates:
    """Insertion sort by one step; with four places it beats every heap."""
    changed = best
    place = int(BEAMS)
    # both sides of the condition are evaluated, so that the index must be valid at place 0 too
    while place > 0 and rank > best.rank[wp.max(place - 1, 0)]:
        place -= 1
    if place == BEAMS:
        return changed

    for b in range(BEAMS - 1, place, -1):
        changed.rank[b] = best.rank[b - 1]
        changed.score[b] = best.score[b - 1]
        changed.length[b] = best.length[b - 1]
        changed.token[b] = best.token[b - 1]
        changed.parent[b] = best.parent[b - 1]
    changed.rank[place] = rank
    changed.score[place] = score
    changed.length[place] = length
    changed.token[place] = token
    changed.parent[place] = parent
    return changed


@wp.func
def token_cost(token: int, last: int, repeat_penalty: float) -> float:
    if token == last:
        return repeat_penalty
    return 0.0


@wp.func
def expand_beam(
    best: Candidates,
    log_probs: wp.array(dtype=float),
    beam: int,
    score: float,
    length: int,
    last: int,
    end_token: int,
    min_length: int,
    length_power: float,
    repeat_penalty: float,
) -> Candidates:
    grown = best
    for token in range(log_probs.shape[0]):
        if token == end_token and length + 1 < min_length:
            continue
        total = score + log_probs[token] - token_cost(token, last, repeat_penalty)
        grown = insert(grown, ranking(total, length + 1, length_power), total, length + 1, token, beam)
    return grown


@wp.kernel(enable_backward=False)
def beam_search_expand(
    log_probs: wp.array3d(dtype=float),
    scores: wp.array2d(dtype=float),
    lengths: wp.array2d(dtype=int),
    finished: wp.array2d(dtype=bool),
    last_token: wp.array2d(dtype=int),
    end_token: int,
    padding_token: int,
    min_length: int,
    length_power: float,
    repeat_penalty: float,
    new_scores: wp.array2d(dtype=float),
    new_lengths: wp.array2d(dtype=int),
    new_tokens: wp.array2d(dtype=int),
    parents: wp.array2d(dtype=int),
    new_finished: wp.array2d(dtype=bool),
    done: wp.array(dtype=bool),
):
    """Beam search step over small vocabularies. Launch: one thread per request.

    Args:
        log_probs: Log probabilities of the next token, [request, beam, token].
        scores: Summed log probability of every hypothesis, [request, beam].
        lengths: Tokens of every hypothesis.
        finished: Whether it has produced the end token.
        last_token: Its newest token.
        end_token: Token that ends a hypothesis.
        padding_token: Token written for hypotheses that do not grow.
        min_length: Fewest tokens of a finished hypothesis.
        length_power: Strength of the length normalization, 0 for none.
        repeat_penalty: Cost of the same token twice in a row.
        new_scores, new_lengths, new_tokens, parents, new_finished: The hypotheses after the step, best first.
        done: Whether all hypotheses of the request are finished.
    """
    request = wp.tid()

    best = no_candidates(padding_token)
    for beam in range(scores.shape[1]):
        score = scores[request, beam]
        if score <= DEAD:
            continue
        length = lengths[request, beam]
        if finished[request, beam]:
            best = insert(best, ranking(score, length, length_power), score, length, padding_token, beam)
        else:
            best = expand_beam(
                best,
                log_probs[request, beam],
                beam,
                score,
                length,
                last_token[request, beam],
                end_token,
                min_length,
                length_power,
                repeat_penalty,
            )

    all_finished = bool(True)
    for b in range(BEAMS):
        parent = best.parent[b]
        # a place is finished if its hypothesis was before, ended now, or was never filled
        ended = best.token[b] == end_token or best.score[b] <= DEAD or finished[request, parent]
        new_scores[request, b] = best.score[b]
        new_lengths[request, b] = best.length[b]
        new_tokens[request, b] = best.token[b]
        parents[request, b] = parent
        new_finished[request, b] = ended
        all_finished = all_finished and ended
    done[request] = all_finished
