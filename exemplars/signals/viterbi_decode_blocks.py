# idea: Viterbi decoder of a convolutional code
# brief: Decode blocks of soft bits of the rate 1/2 convolutional code with constraint length 3 by the Viterbi algorithm.
# description: Thread `block` decodes a row of information bits, as many as `bits` has columns, from the soft values
#     `soft[block, 2 * step]` and the next one: positive for a one, negative for a zero, the amount is the confidence. Where
#     the pattern `punctured`, repeated along the stream, is not zero at the place of a soft bit, it was not sent and counts
#     as zero (`received`). The encoder has four states, the last two bits; `branch_bits` returns the two code bits that a
#     state sends for an input bit, the parities with the generators 7 and 5. `correlate` gives the metric of a branch, plus
#     the soft value for a one, minus it for a zero. Starting in state 0, with `UNREACHED` as metric of the others, each
#     step keeps for every state the better of its two predecessors (`survivor`; the first on a tie): a state is reached
#     with the input bit `state & 1` from the states `state >> 1` and `(state >> 1) + 2`. Decisions of a step are stored as
#     four bits in `decisions[block, step]`. The blocks are terminated by two zeros, so the traceback begins in state 0; it
#     writes `bits[block, step]` from the last step to the first. `metric[block]` is the metric of the winning path,
#     `corrected[block]` the number of sent soft bits whose sign differs from the code bits of that path.
# launch: n
# inputs:
#     soft[n, 32] = uniform(-1, 1)
#     punctured[6] = index(0, 2)
#     decisions[n, 16] = zero
#     bits[n, 16] = zero
#     metric[n] = zero
#     corrected[n] = zero
# fits:
#     total_output(corrected)
#     indirect_thread
import warp as wp

UNREACHED = wp.constant(-1.0e6)


@wp.func
def parity(x: int) -> int:
    return (x ^ (x >> 1) ^ (x >> 2)) & 1


@wp.func
def branch_bits(state: int, bit: int) -> wp.vec2i:
    """Code bits for an input bit; the register holds it below the two bits of the state."""
    register = (state << 1) | bit
    return wp.vec2i(parity(register & 7), parity(register & 5))


@wp.func
def received(soft: wp.array2d(dtype=float), punctured: wp.array(dtype=int), block: int, place: int) -> float:
    """Soft bit at a place of the unpunctured stream, zero where none was sent."""
    if punctured[place % punctured.shape[0]] != 0:
        return 0.0
    return soft[block, place]


@wp.func
def correlate(code: wp.vec2i, first: float, second: float) -> float:
    return float(2 * code[0] - 1) * first + float(2 * code[1] - 1) * second


@wp.func
def survivor(path: wp.vec4, state: int, first: float, second: float):
    """Better metric of the two ways into a state, and 1 if it is the second one."""
    bit = state & 1
    low = state >> 1
    from_low = path[low] + correlate(branch_bits(low, bit), first, second)
    from_high = path[low + 2] + correlate(branch_bits(low + 2, bit), first, second)
    if from_high > from_low:
        return from_high, 1
    return from_low, 0


@wp.func
def wrong_sign(soft_bit: float, code_bit: int) -> int:
    if code_bit == 1 and soft_bit < 0.0:
        return 1
    if code_bit == 0 and soft_bit > 0.0:
        return 1
    return 0


@wp.kernel(enable_backward=False)
def viterbi_decode_blocks(
    soft: wp.array2d(dtype=float),
    punctured: wp.array(dtype=int),
    decisions: wp.array2d(dtype=wp.uint8),
    bits: wp.array2d(dtype=wp.uint8),
    metric: wp.array(dtype=float),
    corrected: wp.array(dtype=int),
):
    """Maximum likelihood decoding. Launch: one thread per block; `decisions` is scratch."""
    block = wp.tid()
    path = wp.vec4(0.0, UNREACHED, UNREACHED, UNREACHED)
    for step in range(bits.shape[1]):
        first = received(soft, punctured, block, 2 * step)
        second = received(soft, punctured, block, 2 * step + 1)
        extended = wp.vec4(0.0)
        choices = int(0)
        for state in range(4):
            best, choice = survivor(path, state, first, second)
            extended[state] = best
            choices = choices | (choice << state)
        path = extended
        decisions[block, step] = wp.uint8(choices)
    metric[block] = path[0]

    # the tail bits drive the encoder back to state 0
    state = int(0)
    errors = int(0)
    for back in range(bits.shape[1]):
        step = bits.shape[1] - 1 - back
        bit = state & 1
        bits[block, step] = wp.uint8(bit)
        choice = (int(decisions[block, step]) >> state) & 1
        state = (state >> 1) + 2 * choice

        code = branch_bits(state, bit)
        errors += wrong_sign(received(soft, punctured, block, 2 * step), code[0])
        errors += wrong_sign(received(soft, punctured, block, 2 * step + 1), code[1])
    corrected[block] = errors
