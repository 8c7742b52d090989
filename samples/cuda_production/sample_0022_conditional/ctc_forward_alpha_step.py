import warp

LOG_ZERO = warp.constant(warp.float64(-1.0e4))  # finite: the difference of two infinities would be NaN


@warp.func
def log_add(a: warp.float64, b: warp.float64):
    """log(exp(a) + exp(b))"""
    larger = warp.max(a, b)
    return larger + warp.log(warp.float64(1.0) + warp.exp(warp.min(a, b) - larger))


@warp.func
def state_symbol(labels: warp.array(dtype=warp.int32), state: warp.int32):
    if state % 2 == 0:
        return 0
    return labels[state / 2]


@warp.func
def may_skip_blank(labels: warp.array(dtype=warp.int32), state: warp.int32):
    """Two equal labels in a row need the blank between them."""
    if state < 3 or state % 2 == 0:
        return False
    return labels[state / 2] != labels[state / 2 - 1]


@warp.kernel(enable_backward=False)
def ctc_forward_alpha_step(
        log_probs: warp.array2d(dtype=warp.float64),
        labels: warp.array2d(dtype=warp.int32),
        label_lens: warp.array(dtype=warp.int32),
        num_frames: warp.array(dtype=warp.int32), frame: warp.int32,
        alpha_stride: warp.int32, alpha_prev: warp.array2d(dtype=warp.float64),
        alpha: warp.array(dtype=warp.float64)):
    u, state_idx = warp.tid()

    if state_idx > 2 * label_lens[u]:
        alpha[state_idx * alpha_stride + u] = LOG_ZERO
        return
    if frame >= num_frames[u]:  # shorter utterances of the batch wait at their result
        alpha[state_idx * alpha_stride + u] = alpha_prev[state_idx, u]
        return

    reached = LOG_ZERO
    if frame == 0:
        if state_idx < 2:
            reached = warp.float64(0.0)
    else:
        reached = alpha_prev[state_idx, u]
        if state_idx > 0:
            reached = log_add(reached, alpha_prev[state_idx - 1, u])
        if may_skip_blank(labels[u], state_idx):
            reached = log_add(reached, alpha_prev[state_idx - 2, u])

    symbol = state_symbol(labels[u], state_idx)
    alpha[state_idx * alpha_stride + u] = warp.max(
        reached + log_probs[symbol, u], LOG_ZERO
    )
