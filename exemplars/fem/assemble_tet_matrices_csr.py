# idea: assembly of element matrices into a sparse matrix
# brief: Add the entries of tetrahedral element matrices to a CSR matrix whose pattern is already known.
# description: Thread `(e, a, b)` adds `element_matrix[e, a, b]` to the entry of the global matrix in the row of the
#     element's node `a` and the column of node `b`. The global number of a node is `dof[tets[e, a]]`, negative for nodes
#     without an unknown, which are skipped. `find_entry` searches the column in the sorted `columns` of the row
#     (`row_start`) by bisection and returns the position or -1. The addition to `values` is atomic. Entries outside of the
#     pattern are counted in `missing`.
# launch: n, 4, 4
# inputs:
#     tets[n, 4] = index(0, n)
#     dof[n] = index(-1, n)
#     element_matrix[n, 4, 4] = uniform(-1, 1)
#     row_start[n+1] = offsets(0, 6*n)
#     columns[6*n] = sorted_index(0, n)
#     values[6*n] = zero
#     missing[1] = zero
import warp as wp

NOT_FOUND = wp.constant(-1)


@wp.func
def find_entry(row_start: wp.array(dtype=int), columns: wp.array(dtype=int), row: int, column: int) -> int:
    """Position of an entry of a CSR matrix with sorted rows, or NOT_FOUND."""
    low = row_start[row]
    high = row_start[row + 1]
    end = high
    while low < high:
        middle = (low + high) // 2
        if columns[middle] < column:
            low = middle + 1
        else:
            high = middle
    if low < end:
        if columns[low] == column:
            return low
    return NOT_FOUND


@wp.kernel
def assemble_tet_matrices_csr(
    tets: wp.array2d(dtype=int),
    dof: wp.array(dtype=int),
    element_matrix: wp.array3d(dtype=wp.float64),
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array(dtype=wp.float64),
    missing: wp.array(dtype=int),
):
    e, a, b = wp.tid()
    row = dof[tets[e, a]]
    column = dof[tets[e, b]]
    if row < 0 or column < 0:  # eliminated by a boundary condition
        return

    entry = find_entry(row_start, columns, row, column)
    if entry == NOT_FOUND:
        wp.atomic_add(missing, 0, 1)
    else:
        wp.atomic_add(values, entry, element_matrix[e, a, b])
