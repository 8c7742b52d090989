# idea: incomplete LU factorization by levels
# brief: Eliminate the rows of one dependency level of a sparse matrix in place, without fill-in.
# description: One thread per row of the matrix in compressed rows (`row_start`, `columns`, rising within a row,
#     `values`). Only rows with `row_level[row]` equal to `level` are worked on; the rows they depend on were finished
#     in lower levels. For every entry left of the diagonal, from left to right, whose column names a row of a lower
#     level, `eliminate_with` divides the entry by the diagonal of that row, keeps the quotient in place, and subtracts
#     quotient times the entries right of the diagonal of that row from those entries of this row that exist; what would
#     be new is dropped, which makes the factorization incomplete. `find_entry` looks up a column in a row by binary
#     search and returns -1 where there is none. Entries whose row has no diagonal, or one that is 0 or of a magnitude
#     below `shift`, which no finished row has, are not eliminated. At the end, a diagonal of this row smaller in
#     magnitude than `shift` is replaced by `shift` with its sign (`lift_pivot`, positive for 0) and counted in
#     `shifted[0]`, so that the later levels can divide by it. `diagonal_place[row]` gets the place of the diagonal or
#     -1 (`NOT_STORED`). Rows of other levels keep all they have.
# launch: n
# inputs:
#     level = 1
#     row_level[n] = index(0, 3)
#     row_start[n+1] = offsets(0, 5*n)
#     columns[5*n] = sorted_index(0, n)
#     shift = 0.3
#     values[5*n] = uniform(-2, 2)
#     diagonal_place[n] = zero
#     shifted[1] = zero
import warp as wp

NOT_STORED = wp.constant(-1)


@wp.func
def find_entry(columns: wp.array(dtype=int), begin: int, end: int, column: int) -> int:
    """Place of a column among the sorted columns of a row, or NOT_STORED."""
    low = int(begin)
    high = int(end)
    while low < high:
        middle = (low + high) / 2
        if columns[middle] < column:
            low = middle + 1
        else:
            high = middle
    if low < end:
        if columns[low] == column:
            return low
    return NOT_STORED


@wp.func
def eliminate_with(
    row: int,
    entry: int,
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    shift: float,
    values: wp.array(dtype=float),
):
    """Takes a multiple of the pivot row from the rest of a row."""
    pivot_row = columns[entry]
    pivot_end = row_start[pivot_row + 1]
    pivot_place = find_entry(columns, row_start[pivot_row], pivot_end, pivot_row)
    if pivot_place == NOT_STORED:
        return
    pivot = values[pivot_place]
    if pivot == 0.0 or wp.abs(pivot) < shift:
        return

    quotient = values[entry] / pivot
    values[entry] = quotient
    for k in range(pivot_place + 1, pivot_end):
        target = find_entry(columns, entry + 1, row_start[row + 1], columns[k])
        if target != NOT_STORED:  # no fill-in
            values[target] = values[target] - quotient * values[k]


@wp.func
def lift_pivot(pivot: float, shift: float) -> float:
    if pivot < 0.0:
        return -shift
    return shift


@wp.kernel
def ilu0_eliminate_level(
    level: int,
    row_level: wp.array(dtype=int),
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    shift: float,
    values: wp.array(dtype=float),
    diagonal_place: wp.array(dtype=int),
    shifted: wp.array(dtype=int),
):
    """ILU(0), one launch per level of the dependency graph. Launch: one thread per row."""
    row = wp.tid()
    if row_level[row] != level:
        return

    for entry in range(row_start[row], row_start[row + 1]):
        column = columns[entry]
        if column >= row:
            break
        # of other rows of this level nothing may be read; a correct schedule has none here
        if row_level[column] < level:
            eliminate_with(row, entry, row_start, columns, shift, values)

    place = find_entry(columns, row_start[row], row_start[row + 1], row)
    diagonal_place[row] = place
    if place == NOT_STORED:
        return
    if wp.abs(values[place]) < shift:
        values[place] = lift_pivot(values[place], shift)
        wp.atomic_add(shifted, 0, 1)
