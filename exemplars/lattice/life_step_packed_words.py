# idea: bit-parallel Game of Life
# brief: Advance Conway's Game of Life by one generation with 32 cells packed into every word.
# description: Thread `(row, word)` computes the 32 cells of `cells_next[row, word]`. `word_at` reads a word of `cells`,
#     wrapped to the other side at the left and right border and zero above and below the grid. For each of the three
#     rows around it `row_sum` adds three neighbours per cell with a full adder on whole words (the left neighbour of a
#     cell is the next lower bit, carried in from the word before): the low and the high bit of the sum; the middle row
#     counts without the cell itself. The three two-bit sums are added to bits for one, for two, and for four or more; a
#     cell lives with three neighbours, or with two if it lives already. `alive[row]` counts the living cells of the new
#     generation, by an atomic addition of the number of bits set (`count_bits`).
# launch: n, 4
# inputs:
#     cells[n, 4] = index(0, 4294967295)
#     cells_next[n, 4] = zero
#     alive[n] = zero
# fits:
#     batch_dimension
import warp as wp

NONE = wp.constant(wp.uint32(0))
ONE = wp.constant(wp.uint32(1))
TOP = wp.constant(wp.uint32(31))


@wp.func
def word_at(cells: wp.array2d(dtype=wp.uint32), row: int, word: int) -> wp.uint32:
    if row < 0 or row >= cells.shape[0]:
        return NONE
    words = cells.shape[1]
    return cells[row, (word + words) % words]


@wp.func
def shifted_pair(cells: wp.array2d(dtype=wp.uint32), row: int, word: int):
    """Left and right neighbours of the 32 cells of a word."""
    here = word_at(cells, row, word)
    left = (here << ONE) | (word_at(cells, row, word - 1) >> TOP)
    right = (here >> ONE) | (word_at(cells, row, word + 1) << TOP)
    return left, right


@wp.func
def row_sum(cells: wp.array2d(dtype=wp.uint32), row: int, word: int):
    """Number of living cells among three in a row, as low and high bits."""
    left, right = shifted_pair(cells, row, word)
    here = word_at(cells, row, word)
    low = left ^ here ^ right
    high = (left & here) | (right & (left ^ here))
    return low, high


@wp.func
def count_bits(word: wp.uint32) -> int:
    count = int(0)
    rest = word
    while rest != NONE:
        rest = rest & (rest - ONE)  # clears the lowest bit that is set
        count += 1
    return count


@wp.kernel
def life_step_packed_words(cells: wp.array2d(dtype=wp.uint32), cells_next: wp.array2d(dtype=wp.uint32), alive: wp.array(dtype=int)):
    row, word = wp.tid()

    above_low, above_high = row_sum(cells, row - 1, word)
    below_low, below_high = row_sum(cells, row + 1, word)
    left, right = shifted_pair(cells, row, word)
    beside_low = left ^ right
    beside_high = left & right

    # add the three sums, bit by bit
    ones = above_low ^ below_low ^ beside_low
    carry = (above_low & below_low) | (beside_low & (above_low ^ below_low))
    twos = above_high ^ below_high ^ beside_high ^ carry
    fours = (
        (above_high & below_high) | (above_high & beside_high) | (above_high & carry)
        | (below_high & beside_high) | (below_high & carry) | (beside_high & carry)
    )

    survivors = twos & (ones | cells[row, word]) & ~fours
    cells_next[row, word] = survivors
    wp.atomic_add(alive, row, count_bits(survivors))
