# idea: product with a symmetric matrix in coordinate form
# brief: Multiply a symmetric sparse matrix, given by the coordinates of one triangle, with a vector by atomic additions.
# description: One thread per stored entry `k` with the row `rows[k]`, the column `columns[k]` and the value `values[k]`. Entries
#     of removed elements have a negative row and are skipped. The value times `x[column]` is added to `y[row]`; entries off the
#     diagonal stand for their mirror image too, so that the value times `x[row]` is also added to `y[column]`. All additions are
#     atomic, and work for every float type.
# launch: n
# inputs:
#     rows[n] = index(-1, ceil(n/4))
#     columns[n] = index(0, ceil(n/4))
#     values[n] = uniform(-1, 1)
#     x[ceil(n/4)] = uniform(-1, 1)
#     y[ceil(n/4)] = zero
from typing import Any

import warp as wp


@wp.kernel
def coo_symmetric_matvec(rows: wp.array(dtype=wp.int32), columns: wp.array(dtype=wp.int32), values: wp.array(dtype=Any),
                         x: wp.array(dtype=Any), y: wp.array(dtype=Any)):
    k = wp.tid()
    row = rows[k]
    column = columns[k]
    if row < 0:
        return

    wp.atomic_add(y, row, values[k] * x[column])
    if row != column:  # the diagonal has no mirror image
        wp.atomic_add(y, column, values[k] * x[row])


wp.overload(
    coo_symmetric_matvec,
    {"values": wp.array(dtype=wp.float64), "x": wp.array(dtype=wp.float64), "y": wp.array(dtype=wp.float64)},
)
