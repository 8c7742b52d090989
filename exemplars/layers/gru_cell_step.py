# idea: one step of a gated recurrent unit
# brief: Advance the hidden state of a batch of gated recurrent units by one time step.
# description: Launch over batch entries and hidden units. `affine` is bias plus a row of a weight matrix times a
#     vector. The weights of the reset, update and candidate gates are stacked in this order in the rows of
#     `input_weights` and `hidden_weights`, with `input_bias` and `hidden_bias`; `gate_row` is the row of a gate. reset
#     and update are the `logistic` of the sum of the affine maps of `inputs[b]` and `hidden[b]`; the candidate is tanh
#     of the input part plus reset times the hidden part. The new state update * old + (1 - update) * candidate goes to
#     `hidden_next[b, unit]`. Sequences that have ended, where `step` is not below `lengths[b]`, keep their old state.
# launch: n, 8
# inputs:
#     inputs[n, 4] = uniform(-1, 1)
#     hidden[n, 8] = uniform(-1, 1)
#     lengths[n] = index(1, 10)
#     step = 5
#     input_weights[24, 4] = uniform(-0.5, 0.5)
#     hidden_weights[24, 8] = uniform(-0.5, 0.5)
#     input_bias[24] = uniform(-0.1, 0.1)
#     hidden_bias[24] = uniform(-0.1, 0.1)
#     hidden_next[n, 8] = zero
import warp as wp

RESET = wp.constant(0)
UPDATE = wp.constant(1)
CANDIDATE = wp.constant(2)


@wp.func
def gate_row(gate: int, unit: int, units: int) -> int:
    return gate * units + unit


@wp.func
def affine(weights: wp.array(dtype=float), bias: float, vector: wp.array(dtype=float)) -> float:
    total = bias
    for k in range(vector.shape[0]):
        total += weights[k] * vector[k]
    return total


@wp.func
def logistic(x: float) -> float:
    return 0.5 * (1.0 + wp.tanh(0.5 * x))  # the same as 1 / (1 + exp(-x)), without overflow


@wp.kernel
def gru_cell_step(inputs: wp.array2d(dtype=float), hidden: wp.array2d(dtype=float),
                  lengths: wp.array(dtype=int), step: int,
                  input_weights: wp.array2d(dtype=float), hidden_weights: wp.array2d(dtype=float),
                  input_bias: wp.array(dtype=float), hidden_bias: wp.array(dtype=float),
                  hidden_next: wp.array2d(dtype=float)):
    """GRU cell with the reset gate behind the matrix product. Launch: batch x units."""
    b, unit = wp.tid()
    units = hidden.shape[1]

    if step >= lengths[b]:
        hidden_next[b, unit] = hidden[b, unit]
        return

    r = gate_row(RESET, unit, units)
    z = gate_row(UPDATE, unit, units)
    c = gate_row(CANDIDATE, unit, units)
    reset = logistic(
        affine(input_weights[r], input_bias[r], inputs[b]) + affine(hidden_weights[r], hidden_bias[r], hidden[b])
    )
    update = logistic(
        affine(input_weights[z], input_bias[z], inputs[b]) + affine(hidden_weights[z], hidden_bias[z], hidden[b])
    )
    recalled = affine(hidden_weights[c], hidden_bias[c], hidden[b])
    candidate = wp.tanh(affine(input_weights[c], input_bias[c], inputs[b]) + reset * recalled)

    hidden_next[b, unit] = update * hidden[b, unit] + (1.0 - update) * candidate
