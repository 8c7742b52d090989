# idea: CTC loss with its gradient
# brief: Compute the connectionist temporal classification loss of utterances by forward and backward recursions, and its gradient
#     by the logits.
# description: One thread per utterance `u`, with `frame_count[u]` frames of `log_probs[u]`, the log softmax of the logits, and
#     the first `label_length[u]` of `labels[u]`. The states are the labels with blanks around them: `state_symbol` is `BLANK` for
#     even states, else a label. `forward_table` fills `alpha[u]` frame by frame: the log probability of all beginnings that end
#     in a state, reached from itself, the state before, or two before where `may_skip` allows it. `backward_table` fills
#     `beta[u]` from the last frame: the log probability of all endings that follow a state, without its own symbol. Sums are made
#     by `log_add`, and what cannot be reached is `LOG_ZERO`. The log likelihood is the sum over the last two states of the last
#     frame; `loss[u]` is its opposite. An utterance too short for its labels (`is_feasible`: fewer frames than labels plus equal
#     neighbours) gets the loss 0 and a zero gradient, and adds one to `infeasible[0]`. For every frame `gradient[u, t, c]` is the
#     probability of symbol c minus its share in the alignments: the sum of exp(alpha + beta - log likelihood) over the states
#     with that symbol (`symbol_posterior`). Frames behind the last get zero.
# launch: n
# inputs:
#     log_probs[n, 6, 4] = uniform(-3, -0.5)
#     labels[n, 3] = index(1, 4)
#     label_length[n] = index(1, 4)
#     frame_count[n] = index(1, 7)
#     alpha[n, 6, 7] = zero
#     beta[n, 6, 7] = zero
#     loss[n] = zero
#     gradient[n, 6, 4] = zero
#     infeasible[1] = zero
# fits:
#     total_output(loss)
import warp as wp

BLANK = wp.constant(0)
LOG_ZERO = wp.constant(-1.0e6)


@wp.func
def log_add(a: float, b: float) -> float:
    larger = wp.max(a, b)
    if larger <= LOG_ZERO:
        return LOG_ZERO
    return larger + wp.log(1.0 + wp.exp(wp.min(a, b) - larger))


@wp.func
def state_symbol(labels: wp.array(dtype=int), state: int) -> int:
    if state % 2 == 0:
        return BLANK
    return labels[state / 2]


@wp.func
def may_skip(labels: wp.array(dtype=int), state: int) -> bool:
    """Whether a state may be entered from two states before; equal labels need the blank between them."""
    if state < 3 or state % 2 == 0:
        return False
    return labels[state / 2] != labels[state / 2 - 1]


@wp.func
def is_feasible(labels: wp.array(dtype=int), length: int, frames: int) -> bool:
    needed = int(length)
    for k in range(1, length):
        if labels[k] == labels[k - 1]:
            needed += 1
    return frames >= needed


@wp.func
def forward_table(
    log_probs: wp.array2d(dtype=float),
    labels: wp.array(dtype=int),
    states: int,
    frames: int,
    alpha: wp.array2d(dtype=float),
):
    for s in range(states):
        alpha[0, s] = LOG_ZERO
    alpha[0, 0] = log_probs[0, BLANK]
    alpha[0, 1] = log_probs[0, labels[0]]

    for t in range(1, frames):
        for s in range(states):
            reached = alpha[t - 1, s]
            if s > 0:
                reached = log_add(reached, alpha[t - 1, s - 1])
            if may_skip(labels, s):
                reached = log_add(reached, alpha[t - 1, s - 2])
            alpha[t, s] = wp.max(reached + log_probs[t, state_symbol(labels, s)], LOG_ZERO)


@wp.func
def leave_to(
    log_probs: wp.array2d(dtype=float), labels: wp.array(dtype=int), beta: wp.array2d(dtype=float), t: int, state: int
) -> float:
    """Log probability of entering a state in frame t and of all that follows."""
    return beta[t, state] + log_probs[t, state_symbol(labels, state)]


@wp.func
def backward_table(
    log_probs: wp.array2d(dtype=float),
    labels: wp.array(dtype=int),
    states: int,
    frames: int,
    beta: wp.array2d(dtype=float),
):
    for s in range(states):
        beta[frames - 1, s] = LOG_ZERO
    beta[frames - 1, states - 1] = 0.0
    beta[frames - 1, states - 2] = 0.0

    for back in range(1, frames):
        t = frames - 1 - back
        for s in range(states):
            following = leave_to(log_probs, labels, beta, t + 1, s)
            if s + 1 < states:
                following = log_add(following, leave_to(log_probs, labels, beta, t + 1, s + 1))
            if s + 2 < states:
                if may_skip(labels, s + 2):
                    following = log_add(following, leave_to(log_probs, labels, beta, t + 1, s + 2))
            beta[t, s] = wp.max(following, LOG_ZERO)


@wp.func
def symbol_posterior(
    labels: wp.array(dtype=int),
    states: int,
    symbol: int,
    alpha: wp.array(dtype=float),
    beta: wp.array(dtype=float),
    log_likelihood: float,
) -> float:
    """Share of the alignments that emit a symbol in one frame."""
    share = float(0.0)
    for s in range(states):
        if state_symbol(labels, s) == symbol:
            share += wp.exp(alpha[s] + beta[s] - log_likelihood)
    return share


@wp.kernel(enable_backward=False)
def ctc_loss_logit_gradient(
    log_probs: wp.array3d(dtype=float),
    labels: wp.array2d(dtype=int),
    label_length: wp.array(dtype=int),
    frame_count: wp.array(dtype=int),
    alpha: wp.array3d(dtype=float),
    beta: wp.array3d(dtype=float),
    loss: wp.array(dtype=float),
    gradient: wp.array3d(dtype=float),
    infeasible: wp.array(dtype=int),
):
    """CTC loss and gradient in one launch, one thread per utterance; short label sequences need no parallel states.

    Args:
        log_probs: Log softmax of the logits, [utterance, frame, symbol].
        labels: Labels without blanks, padded, [utterance, label].
        label_length: Number of labels, at least one.
        frame_count: Number of frames, at least one.
        alpha: Work space, [utterance, frame, state].
        beta: Work space, likewise.
        loss: Negative log likelihood.
        gradient: Gradient of the loss by the logits, [utterance, frame, symbol].
        infeasible: Number of utterances without any alignment.
    """
    u = wp.tid()
    frames = frame_count[u]
    states = 2 * label_length[u] + 1
    symbols = log_probs.shape[2]

    feasible = is_feasible(labels[u], label_length[u], frames)
    log_likelihood = float(0.0)
    if feasible:
        forward_table(log_probs[u], labels[u], states, frames, alpha[u])
        backward_table(log_probs[u], labels[u], states, frames, beta[u])
        log_likelihood = log_add(alpha[u, frames - 1, states - 1], alpha[u, frames - 1, states - 2])
    else:
        wp.atomic_add(infeasible, 0, 1)
    loss[u] = -log_likelihood

    for t in range(log_probs.shape[1]):
        for c in range(symbols):
            if not feasible or t >= frames:
                gradient[u, t, c] = 0.0  # the buffer is reused between batches
            else:
                share = symbol_posterior(labels[u], states, c, alpha[u, t], beta[u, t], log_likelihood)
                gradient[u, t, c] = wp.exp(log_probs[u, t, c]) - share
