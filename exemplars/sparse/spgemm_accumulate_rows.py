# idea: row-wise product of sparse matrices
# brief: Multiply two sparse matrices row by row, with every row of the product kept as a sorted list of limited size.
# description: One thread per row of A. For every entry k of the row (`a_start`, `a_columns`, `a_values`) the row
#     `a_columns[k]` of B (`b_start`, `b_columns`, `b_values`) times the entry's value is added to the row of C, which
#     lies in `c_columns[row]` and `c_values[row]` and begins empty, whatever was there. `lower_bound` finds the first
#     place whose column is not smaller; `accumulate` adds to it if the column is there, else moves the entries from
#     that place on up by one and inserts it, and returns the new length. A full row, of `CAPACITY` entries, takes no
#     new columns: `accumulate` then changes nothing and returns -1, and the product is lost (counted in `lost`). At the
#     end `c_count[row]` is the number of entries, and if anything was lost `overflowed[0]` grows by one, atomically:
#     unless it stays 0 the caller has to repeat the product with more room. Rows that were not marked dirty
#     (`dirty[row]` is 0) are left as they are.
# launch: n
# inputs:
#     dirty[n] = index(0, 4)
#     a_start[n+1] = offsets(0, 3*n)
#     a_columns[3*n] = index(0, n)
#     a_values[3*n] = uniform(-1, 1)
#     b_start[n+1] = offsets(0, 3*n)
#     b_columns[3*n] = index(0, n)
#     b_values[3*n] = uniform(-1, 1)
#     c_columns[n, 12] = zero
#     c_values[n, 12] = zero
#     c_count[n] = zero
#     overflowed[1] = zero
from typing import Any

import warp as wp

CAPACITY = 12


@wp.func
def lower_bound(columns: wp.array(dtype=int), count: int, column: int) -> int:
    low = int(0)
    high = int(count)
    while low < high:
        middle = (low + high) / 2
        if columns[middle] < column:
            low = middle + 1
        else:
            high = middle
    return low


@wp.func
def accumulate(columns: wp.array(dtype=int), values: wp.array(dtype=Any), count: int, column: int, value: Any) -> int:
    """Adds a value to a column of a sorted row; returns the length, or -1 if there is no room."""
    place = lower_bound(columns, count, column)
    if place < count:
        if columns[place] == column:
            values[place] = values[place] + value
            return count
    if count == CAPACITY:
        return -1

    # from the end, so that nothing is overwritten before it has moved
    for k in range(count - place):
        target = count - k
        columns[target] = columns[target - 1]
        values[target] = values[target - 1]
    columns[place] = column
    values[place] = value
    return count + 1


@wp.kernel
def spgemm_accumulate_rows(
    dirty: wp.array(dtype=int),
    a_start: wp.array(dtype=int),
    a_columns: wp.array(dtype=int),
    a_values: wp.array(dtype=float),
    b_start: wp.array(dtype=int),
    b_columns: wp.array(dtype=int),
    b_values: wp.array(dtype=float),
    c_columns: wp.array2d(dtype=int),
    c_values: wp.array2d(dtype=float),
    c_count: wp.array(dtype=int),
    overflowed: wp.array(dtype=int),
):
    row = wp.tid()
    if dirty[row] == 0:
        return

    count = int(0)
    lost = int(0)
    for k in range(a_start[row], a_start[row + 1]):
        b_row = a_columns[k]
        for m in range(b_start[b_row], b_start[b_row + 1]):
            grown = accumulate(c_columns[row], c_values[row], count, b_columns[m], a_values[k] * b_values[m])
            if grown < 0:
                lost += 1
            else:
                count = grown

    c_count[row] = count
    if lost > 0:
        wp.atomic_add(overflowed, 0, 1)
