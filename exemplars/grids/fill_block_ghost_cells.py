# idea: ghost cells of block-structured adaptive grids
# brief: Fill the ghost cells along the four sides of the blocks of an adaptive grid from neighbours of equal, coarser or finer level.
# description: Thread `(block, side, k)` fills in `field` the ghost cell number `k` of a side (0 west, 1 east, 2 south, 3
#     north) of a block of `SIZE` by `SIZE` cells with a rim of one ghost cell; only inner cells are read, so the update in
#     place has no race. Without a neighbour (`neighbors[block, side, 0]` negative) the ghost copies the block's own
#     adjacent cell. Otherwise by the `level` of both: equal, the neighbour's cell that touches it, at depth 1 from the
#     opposite side; a coarser neighbour (lower level), the coarse cell that covers it, in the half of its side that
#     `half[block, side]` names; a finer one, the mean of the four cells of the two layers next to the side that it covers,
#     in the first or second of the two fine neighbours as `k` lies in the first or second half (if that one is missing, the
#     first). `inner_cell` gives the value of the inner cell `along` a side at a `depth` counted from that side, from 1. The
#     opposite of a side is `side + 1` for even, `side - 1` for odd ones.
# launch: n, 4, 8
# inputs:
#     level[n] = index(0, 3)
#     neighbors[n, 4, 2] = index(-1, n)
#     half[n, 4] = index(0, 2)
#     field[n, 10, 10] = uniform(-1, 1)
from typing import Any

import warp as wp

SIZE = wp.constant(8)  # inner cells along a side of a block
HALF_SIZE = wp.constant(4)


@wp.func
def cell_of_side(side: int, along: int, depth: int) -> wp.vec2i:
    """Row and column of a cell by its place along a side (from 0) and its depth inside of it; depth 0 is the ghost layer."""
    if side == 0:
        return wp.vec2i(depth, along + 1)
    elif side == 1:
        return wp.vec2i(SIZE + 1 - depth, along + 1)
    elif side == 2:
        return wp.vec2i(along + 1, depth)
    return wp.vec2i(along + 1, SIZE + 1 - depth)


@wp.func
def inner_cell(field: wp.array3d(dtype=Any), block: int, side: int, along: int, depth: int):
    cell = cell_of_side(side, along, depth)
    return field[block, cell[0], cell[1]]


@wp.func
def opposite(side: int) -> int:
    if side % 2 == 0:
        return side + 1
    return side - 1


@wp.kernel
def fill_block_ghost_cells(
    level: wp.array(dtype=int),
    neighbors: wp.array3d(dtype=int),
    half: wp.array2d(dtype=int),
    field: wp.array3d(dtype=float),
):
    """Ghost exchange of a 2:1 balanced grid. Launch: blocks x 4 sides x cells of a side.

    Args:
        level: refinement level of the blocks, 0 is the coarsest
        neighbors: blocks behind a side, a second one where they are finer, -1 for none
        half: which half of a coarser neighbour's side the block touches
    """
    block, side, k = wp.tid()
    ghost = cell_of_side(side, k, 0)
    other = neighbors[block, side, 0]
    facing = opposite(side)

    if other < 0:
        # domain border: zero gradient
        field[block, ghost[0], ghost[1]] = inner_cell(field, block, side, k, 1)
    elif level[other] == level[block]:
        field[block, ghost[0], ghost[1]] = inner_cell(field, other, facing, k, 1)
    elif level[other] < level[block]:
        covering = half[block, side] * HALF_SIZE + k // 2
        field[block, ghost[0], ghost[1]] = inner_cell(field, other, facing, covering, 1)
    else:
        if k >= HALF_SIZE and neighbors[block, side, 1] >= 0:
            other = neighbors[block, side, 1]

        # the mean of the four children conserves the integral
        child = 2 * (k % HALF_SIZE)
        total = float(0.0)
        for along in range(2):
            for depth in range(1, 3):
                total += inner_cell(field, other, facing, child + along, depth)
        field[block, ghost[0], ghost[1]] = total / 4.0
