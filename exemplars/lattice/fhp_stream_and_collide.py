# idea: FHP lattice gas
# brief: Stream the particles of a hexagonal lattice gas to their new sites and collide them by a table.
# description: A site of `state` holds six bits, one per particle moving in direction 0 (east) to 5, counterclockwise by
#     60 degrees. Rows are staggered, odd ones half a cell to the east. The new site `(i, j)` gathers the bit of each
#     direction `q` from the neighbour in the opposite direction (`opposite`), whose row and column come from `row_step`
#     (directions 1 and 2 lead to the next row, 4 and 5 to the one before) and `column_step`; columns are periodic. From
#     beyond the first and last row comes what left this site in the opposite direction in the step before, reflected by
#     the wall. At an obstacle (`obstacle` not zero) all particles turn back, otherwise the gathered bits are looked up
#     in `collision` in the row of the `chirality` of the site: it decides which of two equal outcomes a collision has.
#     The result goes to `state_next`.
# launch: n, 16
# inputs:
#     state[n, 16] = index(0, 64)
#     obstacle[n, 16] = index(0, 2)
#     chirality[n, 16] = index(0, 2)
#     collision[2, 64] = index(0, 64)
#     state_next[n, 16] = zero
import warp as wp

DIRECTIONS = wp.constant(6)


@wp.func
def opposite(q: int) -> int:
    return (q + 3) % DIRECTIONS


@wp.func
def row_step(q: int) -> int:
    if q == 1 or q == 2:
        return 1
    elif q == 4 or q == 5:
        return -1
    return 0


@wp.func
def column_step(q: int, row: int) -> int:
    """Columns that a particle of direction q crosses when it leaves a row; slanted moves depend on the row's stagger."""
    odd = row % 2
    if q == 0:
        return 1
    elif q == 3:
        return -1
    elif q == 1 or q == 5:
        return odd
    return odd - 1


@wp.kernel
def fhp_stream_and_collide(
    state: wp.array2d(dtype=wp.uint8),
    obstacle: wp.array2d(dtype=wp.uint8),
    chirality: wp.array2d(dtype=wp.uint8),
    collision: wp.array2d(dtype=wp.uint8),
    state_next: wp.array2d(dtype=wp.uint8),
):
    i, j = wp.tid()
    rows = state.shape[0]
    columns = state.shape[1]

    arrived = int(0)
    turned = int(0)
    for q in range(DIRECTIONS):
        back = opposite(q)
        row = i + row_step(back)
        bit = int(0)
        if row >= 0 and row < rows:
            column = (j + column_step(back, i) + columns) % columns
            bit = (int(state[row, column]) >> q) & 1
        else:
            bit = (int(state[i, j]) >> back) & 1  # reflected by the wall
        arrived = arrived | (bit << q)
        turned = turned | (bit << back)

    if obstacle[i, j] != wp.uint8(0):
        state_next[i, j] = wp.uint8(turned)
    else:
        state_next[i, j] = collision[int(chirality[i, j]), arrived]
