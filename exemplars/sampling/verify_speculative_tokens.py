# idea: verification of speculative decoding
# brief: Accept or reject the tokens that a draft model proposed, and sample a replacement or a bonus token so that the output
#     follows the target model.
# description: One thread per request. Its proposals are `draft_tokens[request]`, of which `draft_count[request]` are used, with
#     the draft model's distributions `draft_probs` and the target model's `target_probs` (one position more). The generator is
#     started with `seed` and the request. In turn proposal k is accepted with the probability target / draft of its token: a
#     uniform number times the draft's probability is below the target's. At the first rejection the token is drawn from the
#     positive part of target minus draft (`sample_residual`, with the mass from `residual_mass`; if that is below `MIN_MASS`,
#     from the target's distribution), and the rest of the proposals is dropped. If all are accepted, a bonus token is drawn from
#     the target's distribution behind them (`sample_row`, which draws by walking up the cumulative sum). `output_tokens[request]`
#     gets the accepted tokens and the drawn one, then `PADDING`; `accepted[request]` the number accepted. An accepted `end_token`
#     stops the request: nothing is drawn after it. `acceptance_histogram` counts requests by the number of accepted tokens,
#     atomically.
# launch: n
# inputs:
#     draft_tokens[n, 4] = index(0, 8)
#     draft_count[n] = index(1, 5)
#     draft_probs[n, 4, 8] = uniform(0.05, 0.5)
#     target_probs[n, 5, 8] = uniform(0.05, 0.5)
#     end_token = 0
#     seed = index(0, 1000000)
#     output_tokens[n, 5] = zero
#     accepted[n] = zero
#     acceptance_histogram[5] = zero
# fits:
#     active_mask
import warp as wp

PADDING = wp.constant(-1)
MIN_MASS = wp.constant(1.0e-6)


@wp.func
def row_mass(row: wp.array(dtype=float)) -> float:
    mass = float(0.0)
    for token in range(row.shape[0]):
        mass += row[token]
    return mass


@wp.func
def sample_row(row: wp.array(dtype=float), draw: float) -> int:
    """First token whose cumulative sum exceeds draw times the mass; the last one in case of rounding."""
    goal = draw * row_mass(row)
    reached = float(0.0)
    for token in range(row.shape[0]):
        reached += row[token]
        if reached > goal:
            return token
    return row.shape[0] - 1


@wp.func
def residual(target: wp.array(dtype=float), draft: wp.array(dtype=float), token: int) -> float:
    return wp.max(target[token] - draft[token], 0.0)


@wp.func
def residual_mass(target: wp.array(dtype=float), draft: wp.array(dtype=float)) -> float:
    mass = float(0.0)
    for token in range(target.shape[0]):
        mass += residual(target, draft, token)
    return mass


@wp.func
def sample_residual(target: wp.array(dtype=float), draft: wp.array(dtype=float), draw: float) -> int:
    """Draws what the target wants more often than the draft proposes."""
    mass = residual_mass(target, draft)
    if mass < MIN_MASS:  # both models agree
        return sample_row(target, draw)
    goal = draw * mass
    reached = float(0.0)
    for token in range(target.shape[0]):
        reached += residual(target, draft, token)
        if reached > goal:
            return token
    return target.shape[0] - 1


@wp.kernel(enable_backward=False)
def verify_speculative_tokens(
    draft_tokens: wp.array2d(dtype=int),
    draft_count: wp.array(dtype=int),
    draft_probs: wp.array3d(dtype=float),
    target_probs: wp.array3d(dtype=float),
    end_token: int,
    seed: int,
    output_tokens: wp.array2d(dtype=int),
    accepted: wp.array(dtype=int),
    acceptance_histogram: wp.array(dtype=int),
):
    """Rejection sampling of draft tokens. Launch: one thread per request."""
    request = wp.tid()
    state = wp.rand_init(seed, request)
    for k in range(output_tokens.shape[1]):
        output_tokens[request, k] = PADDING

    count = draft_count[request]
    kept = int(0)
    ended = bool(False)
    while kept < count and not ended:
        token = draft_tokens[request, kept]
        # a product instead of a quotient: the draft's probability may be zero
        if wp.randf(state) * draft_probs[request, kept, token] >= target_probs[request, kept, token]:
            break
        output_tokens[request, kept] = token
        kept += 1
        ended = token == end_token

    accepted[request] = kept
    wp.atomic_add(acceptance_histogram, kept, 1)
    if ended:
        return

    draw = wp.randf(state)
    if kept < count:
        output_tokens[request, kept] = sample_residual(target_probs[request, kept], draft_probs[request, kept], draw)
    else:
        output_tokens[request, kept] = sample_row(target_probs[request, kept], draw)
