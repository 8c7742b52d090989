# idea: small linear systems with pivoting and refinement
# brief: Solve a batch of general 5x5 systems by LU factorization with partial pivoting, and refine the solutions with their
#     residuals.
# description: One thread per system, `matrices[b]` x = `right[b]`. `factor` makes an `Lu` by Gaussian elimination in
#     place: in every column `pivot_row` finds the entry of the largest magnitude at or below the diagonal, `swap_rows`
#     brings it to the diagonal, with `order` keeping which row came where, and the rows below are reduced, their
#     multipliers kept under the diagonal. A pivot whose magnitude is not above `SINGULAR` times the largest one of the
#     matrix (`largest_entry`) ends it with `rank` = the number of good columns; then `status[b]` is that rank,
#     `solution[b]` zero and `residual[b]` the norm of the right side, with 0 as `refinements[b]`, `determinant[b]` and
#     `reciprocal_condition[b]`. Otherwise `solve` permutes the right side and substitutes forward and back. Up to
#     `MAX_REFINEMENTS` times the residual, right side - matrix x, is solved for a correction, unless its norm is not
#     above `tolerance`; a correction that does not make the norm smaller is thrown away and ends the refinement.
#     `solution[b]`, the norm of its residual in `residual[b]`, the number of corrections taken in `refinements[b]`, and
#     the full rank in `status[b]` are stored. `determinant_of` multiplies the pivots with the `sign` of the row
#     exchanges. The reciprocal condition is 1 over the product of `one_norm` and `inverse_one_norm`, Hager's estimate:
#     from the vector whose entries are all 1 / `SIZE`, at most `MAX_PROBES` times, solve for y, take the sum of its
#     magnitudes as estimate, solve the transposed system (`solve_transposed`) for its signs, and go on with the unit
#     vector of the largest component, unless that is not larger than the dot product with the current vector.
# launch: n
# inputs:
#     matrices[n] = uniform(-1, 1)
#     right[n] = uniform(-1, 1)
#     tolerance = 1e-7
#     solution[n] = zero
#     residual[n] = zero
#     refinements[n] = zero
#     determinant[n] = zero
#     reciprocal_condition[n] = zero
#     status[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
#     largest_output(residual)
#     count_output(residual)
import warp as wp

SIZE = 5
SINGULAR = wp.constant(1.0e-3)
MAX_REFINEMENTS = wp.constant(3)
MAX_PROBES = wp.constant(4)

vec5 = wp.types.vector(length=SIZE, dtype=wp.float32)
vec5i = wp.types.vector(length=SIZE, dtype=wp.int32)
mat55 = wp.types.matrix(shape=(SIZE, SIZE), dtype=wp.float32)


@wp.struct
class Lu:
    factors: mat55
    order: vec5i
    rank: int
    sign: float


@wp.func
def largest_entry(a: mat55) -> float:
    largest = float(0.0)
    for i in range(SIZE):
        for j in range(SIZE):
            largest = wp.max(largest, wp.abs(a[i, j]))
    return largest


@wp.func
def pivot_row(a: mat55, column: int) -> int:
    """Row at or below the diagonal with the largest entry of a column."""
    chosen = int(column)
    for i in range(column + 1, SIZE):
        if wp.abs(a[i, column]) > wp.abs(a[chosen, column]):
            chosen = i
    return chosen


@wp.func
def swap_rows(a: mat55, i: int, j: int) -> mat55:
    swapped = mat55(a)
    for k in range(SIZE):
        swapped[i, k] = a[j, k]
        swapped[j, k] = a[i, k]
    return swapped


@wp.func
def factor(a: mat55) -> Lu:
    lu = Lu()
    m = mat55(a)
    order = vec5i(0, 1, 2, 3, 4)
    threshold = SINGULAR * largest_entry(a)
    rank = int(0)
    sign = float(1.0)
    for column in range(int(SIZE)):
        pivot = pivot_row(m, column)
        if wp.abs(m[pivot, column]) <= threshold:
            break
        if pivot != column:
            m = swap_rows(m, pivot, column)
            moved = order[pivot]
            order[pivot] = order[column]
            order[column] = moved
            sign = -sign

        for i in range(column + 1, SIZE):
            multiplier = m[i, column] / m[column, column]
            m[i, column] = multiplier
            for k in range(column + 1, SIZE):
                m[i, k] = m[i, k] - multiplier * m[column, k]
        rank += 1
    lu.factors = m
    lu.order = order
    lu.rank = rank
    lu.sign = sign
    return lu


