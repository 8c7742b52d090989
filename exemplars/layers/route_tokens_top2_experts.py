# idea: top-2 routing of a mixture of experts
# brief: Choose the two best experts of every token, weigh them by their renormalized probabilities, and count the load of each
#     expert.
# description: One thread per token. `row_max` finds the largest of the router `logits[token]` with its expert; the second expert
#     is the largest among the others. The gates in `gates[token]` are the softmax over these two alone: 1 / (1 + exp(second -
#     best)) for the first and the rest to one for the second. `experts[token]` holds both experts. A second gate below `min_gate`
#     is not worth its cost: the token then goes to its first expert alone, with gates (1, 0) and -1 as second expert. `load[e]`
#     counts the tokens sent to expert e, and the full softmax of the row is added to `importance`, both by atomics; the balancing
#     loss is made of these.
# launch: n
# inputs:
#     logits[n, 8] = uniform(-2, 2)
#     min_gate = 0.3
#     experts[n] = zero
#     gates[n] = zero
#     load[8] = zero
#     importance[8] = zero
# fits:
#     active_mask
import warp as wp

NO_EXPERT = wp.constant(-1)


@wp.func
def row_max(logits: wp.array2d(dtype=float), token: int, excluded: int):
    """Largest logit of a row and its expert, without the expert `excluded`."""
    best = float(-wp.inf)
    winner = int(NO_EXPERT)
    for e in range(logits.shape[1]):
        if e != excluded and logits[token, e] > best:
            best = logits[token, e]
            winner = e
    return best, winner


@wp.kernel
def route_tokens_top2_experts(
    logits: wp.array2d(dtype=float),
    min_gate: float,
    experts: wp.array(dtype=wp.vec2i),
    gates: wp.array(dtype=wp.vec2),
    load: wp.array(dtype=int),
    importance: wp.array(dtype=float),
):
    token = wp.tid()

    best, first = row_max(logits, token, NO_EXPERT)
    runner_up, second = row_max(logits, token, first)

    # the softmax of two needs one exponential, and its argument is never positive
    ratio = wp.exp(runner_up - best)
    second_gate = ratio / (1.0 + ratio)
    wp.atomic_add(load, first, 1)
    if second_gate < min_gate:
        experts[token] = wp.vec2i(first, NO_EXPERT)
        gates[token] = wp.vec2(1.0, 0.0)
    else:
        experts[token] = wp.vec2i(first, second)
        gates[token] = wp.vec2(1.0 - second_gate, second_gate)
        wp.atomic_add(load, second, 1)

    partition = float(0.0)
    for e in range(logits.shape[1]):
        partition += wp.exp(logits[token, e] - best)
    for e in range(logits.shape[1]):
        wp.atomic_add(importance, e, wp.exp(logits[token, e] - best) / partition)
