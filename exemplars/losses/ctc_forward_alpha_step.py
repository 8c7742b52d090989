# idea: forward step of connectionist temporal classification
# brief: Advance the forward log probabilities of all label positions of a batch by one frame.
# description: Launch over utterances and states. The states of an utterance are its labels with a blank before, between and
#     behind them: 2 `label_length[u]` + 1, of which `state_symbol` gives the symbol, `BLANK` for even states. States beyond these
#     get `LOG_ZERO`; those of utterances that have ended (`frame` not below `frame_count[u]`) keep their value of `alpha_prev`. A
#     state is reached from itself, from the one before, and, where `may_skip_blank` says so (its symbol is no blank and differs
#     from the one two states before), from that one; `log_add` sums these probabilities in logs. `alpha[u, state]` is the sum
#     plus `log_probs[u, symbol]` of this frame, not below `LOG_ZERO`. In frame 0 only the first two states are open, with their
#     log probability alone. `labels[u]` holds the labels, padded.
# launch: n, 9
# inputs:
#     log_probs[n, 6] = uniform(-4, -0.5)
#     labels[n, 4] = index(1, 6)
#     label_length[n] = index(1, 5)
#     frame_count[n] = index(1, 8)
#     frame = index(0, 8)
#     alpha_prev[n, 9] = uniform(-20, -1)
#     alpha[n, 9] = zero
import warp as wp

BLANK = wp.constant(0)
LOG_ZERO = wp.constant(-1.0e4)  # finite: the difference of two infinities would be NaN


@wp.func
def log_add(a: float, b: float) -> float:
    """log(exp(a) + exp(b))"""
    larger = wp.max(a, b)
    return larger + wp.log(1.0 + wp.exp(wp.min(a, b) - larger))


@wp.func
def state_symbol(labels: wp.array(dtype=int), state: int) -> int:
    if state % 2 == 0:
        return BLANK
    return labels[state / 2]


@wp.func
def may_skip_blank(labels: wp.array(dtype=int), state: int) -> bool:
    """Two equal labels in a row need the blank between them."""
    if state < 3 or state % 2 == 0:
        return False
    return labels[state / 2] != labels[state / 2 - 1]


@wp.kernel
def ctc_forward_alpha_step(
    log_probs: wp.array2d(dtype=float),
    labels: wp.array2d(dtype=int),
    label_length: wp.array(dtype=int),
    frame_count: wp.array(dtype=int),
    frame: int,
    alpha_prev: wp.array2d(dtype=float),
    alpha: wp.array2d(dtype=float),
):
    u, state = wp.tid()

    if state > 2 * label_length[u]:
        alpha[u, state] = LOG_ZERO
        return
    if frame >= frame_count[u]:  # shorter utterances of the batch wait at their result
        alpha[u, state] = alpha_prev[u, state]
        return

    reached = LOG_ZERO
    if frame == 0:
        if state < 2:
            reached = 0.0
    else:
        reached = alpha_prev[u, state]
        if state > 0:
            reached = log_add(reached, alpha_prev[u, state - 1])
        if may_skip_blank(labels[u], state):
            reached = log_add(reached, alpha_prev[u, state - 2])

    symbol = state_symbol(labels[u], state)
    alpha[u, state] = wp.max(reached + log_probs[u, symbol], LOG_ZERO)
