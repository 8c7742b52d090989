# idea: forest fire automaton
# brief: Advance the Drossel-Schwabl forest fire automaton by one step and count the trees that catch fire.
# description: Every cell of `state` is `EMPTY`, `TREE` or `BURNING`. A burning cell is empty in `state_next`. On an
#     empty cell a tree grows with the probability `growth`. A tree burns if one of its four neighbours inside of the
#     grid does, and otherwise with the probability `lightning`; `ignited[0]` counts atomically the trees that a
#     neighbour set on fire and `ignited[1]` those that lightning struck. Random numbers come from `seed` and the index
#     of the cell, row by row. Cells of any other state, such as rock, stay.
# launch: n, 16
# inputs:
#     state[n, 16] = index(0, 4)
#     growth = uniform(0.05, 0.2)
#     lightning = uniform(0.01, 0.2)
#     seed = index(0, 100000)
#     state_next[n, 16] = zero
#     ignited[2] = zero
import warp as wp

EMPTY = wp.constant(wp.uint8(0))
TREE = wp.constant(wp.uint8(1))
BURNING = wp.constant(wp.uint8(2))


@wp.func
def has_burning_neighbor(state: wp.array2d(dtype=wp.uint8), i: int, j: int) -> bool:
    if i > 0:
        if state[i - 1, j] == BURNING:
            return True
    if i + 1 < state.shape[0]:
        if state[i + 1, j] == BURNING:
            return True
    if j > 0:
        if state[i, j - 1] == BURNING:
            return True
    if j + 1 < state.shape[1]:
        if state[i, j + 1] == BURNING:
            return True
    return False


@wp.kernel
def forest_fire_automaton_step(
    state: wp.array2d(dtype=wp.uint8),
    growth: float,
    lightning: float,
    seed: int,
    state_next: wp.array2d(dtype=wp.uint8),
    ignited: wp.array(dtype=int),
):
    """Drossel and Schwabl, 1992. Launch: one thread per cell; a new `seed` for every step."""
    i, j = wp.tid()
    here = state[i, j]
    rng = wp.rand_init(seed, i * state.shape[1] + j)

    result = here
    if here == BURNING:
        result = EMPTY
    elif here == EMPTY:
        if wp.randf(rng) < growth:
            result = TREE
    elif here == TREE:
        if has_burning_neighbor(state, i, j):
            result = BURNING
            wp.atomic_add(ignited, 0, 1)
        elif wp.randf(rng) < lightning:
            result = BURNING
            wp.atomic_add(ignited, 1, 1)
    state_next[i, j] = result
