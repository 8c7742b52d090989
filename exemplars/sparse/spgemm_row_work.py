# idea: work estimate of a sparse matrix product
# brief: Bound the entries of every row of a sparse matrix product, sort the rows into bins by that bound, and find the largest.
# description: One thread per row of A. The bound of row `row` is the sum of the lengths of those rows of B that the
#     entries of the row, `a_columns[k]` for k from `a_start[row]` to `a_start[row + 1]`, exclusive, name; a row of B is
#     as long as `b_start` at the next row minus at the row. `row_bound[row]` is the bound, but at most `max_columns`,
#     the width of B. `bin_of` puts rows with 0 entries into bin 0 and others into the first bin whose limit in
#     `bin_limits` the bound does not exceed, plus 1, with one more bin for all larger ones. The bin goes to
#     `row_bin[row]`, and `bin_sizes` there grows by one. `largest[0]` is raised to the largest bound by an atomic
#     maximum. Bins and maximum use the limited bound.
# launch: n
# inputs:
#     a_start[n+1] = offsets(0, 4*n)
#     a_columns[4*n] = index(0, n)
#     b_start[n+1] = offsets(0, 3*n)
#     bin_limits[4] = sorted_index(2, 20)
#     max_columns = 64
#     row_bound[n] = zero
#     row_bin[n] = zero
#     bin_sizes[6] = zero
#     largest[1] = zero
import warp as wp


@wp.func
def bin_of(bound: int, bin_limits: wp.array(dtype=int)) -> int:
    if bound == 0:
        return 0
    for b in range(bin_limits.shape[0]):
        if bound <= bin_limits[b]:
            return b + 1
    return bin_limits.shape[0] + 1


@wp.kernel
def spgemm_row_work(a_start: wp.array(dtype=int), a_columns: wp.array(dtype=int), b_start: wp.array(dtype=int),
                    bin_limits: wp.array(dtype=int), max_columns: int, row_bound: wp.array(dtype=int),
                    row_bin: wp.array(dtype=int), bin_sizes: wp.array(dtype=int), largest: wp.array(dtype=int)):
    row = wp.tid()

    bound = int(0)
    for k in range(a_start[row], a_start[row + 1]):
        bound += b_start[a_columns[k] + 1] - b_start[a_columns[k]]
    bound = wp.min(bound, max_columns)

    # rows of one bin share a kernel later, with the accumulator in registers, shared or global memory
    chosen = bin_of(bound, bin_limits)
    row_bound[row] = bound
    row_bin[row] = chosen
    wp.atomic_add(bin_sizes, chosen, 1)
    wp.atomic_max(largest, 0, bound)
