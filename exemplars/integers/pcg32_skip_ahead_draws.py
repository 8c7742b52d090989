# idea: PCG32 streams with logarithmic skip-ahead
# brief: Give every thread its own stretch of one PCG32 sequence by jumping ahead, and draw bounded integers from it.
# description: All threads share the sequence of a 64-bit linear congruential generator with the factor `MULTIPLIER` and the odd
#     `increment`, from `state` on. Thread `lane` jumps to position `lane` times the number of columns of `draws` by `advance`,
#     which squares the step as often as the distance has bits. Then it fills its row: `output` permutes the old state to 32 bits
#     (xorshift by 18, down by 27, rotated right by the top five bits), the state moves on by one, and the draw is the upper half
#     of the product with `bound`, a number from 0 to `bound - 1`. The state after the last draw goes to `final_state[lane]`.
# launch: n
# inputs:
#     state = index(1, 1000000000)
#     increment = 1442695040888963
#     bound = 6
#     draws[n, 8] = zero
#     final_state[n] = zero
import warp as wp

MULTIPLIER = wp.constant(wp.uint64(6364136223846793005))
ONE = wp.constant(wp.uint64(1))


@wp.func
def advance(state: wp.uint64, increment: wp.uint64, distance: wp.uint64) -> wp.uint64:
    """State after `distance` steps, in logarithmic time (Brown, 1994)."""
    total_factor = wp.uint64(1)
    total_add = wp.uint64(0)
    factor = wp.uint64(MULTIPLIER)
    add = wp.uint64(increment)
    left = wp.uint64(distance)
    while left > wp.uint64(0):
        if (left & ONE) == ONE:
            total_factor = total_factor * factor
            total_add = total_add * factor + add
        # one step of twice the length
        add = (factor + ONE) * add
        factor = factor * factor
        left = left >> ONE
    return total_factor * state + total_add


@wp.func
def output(state: wp.uint64) -> wp.uint32:
    word = wp.uint32(((state >> wp.uint64(18)) ^ state) >> wp.uint64(27))
    turn = wp.uint32(state >> wp.uint64(59))
    return (word >> turn) | (word << ((wp.uint32(32) - turn) & wp.uint32(31)))


@wp.kernel
def pcg32_skip_ahead_draws(
    state: wp.uint64,
    increment: wp.uint64,
    bound: wp.uint32,
    draws: wp.array2d(dtype=wp.uint32),
    final_state: wp.array(dtype=wp.uint64),
):
    lane = wp.tid()
    columns = draws.shape[1]
    current = advance(state, increment, wp.uint64(lane) * wp.uint64(columns))
    for c in range(columns):
        draw = output(current)
        current = current * MULTIPLIER + increment
        # multiply and keep the upper half: no division, and no bias that matters for small bounds
        draws[lane, c] = wp.uint32((wp.uint64(draw) * wp.uint64(bound)) >> wp.uint64(32))
    final_state[lane] = current
