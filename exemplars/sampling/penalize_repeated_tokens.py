# idea: repetition and frequency penalties
# brief: Lower the logits of tokens that a request has already produced, once per distinct token, by how often they occurred.
# description: One thread per request. Its tokens so far are `history[k]` for k from `history_start[request]` to
#     `history_start[request + 1]`, exclusive; of these only the last `LOOKBACK` count. `first_seen` tells whether place k is the
#     first of its token within them, so that each distinct token is treated once, and `occurrences` counts the token. Positive
#     logits are divided by `repetition_penalty`, the others multiplied by it; then `frequency_penalty` times the count is
#     subtracted. `logits[request]` is changed in place. Tokens below `special_tokens` (end of text and the like) are never
#     penalized.
# launch: n
# inputs:
#     history[6*n] = index(0, 12)
#     history_start[n+1] = offsets(0, 6*n)
#     special_tokens = 2
#     repetition_penalty = 1.2
#     frequency_penalty = 0.3
#     logits[n, 12] = uniform(-3, 3)
# fits:
#     parameter_per_element(repetition_penalty, frequency_penalty)
#     active_mask
#     indirect_thread
import warp as wp

LOOKBACK = wp.constant(8)


@wp.func
def first_seen(history: wp.array(dtype=int), begin: int, k: int) -> bool:
    for earlier in range(begin, k):
        if history[earlier] == history[k]:
            return False
    return True


@wp.func
def occurrences(history: wp.array(dtype=int), begin: int, end: int, token: int) -> int:
    count = int(0)
    for k in range(begin, end):
        if history[k] == token:
            count += 1
    return count


@wp.kernel
def penalize_repeated_tokens(
    history: wp.array(dtype=int),
    history_start: wp.array(dtype=int),
    special_tokens: int,
    repetition_penalty: float,
    frequency_penalty: float,
    logits: wp.array2d(dtype=float),
):
    request = wp.tid()
    end = history_start[request + 1]
    begin = wp.max(history_start[request], end - LOOKBACK)

    for k in range(begin, end):
        token = history[k]
        if token < special_tokens or not first_seen(history, begin, k):
            continue

        logit = logits[request, token]
        # a factor pushes towards zero; below zero only its inverse lowers the probability
        if logit > 0.0:
            logit = logit / repetition_penalty
        else:
            logit = logit * repetition_penalty
        count = occurrences(history, begin, end, token)
        logits[request, token] = logit - frequency_penalty * float(count)