@wp.func
def solve(lu: Lu, b: vec5) -> vec5:
    """Forward and back substitution; only for factors of full rank."""
    x = vec5()
    for i in range(SIZE):
        x[i] = b[lu.order[i]]
    for i in range(SIZE):
        for k in range(i):
            x[i] = x[i] - lu.factors[i, k] * x[k]
    for r in range(SIZE):
        i = SIZE - 1 - r
        for k in range(i + 1, SIZE):
            x[i] = x[i] - lu.factors[i, k] * x[k]
        x[i] = x[i] / lu.factors[i, i]
    return x


@wp.func
def solve_transposed(lu: Lu, b: vec5) -> vec5:
    """Solution for the transposed matrix: both substitutions in the other order."""
    y = vec5(b)
    for i in range(SIZE):
        for k in range(i):
            y[i] = y[i] - lu.factors[k, i] * y[k]
        y[i] = y[i] / lu.factors[i, i]
    for r in range(SIZE):
        i = SIZE - 1 - r
        for k in range(i + 1, SIZE):
            y[i] = y[i] - lu.factors[k, i] * y[k]
    x = vec5()
    for i in range(SIZE):
        x[lu.order[i]] = y[i]
    return x


@wp.func
def one_norm(a: mat55) -> float:
    largest = float(0.0)
    for j in range(SIZE):
        total = float(0.0)
        for i in range(SIZE):
            total += wp.abs(a[i, j])
        largest = wp.max(largest, total)
    return largest


@wp.func
def absolute_sum(x: vec5) -> float:
    total = float(0.0)
    for i in range(SIZE):
        total += wp.abs(x[i])
    return total


@wp.func
def largest_component(x: vec5) -> int:
    chosen = int(0)
    for i in range(1, SIZE):
        if wp.abs(x[i]) > wp.abs(x[chosen]):
            chosen = i
    return chosen


@wp.func
def inverse_one_norm(lu: Lu) -> float:
    """Lower bound of the norm of the inverse, almost always exact, from a few solves (Hager's method)."""
    x = vec5(wp.static(1.0 / SIZE))
    estimate = float(0.0)
    for _probe in range(int(MAX_PROBES)):
        y = solve(lu, x)
        estimate = absolute_sum(y)
        signs = vec5()
        for i in range(SIZE):
            signs[i] = wp.sign(y[i])
        slope = solve_transposed(lu, signs)
        steepest = largest_component(slope)
        if wp.abs(slope[steepest]) <= wp.dot(slope, x):
            break
        x = vec5()
        x[steepest] = 1.0
    return estimate


@wp.func
def determinant_of(lu: Lu) -> float:
    product = lu.sign
    for i in range(SIZE):
        product = product * lu.factors[i, i]
    return product


@wp.kernel(enable_backward=False)
def lu_solve_with_refinement(
    matrices: wp.array(dtype=mat55),
    right: wp.array(dtype=vec5),
    tolerance: float,
    solution: wp.array(dtype=vec5),
    residual: wp.array(dtype=float),
    refinements: wp.array(dtype=int),
    determinant: wp.array(dtype=float),
    reciprocal_condition: wp.array(dtype=float),
    status: wp.array(dtype=int),
):
    """Dense solve with iterative refinement. Launch: one thread per system.

    Args:
        matrices: The matrices.
        right: The right sides.
        tolerance: Norm of the residual that is good enough.
        solution: Solutions; zero for singular matrices.
        residual: Norms of the residuals.
        refinements: Corrections that were applied.
        determinant: Determinants; zero for singular matrices.
        reciprocal_condition: Inverse of the condition number in the 1-norm, estimated; zero for singular matrices.
        status: Rank that the elimination found, 5 for success.
    """
    b = wp.tid()
    a = matrices[b]
    rhs = right[b]
    lu = factor(a)
    status[b] = lu.rank
    if lu.rank < SIZE:
        solution[b] = vec5()
        residual[b] = wp.length(rhs)
        refinements[b] = 0
        determinant[b] = 0.0
        reciprocal_condition[b] = 0.0
        return

    x = solve(lu, rhs)
    rest = rhs - a * x
    error = wp.length(rest)
    taken = int(0)
    for _round in range(int(MAX_REFINEMENTS)):
        if error <= tolerance:
            break
        corrected = x + solve(lu, rest)
        new_rest = rhs - a * corrected
        new_error = wp.length(new_rest)
        if new_error >= error:  # at the limit of the precision
            break
        x = corrected
        rest = new_rest
        error = new_error
        taken += 1

    solution[b] = x
    residual[b] = error
    refinements[b] = taken
    determinant[b] = determinant_of(lu)
    reciprocal_condition[b] = 1.0 / (one_norm(a) * inverse_one_norm(lu))
