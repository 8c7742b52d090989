# idea: in-place heap sort of ragged rows
# brief: Sort the entries of every ragged row by column index with their values, and merge duplicate columns.
# description: Row `row` owns the entries `row_start[row]` to `row_start[row + 1]`, exclusive, of `columns` and
#     `values`. They are sorted in place by column with heap sort: `sift_down` restores the heap (parent not less than
#     its children) below a node among the first `size` entries from `first` on, moving the larger child up and placing
#     the held entry where it fits; first all inner nodes are sifted, from the last to the root, then the root is
#     swapped with the last entry (`swap_entries`), and the heap shrinks by one. `merge_duplicates` then sums the values
#     of equal columns into the first of them and closes the gaps; the entries that become free at the end of the row
#     get the column -1 and the value 0. `unique_count[row]` is the number of distinct columns.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 7*n)
#     columns[7*n] = index(0, 9)
#     values[7*n] = uniform(-1, 1)
#     unique_count[n] = zero
from typing import Any

import warp as wp

FREE = wp.constant(-1)


@wp.func
def swap_entries(columns: wp.array(dtype=int), values: wp.array(dtype=Any), a: int, b: int):
    column = columns[a]
    columns[a] = columns[b]
    columns[b] = column
    value = values[a]
    values[a] = values[b]
    values[b] = value


@wp.func
def sift_down(
    columns: wp.array(dtype=int),
    values: wp.array(dtype=Any),
    first: int,
    node: int,
    size: int,
):
    held_column = columns[first + node]
    held_value = values[first + node]
    hole = int(node)
    while 2 * hole + 1 < size:
        child = 2 * hole + 1
        if child + 1 < size and columns[first + child + 1] > columns[first + child]:
            child += 1
        if columns[first + child] <= held_column:
            break
        columns[first + hole] = columns[first + child]
        values[first + hole] = values[first + child]
        hole = child
    columns[first + hole] = held_column
    values[first + hole] = held_value


@wp.func
def merge_duplicates(
    columns: wp.array(dtype=int),
    values: wp.array(dtype=Any),
    begin: int,
    end: int,
) -> int:
    """Sums runs of equal columns; returns how many columns are left."""
    if begin == end:
        return 0
    last = int(begin)
    for k in range(begin + 1, end):
        if columns[k] == columns[last]:
            values[last] = values[last] + values[k]
        else:
            last += 1
            columns[last] = columns[k]
            values[last] = values[k]
    for k in range(last + 1, end):
        columns[k] = FREE
        values[k] = values.dtype(0)
    return last + 1 - begin


@wp.kernel(enable_backward=False)
def heapsort_ragged_rows(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array(dtype=Any),
    unique_count: wp.array(dtype=int),
):
    """Turns rows of triplets into rows of a sparse matrix, without scratch memory."""
    row = wp.tid()
    begin = row_start[row]
    end = row_start[row + 1]
    size = end - begin

    # heapify from the last inner node to the root
    for step in range(size // 2):
        sift_down(columns, values, begin, size // 2 - 1 - step, size)

    left = int(size)
    while left > 1:
        left -= 1
        swap_entries(columns, values, begin, begin + left)
        sift_down(columns, values, begin, 0, left)

    unique_count[row] = merge_duplicates(columns, values, begin, end)


wp.overload(heapsort_ragged_rows, {"values": wp.array(dtype=wp.float64)})
