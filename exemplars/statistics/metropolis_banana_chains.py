# idea: random-walk Metropolis chains
# brief: Advance many Metropolis chains on a curved two-dimensional density and record their states.
# description: Each thread runs one chain from `position[chain]`. The target is Rosenbrock's banana density with the
#     parameters of `Banana`: `log_density` is minus half of the squared first coordinate over the squared `width`,
#     minus `stiffness` times the squared deviation of the second coordinate from `bend` times the squared first. A step
#     proposes the state plus `step_size` times a normal deviate per coordinate (`propose`) and accepts it if the log of
#     a uniform number (at least 1e-30) is below the difference of log densities (`accepts`); a better state is always
#     accepted. After every `thinning` steps the state is written to the next column of `trace[chain]`, until it is
#     full. `position[chain]` ends as the last state, `acceptance[chain]` as the accepted fraction of all steps, and
#     `best_state[chain]` holds the state with the highest density that was seen, the start included. The random numbers
#     follow from `seed` and the number of the chain.
# launch: n
# inputs:
#     seed = index(1, 1000)
#     banana.width = 1.0
#     banana.bend = 0.8
#     banana.stiffness = 4.0
#     step_size = 0.5
#     thinning = 3
#     position[n] = uniform(-1, 1)
#     trace[n, 12] = zero
#     acceptance[n] = zero
#     best_state[n] = zero
# fits:
#     parameter_per_element(step_size)
#     active_mask
import warp as wp


@wp.struct
class Banana:
    width: float
    bend: float
    stiffness: float


@wp.func
def log_density(banana: Banana, state: wp.vec2) -> float:
    """Logarithm of the target, up to a constant that Metropolis never needs."""
    scaled = state[0] / banana.width
    off_ridge = state[1] - banana.bend * state[0] * state[0]
    return -0.5 * scaled * scaled - banana.stiffness * off_ridge * off_ridge


@wp.func
def propose(rng: wp.uint32, state: wp.vec2, step_size: float):
    """A symmetric move, and the generator's state behind its draws."""
    dx = wp.randn(rng)
    dy = wp.randn(rng)
    return state + wp.vec2(dx, dy) * step_size, rng


@wp.func
def accepts(uniform: float, log_ratio: float) -> bool:
    if log_ratio >= 0.0:
        return True
    # in logarithms: the ratio itself underflows far from the ridge
    return wp.log(wp.max(uniform, 1.0e-30)) < log_ratio


@wp.kernel(enable_backward=False)
def metropolis_banana_chains(
    seed: int,
    banana: Banana,
    step_size: float,
    thinning: int,
    position: wp.array(dtype=wp.vec2),
    trace: wp.array2d(dtype=wp.vec2),
    acceptance: wp.array(dtype=float),
    best_state: wp.array(dtype=wp.vec2),
):
    """Independent random-walk Metropolis chains, one per thread.

    Args:
        seed: base of the random streams; thread c uses stream c.
        banana: the target density.
        step_size: standard deviation of a move.
        thinning: steps between two recorded states.
        position: where the chains are, read and written.
        trace: recorded states, a row per chain; its width fixes the number of steps.
        acceptance: accepted fraction, for tuning the step size.
        best_state: state of the highest density seen.
    """
    chain = wp.tid()
    rng = wp.rand_init(seed, chain)
    state = position[chain]
    current = log_density(banana, state)
    best = state
    best_density = current
    accepted = int(0)

    for column in range(trace.shape[1]):
        for step in range(thinning):
            candidate, rng = propose(rng, state, step_size)
            candidate_density = log_density(banana, candidate)
            if accepts(wp.randf(rng), candidate_density - current):
                state = candidate
                current = candidate_density
                accepted += 1
                if current > best_density:
                    best = state
                    best_density = current
        trace[chain, column] = state

    position[chain] = state
    best_state[chain] = best
    acceptance[chain] = float(accepted) / float(trace.shape[1] * thinning)
