# idea: blocked matrix product
# brief: Multiply two matrices block by block, with partial sums that stay in the thread block.
# description: Block (`block_row`, `block_column`) makes the `TILE_M` by `TILE_N` tile of `c` at row `block_row * TILE_M` and
#     column `block_column * TILE_N`. It starts from zeros and walks over the inner dimension, `a.shape[1]`, in steps of
#     `TILE_K`: a tile of `a` and one of `b`, both in shared memory, are multiplied and added to the sum. What a tile reaches
#     beyond the ends of its matrix is read as zero, so sizes need not be multiples of the tiles, and is left out when the sum
#     is stored.
# launch: ceil(n/16), 2, block(128)
# inputs:
#     a[n, 40] = uniform(-1, 1)
#     b[40, 24] = uniform(-1, 1)
#     c[n, 24] = zero
import warp as wp

TILE_M = wp.constant(16)
TILE_N = wp.constant(16)
TILE_K = wp.constant(8)


@wp.kernel
def multiply_matrix_blocks(
    a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float)
):
    """C = A B. Launch tiled: one block per tile of C."""
    block_row, block_column = wp.tid()
    row = block_row * TILE_M
    column = block_column * TILE_N

    total = wp.tile_zeros(shape=(TILE_M, TILE_N), dtype=float)
    # the last step may reach over the edge, where loads give zeros that add nothing
    for k in range(0, a.shape[1], TILE_K):
        a_tile = wp.tile_load(a, shape=(TILE_M, TILE_K), offset=(row, k), storage="shared")
        b_tile = wp.tile_load(b, shape=(TILE_K, TILE_N), offset=(k, column), storage="shared")
        wp.tile_matmul(a_tile, b_tile, total)
    wp.tile_store(c, total, offset=(row, column))
