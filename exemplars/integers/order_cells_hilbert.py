# idea: Hilbert curve index of grid cells
# brief: Number the cells of a grid along a Hilbert curve and sum the work of each block of the curve.
# description: The thread (`x`, `y`) computes the position of its cell along a Hilbert curve over a square of 2^`ORDER`
#     cells on a side; `hilbert_index` goes from the highest bit of the coordinates to the lowest, adds three times the
#     x bit xor the y bit, times the square of the bit's value, and turns the quadrant (`rotate_quadrant`: mirrored
#     where only the x bit is set, and coordinates swapped, whenever the y bit is clear). Cells outside of the square,
#     with `x` or `y` not below its side, get -1 and are not counted. `curve_index[x, y]` is the position; the cell's
#     `work` is added atomically to `block_work` at the position divided by `cells_per_block`, limited to its last
#     element.
# launch: n, 8
# inputs:
#     work[n, 8] = uniform(0, 2)
#     cells_per_block = 16
#     curve_index[n, 8] = zero
#     block_work[64] = zero
import warp as wp

ORDER = 5


@wp.func
def rotate_quadrant(x: int, y: int, bit: int, x_set: int, y_set: int):
    """Coordinates as seen by the curve of the quadrant, which starts and ends at its own corners."""
    if y_set == 1:
        return x, y
    if x_set == 1:
        return bit - 1 - y, bit - 1 - x
    return y, x


@wp.func
def hilbert_index(column: int, row: int) -> int:
    x = int(column)
    y = int(row)
    index = int(0)
    bit = int(wp.static(1 << (ORDER - 1)))
    while bit > 0:
        x_set = wp.where((x & bit) > 0, 1, 0)
        y_set = wp.where((y & bit) > 0, 1, 0)
        index += bit * bit * ((3 * x_set) ^ y_set)
        x, y = rotate_quadrant(x & (bit - 1), y & (bit - 1), bit, x_set, y_set)
        bit = bit // 2
    return index


@wp.kernel
def order_cells_hilbert(
    work: wp.array2d(dtype=float),
    cells_per_block: int,
    curve_index: wp.array2d(dtype=int),
    block_work: wp.array(dtype=float),
):
    x, y = wp.tid()
    if x >= wp.static(1 << ORDER) or y >= wp.static(1 << ORDER):
        curve_index[x, y] = -1
        return

    position = hilbert_index(x, y)
    curve_index[x, y] = position
    block = wp.min(position // cells_per_block, block_work.shape[0] - 1)
    wp.atomic_add(block_work, block, work[x, y])
