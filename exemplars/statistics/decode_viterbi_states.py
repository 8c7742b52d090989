# idea: Viterbi decoding of hidden Markov models
# brief: Find the most probable sequence of hidden states for every sequence of observed symbols.
# description: Sequence `s` is the row `symbols[s]`; a negative symbol is a missing observation, which says nothing
#     about the state. The model has `STATES` states with `log_initial`, `log_transition[before, state]` and
#     `log_emission[state, symbol]`. The scores of all states are a vector that starts with the initial ones plus the
#     emission of the first symbol (`emission_scores`). For each later time and state `best_predecessor` finds the state
#     before with the largest score plus transition, the first among equals; it is stored in `back_pointer[s, t,
#     state]`, and the emission is added. At the end the state with the best score (`best_state`, again the first among
#     equals) is `states[s]` at the last time, and the pointers are followed back. `log_probability[s]` is its score.
#     Where it is less than `log_threshold` the sequence is an outlier and `outlier[s]` is true.
# launch: n
# inputs:
#     symbols[n, 12] = index(-1, 5)
#     log_initial[3] = uniform(-2, -0.5)
#     log_transition[3, 3] = uniform(-3, -0.2)
#     log_emission[3, 5] = uniform(-3, -0.5)
#     log_threshold = -22.0
#     back_pointer[n, 12, 3] = zero
#     states[n, 12] = zero
#     log_probability[n] = zero
#     outlier[n] = zero
# fits:
#     total_output(log_probability)
#     active_mask
#     indirect_thread
import warp as wp

STATES = wp.constant(3)


@wp.func
def emission_scores(log_emission: wp.array2d(dtype=float), symbol: int) -> wp.vec3:
    if symbol < 0:
        return wp.vec3(0.0, 0.0, 0.0)
    return wp.vec3(
        log_emission[0, symbol], log_emission[1, symbol], log_emission[2, symbol]
    )


@wp.func
def best_predecessor(
    log_transition: wp.array2d(dtype=float), scores: wp.vec3, state: int
):
    """Most probable state before the given one, and the score of coming from it."""
    best = int(0)
    best_score = scores[0] + log_transition[0, state]
    for before in range(1, STATES):
        score = scores[before] + log_transition[before, state]
        if score > best_score:
            best = before
            best_score = score
    return best, best_score


@wp.func
def best_state(scores: wp.vec3) -> int:
    best = int(0)
    for state in range(1, STATES):
        if scores[state] > scores[best]:
            best = state
    return best


@wp.kernel(enable_backward=False)
def decode_viterbi_states(
    symbols: wp.array2d(dtype=int),
    log_initial: wp.array(dtype=float),
    log_transition: wp.array2d(dtype=float),
    log_emission: wp.array2d(dtype=float),
    log_threshold: float,
    back_pointer: wp.array3d(dtype=int),
    states: wp.array2d(dtype=int),
    log_probability: wp.array(dtype=float),
    outlier: wp.array(dtype=wp.bool),
):
    """Viterbi algorithm in logarithms, one thread per sequence.

    The back pointers are scratch memory; they stay behind for callers that want the second best path.
    """
    s = wp.tid()
    length = symbols.shape[1]
    scores = wp.vec3(log_initial[0], log_initial[1], log_initial[2]) + emission_scores(
        log_emission, symbols[s, 0]
    )

    for t in range(1, length):
        arrived = wp.vec3(0.0, 0.0, 0.0)
        for state in range(STATES):
            before, score = best_predecessor(log_transition, scores, state)
            back_pointer[s, t, state] = before
            arrived[state] = score
        scores = arrived + emission_scores(log_emission, symbols[s, t])

    state = best_state(scores)
    log_probability[s] = scores[state]
    outlier[s] = scores[state] < log_threshold

    # walk back from the best end
    for step in range(length):
        t = length - 1 - step
        states[s, t] = state
        if t > 0:
            state = back_pointer[s, t, state]
