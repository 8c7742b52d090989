# idea: interpolation of algebraic multigrid
# brief: Compute the direct interpolation weights of every unknown from its strong coarse neighbours.
# description: One thread per row of the matrix, whose off-diagonal entries lie in `columns` and `values` from
#     `row_start[row]` to `row_start[row + 1]`, exclusive, and whose diagonal is in `diagonal`. Coarse unknowns
#     (`is_coarse`) interpolate from themselves: `weight_count[row]` is 1, and the first place of the row in
#     `weight_columns` and `weights`, `row_start[row]` + `row`, gets their number `coarse_index[row]` and 1; the arrays
#     have one place more per row than the matrix. For fine unknowns an entry is strong if it is negative and its
#     magnitude is at least `strength` times the largest magnitude of a negative entry of the row (`strongest_coupling`;
#     `is_strong`). `coupling_sums` adds up the negative entries of the row, the negative ones that are strong and
#     coarse, and the others. If there is no strong coarse neighbour `weight_count[row]` is 0 and `isolated[0]` grows by
#     one. Otherwise the sum of the positive entries is added to the diagonal (the lumped diagonal), and each strong
#     coarse neighbour, in the order of the row and from the same first place on, gets its `coarse_index` in
#     `weight_columns` and in `weights` -(negative sum / coarse sum) * value / lumped diagonal. `weight_count[row]` is
#     their number.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 4*n)
#     columns[4*n] = index(0, n)
#     values[4*n] = uniform(-1, 0.3)
#     diagonal[n] = uniform(2, 4)
#     is_coarse[n] = bool
#     coarse_index[n] = index(0, ceil(n/2))
#     strength = 0.25
#     weight_columns[5*n] = zero
#     weights[5*n] = zero
#     weight_count[n] = zero
#     isolated[1] = zero
import warp as wp


@wp.func
def strongest_coupling(values: wp.array(dtype=float), begin: int, end: int) -> float:
    strongest = float(0.0)
    for k in range(begin, end):
        strongest = wp.max(strongest, -values[k])
    return strongest


@wp.func
def is_strong(value: float, strongest: float, strength: float) -> bool:
    return value < 0.0 and -value >= strength * strongest


@wp.func
def coupling_sums(
    values: wp.array(dtype=float),
    columns: wp.array(dtype=int),
    is_coarse: wp.array(dtype=bool),
    begin: int,
    end: int,
    strongest: float,
    strength: float,
):
    """Sums of the negative, the strong and coarse, and the positive entries of a row."""
    negative = float(0.0)
    coarse = float(0.0)
    positive = float(0.0)
    for k in range(begin, end):
        if values[k] >= 0.0:
            positive += values[k]
        else:
            negative += values[k]
            if is_coarse[columns[k]] and is_strong(values[k], strongest, strength):
                coarse += values[k]
    return negative, coarse, positive


@wp.kernel(enable_backward=False)
def amg_interpolation_weights(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array(dtype=float),
    diagonal: wp.array(dtype=float),
    is_coarse: wp.array(dtype=bool),
    coarse_index: wp.array(dtype=int),
    strength: float,
    weight_columns: wp.array(dtype=int),
    weights: wp.array(dtype=float),
    weight_count: wp.array(dtype=int),
    isolated: wp.array(dtype=int),
):
    """Direct interpolation of Ruge and Stueben. Launch: one thread per row."""
    row = wp.tid()
    begin = row_start[row]
    end = row_start[row + 1]
    first = begin + row  # one place more per row, for coarse rows without entries

    if is_coarse[row]:
        weight_columns[first] = coarse_index[row]
        weights[first] = 1.0
        weight_count[row] = 1
        return

    strongest = strongest_coupling(values, begin, end)
    negative, coarse, positive = coupling_sums(values, columns, is_coarse, begin, end, strongest, strength)
    if coarse == 0.0:  # left to the smoother
        weight_count[row] = 0
        wp.atomic_add(isolated, 0, 1)
        return

    # the weights stand for all negative neighbours, so that constants are interpolated exactly
    scale = -negative / (coarse * (diagonal[row] + positive))
    count = int(0)
    for k in range(begin, end):
        column = columns[k]
        if is_coarse[column] and is_strong(values[k], strongest, strength):
            weight_columns[first + count] = coarse_index[column]
            weights[first + count] = scale * values[k]
            count += 1
    weight_count[row] = count
