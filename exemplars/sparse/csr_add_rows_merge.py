# idea: sum of two sparse matrices
# brief: Merge the sorted rows of two sparse matrices into their scaled sum.
# description: One thread per row. Matrix A is given by `a_start`, `a_columns` and `a_values`, B likewise by `b_start`,
#     `b_columns` and `b_values`; columns rise within a row. The sum has room for `a_start[row]` + `b_start[row]`
#     entries before the row, which is never too little. Both rows are walked at once, with `PAST_THE_END` (from
#     `column_or_end`) as column of a row that has ended: the smaller column goes next to `c_columns` and `c_values`,
#     with `alpha` times the value of A, `beta` times the one of B, or the sum where the columns are equal. A sum of
#     equal columns that cancels to a magnitude below `DROP` times the sum of the magnitudes of its two terms is left
#     out, and so is 0. `c_count[row]` gets the number of entries written.
# launch: n
# inputs:
#     a_start[n+1] = offsets(0, 3*n)
#     a_columns[3*n] = sorted_index(0, n)
#     a_values[3*n] = uniform(-1, 1)
#     b_start[n+1] = offsets(0, 3*n)
#     b_columns[3*n] = sorted_index(0, n)
#     b_values[3*n] = uniform(-1, 1)
#     alpha = 1.0
#     beta = uniform(0.5, 2)
#     c_columns[6*n] = zero
#     c_values[6*n] = zero
#     c_count[n] = zero
import warp as wp

DROP = wp.constant(1.0e-3)
PAST_THE_END = wp.constant(2147483647)


@wp.func
def column_or_end(columns: wp.array(dtype=int), k: int, end: int) -> int:
    """Column of entry k, or a number above all columns where the row has ended."""
    if k < end:
        return columns[k]
    return PAST_THE_END


@wp.kernel(enable_backward=False)
def csr_add_rows_merge(
    a_start: wp.array(dtype=int), a_columns: wp.array(dtype=int), a_values: wp.array(dtype=float),
    b_start: wp.array(dtype=int), b_columns: wp.array(dtype=int), b_values: wp.array(dtype=float),
    alpha: float, beta: float,
    c_columns: wp.array(dtype=int), c_values: wp.array(dtype=float), c_count: wp.array(dtype=int),
):
    """C = alpha A + beta B with gaps between the rows; a later pass compacts them."""
    row = wp.tid()
    i = a_start[row]
    j = b_start[row]
    a_end = a_start[row + 1]
    b_end = b_start[row + 1]

    first = i + j
    count = int(0)
    while i < a_end or j < b_end:
        a_column = column_or_end(a_columns, i, a_end)
        b_column = column_or_end(b_columns, j, b_end)
        if a_column < b_column:
            c_columns[first + count] = a_column
            c_values[first + count] = alpha * a_values[i]
            count += 1
            i += 1
        elif b_column < a_column:
            c_columns[first + count] = b_column
            c_values[first + count] = beta * b_values[j]
            count += 1
            j += 1
        else:
            a_term = alpha * a_values[i]
            b_term = beta * b_values[j]
            total = a_term + b_term
            if total != 0.0 and wp.abs(total) >= DROP * (wp.abs(a_term) + wp.abs(b_term)):
                c_columns[first + count] = a_column
                c_values[first + count] = total
                count += 1
            i += 1
            j += 1

    c_count[row] = count
