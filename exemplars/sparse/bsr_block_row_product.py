# idea: product with a block sparse matrix
# brief: Multiply a matrix of dense square blocks in compressed rows with a block vector, scaled and added to another.
# description: One thread per block row. For k from `row_start[row]` to `row_start[row + 1]`, exclusive, the block `blocks[k]`
#     times `x[columns[k]]` is summed up, by `block_row`, which is generic in the type of the blocks and the vectors. `y[row]`
#     becomes `beta` times itself plus `alpha` times the sum. A row that is masked out by `row_mask` (0) only gets the factor
#     `beta`.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 4*n)
#     columns[4*n] = index(0, n)
#     blocks[4*n] = uniform(-1, 1)
#     x[n] = uniform(-1, 1)
#     row_mask[n] = index(0, 3)
#     alpha = uniform(0.5, 2)
#     beta = uniform(-1, 1)
#     y[n] = uniform(-1, 1)
from typing import Any

import warp as wp


@wp.func
def block_row(
    begin: int,
    end: int,
    columns: wp.array(dtype=int),
    blocks: wp.array(dtype=Any),
    x: wp.array(dtype=Any),
):
    """Sum of blocks times block vectors over one row."""
    total = x.dtype()
    for k in range(begin, end):
        total += blocks[k] * x[columns[k]]
    return total


@wp.kernel
def bsr_block_row_product(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    blocks: wp.array(dtype=Any),
    x: wp.array(dtype=Any),
    row_mask: wp.array(dtype=int),
    alpha: Any,
    beta: Any,
    y: wp.array(dtype=Any),
):
    row = wp.tid()
    scaled = y[row] * beta
    if row_mask[row] != 0:
        scaled += block_row(row_start[row], row_start[row + 1], columns, blocks, x) * alpha
    y[row] = scaled


wp.overload(
    bsr_block_row_product,
    {
        "blocks": wp.array(dtype=wp.mat33d),
        "x": wp.array(dtype=wp.vec3d),
        "alpha": wp.float64,
        "beta": wp.float64,
        "y": wp.array(dtype=wp.vec3d),
    },
)
