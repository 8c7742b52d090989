# idea: token sampling by the Gumbel-max trick
# brief: Sample a token from each row of logits under a grammar mask by adding Gumbel noise and taking the largest.
# description: One thread per row of `logits`. Tokens whose bit is not set in the grammar's mask, word token /
#     `WORD_BITS` of `grammar_masks[row_grammar[row]]`, are forbidden; a negative grammar allows all. With a
#     `temperature` above `GREEDY_BELOW` each allowed logit is divided by it and gets `gumbel_noise` of a uniform random
#     number u added, -log(-log(u)) with u not below `SMALLEST_DRAW`, so that the largest is a sample of the softmax;
#     the generator is started with `seed` and the row. Otherwise the largest allowed logit itself wins. `sampled[row]`
#     gets the winner, the first of equal ones, or -1 if the mask allows none.
# launch: n
# inputs:
#     logits[n, 16] = uniform(-3, 3)
#     row_grammar[n] = index(-1, 4)
#     grammar_masks[4, 1] = index(0, 65536)
#     temperature = uniform(0, 1)
#     seed = index(0, 1000000)
#     sampled[n] = zero
# fits:
#     parameter_per_element(temperature)
#     parameter_per_group(temperature: request)
#     active_mask
import warp as wp

WORD_BITS = 32
GREEDY_BELOW = wp.constant(1.0e-3)
SMALLEST_DRAW = wp.constant(1.0e-7)


@wp.func
def gumbel_noise(draw: float) -> float:
    """Gumbel distributed number from a uniform draw in [0, 1)."""
    return -wp.log(-wp.log(wp.max(draw, SMALLEST_DRAW)))  # 0 has no logarithm


@wp.func
def is_allowed(masks: wp.array2d(dtype=wp.uint32), grammar: int, token: int) -> bool:
    if grammar < 0:
        return True
    word = masks[grammar, token / WORD_BITS]
    return ((word >> wp.uint32(token % WORD_BITS)) & wp.uint32(1)) != wp.uint32(0)


@wp.kernel
def gumbel_max_sample(logits: wp.array2d(dtype=float), row_grammar: wp.array(dtype=int),
                      grammar_masks: wp.array2d(dtype=wp.uint32), temperature: float, seed: int,
                      sampled: wp.array(dtype=int)):
    row = wp.tid()
    grammar = row_grammar[row]
    state = wp.rand_init(seed, row)

    winner = int(-1)
    best = float(-wp.inf)
    for token in range(logits.shape[1]):
        if not is_allowed(grammar_masks, grammar, token):
            continue
        score = logits[row, token]
        if temperature > GREEDY_BELOW:
            score = score / temperature + gumbel_noise(wp.randf(state))
        if score > best:
            best = score
            winner = token

    sampled[row] = winner
