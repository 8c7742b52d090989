# idea: decode attention over a paged KV cache
# brief: Attend from the newest token of each sequence to its cached keys and values with a streaming softmax over pages.
# description: Launch over sequences and query heads. Query heads share a key head in groups (`key_head`). The cached tokens of
#     sequence `s` are those from `window_start` on, which is 0, or where `window` is positive the last `window` of the
#     `context_length[s]` tokens, up to the end. They are walked page by page: logical page p of `page_table[s]` names the
#     physical page of `key_cache` and `value_cache`, where `UNMAPPED` pages (swapped out) are skipped, and `page_bounds` cuts the
#     first and last page to the tokens in question. The score of a token is the dot product of `queries[s, head]` and its key,
#     times `scale`, squashed by `soft_cap` to (-`cap`, `cap`) where `cap` is positive. `fold_score` keeps the running maximum,
#     the running sum of exponentials and the weighted values in a `Softmax`: if the new score is the largest, what was summed so
#     far is scaled down to it; `attend_page` does so for the tokens of a page. The state starts with the learned sink of the
#     head, `sink_logits[head]`, which weighs 1 at its own maximum and has no value, so that a head may attend to nothing.
#     `output[s, head]` is the weighted sum over the exponential sum, and `log_sum_exp` the maximum plus its logarithm, with which
#     partial results can be merged. A sequence with no cached token gives zeros and `EMPTY_LSE`.
# launch: n, 4
# inputs:
#     queries[n, 4] = uniform(-1, 1)
#     key_cache[4*n, 4, 2] = uniform(-1, 1)
#     value_cache[4*n, 4, 2] = uniform(-1, 1)
#     page_table[n, 4] = index(-1, 4*n)
#     context_length[n] = index(0, 17)
#     sink_logits[4] = uniform(-1, 1)
#     scale = 0.5
#     cap = 5.0
#     window = 9
#     output[n, 4] = zero
#     log_sum_exp[n, 4] = zero
import warp as wp

vec8 = wp.types.vector(length=8, dtype=wp.float32)

PAGE_SIZE = wp.constant(4)
UNMAPPED = wp.constant(-1)
EMPTY_LSE = wp.constant(-1.0e9)


@wp.struct
class Softmax:
    top: float
    partition: float
    weighted: vec8


@wp.func
def key_head(head: int, query_heads: int, key_heads: int) -> int:
    """Grouped-query attention: neighbouring query heads read the same key head."""
    return head / (query_heads / key_heads)


@wp.func
def window_start(length: int, window: int) -> int:
    if window <= 0:
        return 0
    return wp.max(length - window, 0)


@wp.func
def page_bounds(page: int, first: int, length: int):
    """Tokens of a page that are wanted, as places in the page, end exclusive."""
    begin = wp.max(first - page * PAGE_SIZE, 0)
    end = wp.min(length - page * PAGE_SIZE, PAGE_SIZE)
    return begin, end


@wp.func
def soft_cap(score: float, cap: float) -> float:
    if cap <= 0.0:
        return score
    return cap * wp.tanh(score / cap)


@wp.func
def fold_score(state: Softmax, score: float, value: vec8) -> Softmax:
    """One step of the streaming softmax; exponents never become positive."""
    folded = Softmax()
    folded.top = wp.max(state.top, score)
    shrink = wp.exp(state.top - folded.top)
    weight = wp.exp(score - folded.top)
    folded.partition = state.partition * shrink + weight
    folded.weighted = state.weighted * shrink + value * weight
    return folded


@wp.func
def attend_page(
    keys: wp.array2d(dtype=vec8),
    values: wp.array2d(dtype=vec8),
    begin: int,
    end: int,
    shared: int,
    query: vec8,
    scale: float,
    cap: float,
    state: Softmax,
) -> Softmax:
    folded = state
    for place in range(begin, end):
        score = soft_cap(wp.dot(query, keys[place, shared]) * scale, cap)
        folded = fold_score(folded, score, values[place, shared])
    return folded


@wp.kernel(enable_backward=False)
def paged_decode_attention(
    queries: wp.array2d(dtype=vec8),
    key_cache: wp.array3d(dtype=vec8),
    value_cache: wp.array3d(dtype=vec8),
    page_table: wp.array2d(dtype=int),
    context_length: wp.array(dtype=int),
    sink_logits: wp.array(dtype=float),
    scale: float,
    cap: float,
    window: int,
    output: wp.array2d(dtype=vec8),
    log_sum_exp: wp.array2d(dtype=float),
):
    """Attention of one new token per sequence over its cached context.

    Args:
        queries: Query of the newest token, [sequence, query head].
        key_cache: Keys, [physical page, place, key head].
        value_cache: Values, likewise.
        page_table: Physical page of every logical page, or UNMAPPED, [sequence, logical page].
        context_length: Number of cached tokens by sequence.
        sink_logits: Logit of the sink by query head.
        scale: Factor of the scores, usually 1 / sqrt(head size).
        cap: Bound of the scores; 0 or less for none.
        window: Number of newest tokens to attend to; 0 or less for all.
        output: Attention output, [sequence, query head].
        log_sum_exp: Logarithm of the partition function, [sequence, query head].
    """
    s, head = wp.tid()
    length = context_length[s]
    if length == 0:
        output[s, head] = vec8()
        log_sum_exp[s, head] = EMPTY_LSE
        return

    query = queries[s, head]
    shared = key_head(head, queries.shape[1], key_cache.shape[2])
    first = window_start(length, window)

    # start from the sink: the partition is then never zero, even if no page is mapped
    state = Softmax()
    state.top = sink_logits[head]
    state.partition = 1.0

    last_page = (length - 1) / PAGE_SIZE
    for page in range(first / PAGE_SIZE, last_page + 1):
        physical = page_table[s, page]
        if physical == UNMAPPED:
            continue
        begin, end = page_bounds(page, first, length)
        state = attend_page(
            key_cache[physical], value_cache[physical], begin, end, shared, query, scale, cap, state
        )

    output[s, head] = state.weighted / state.partition
    log_sum_exp[s, head] = state.top + wp.log(state.partition)
