# idea: batched BiCGSTAB with a shared pattern
# brief: Solve many small nonsymmetric sparse systems that share a sparsity pattern by preconditioned BiCGSTAB, one per thread.
# description: One thread per system, such as the chemistry of a cell. All matrices share the off-diagonal pattern
#     `row_start` and `columns`; system `b` has the entries `values[b]` and the diagonal `diagonals[b]`, which is also
#     the preconditioner. Starting from the guess in `solutions[b]`, the method runs until the norm of the residual is
#     not above `tolerance` times the one of `right[b]`, at most `max_iterations` times. Its vectors live in
#     `workspace[b]`, by the places `RESIDUAL`, `SHADOW`, `DIRECTION`, `MOVED_DIRECTION`, `HALFWAY`, `MOVED_HALFWAY` and
#     `PRECONDITIONED`. The shadow is the first residual, both directions begin as 0, and rho, alpha and omega as 1. In
#     each iteration rho = shadow . residual and the direction becomes residual + beta (direction - omega * moved
#     direction), with beta = (rho / old rho) (alpha / omega); `precondition` divides the direction by the diagonal and
#     `multiply` moves it by the matrix; alpha = rho over shadow . moved direction, the solution grows by alpha *
#     preconditioned direction, and halfway = residual - alpha * moved direction. The second half preconditions and
#     moves halfway: omega = moved . halfway over moved . moved, the solution grows by omega * preconditioned halfway,
#     and the residual becomes halfway - omega * moved. If the norm of halfway is already not above the goal the second
#     half is left out. The system ends with the status `BROKEN_DOWN` where rho, shadow . moved direction or moved .
#     moved is below `BREAKDOWN` times the squared norm of the right side in magnitude, or omega is below `BREAKDOWN`;
#     else `status[b]` is `CONVERGED` or `NOT_CONVERGED`. `iterations[b]` gets the iterations begun and
#     `residual_norms[b]` the norm of the last residual. A right side of norm 0 gives the solution 0 at once,
#     `CONVERGED` after 0 iterations with the residual 0.
# launch: n
# inputs:
#     row_start[9] = offsets(0, 24)
#     columns[24] = index(0, 8)
#     values[n, 24] = uniform(-1, 1)
#     diagonals[n, 8] = uniform(6, 9)
#     right[n, 8] = uniform(-1, 1)
#     tolerance = 1e-6
#     max_iterations = 12
#     workspace[n, 7, 8] = zero
#     solutions[n, 8] = uniform(-0.1, 0.1)
#     residual_norms[n] = zero
#     iterations[n] = zero
#     status[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     largest_output(residual_norms)
import warp as wp

RESIDUAL = wp.constant(0)
SHADOW = wp.constant(1)
DIRECTION = wp.constant(2)
MOVED_DIRECTION = wp.constant(3)
HALFWAY = wp.constant(4)
MOVED_HALFWAY = wp.constant(5)
PRECONDITIONED = wp.constant(6)

BREAKDOWN = wp.constant(wp.float64(1.0e-30))

NOT_CONVERGED = wp.constant(0)
CONVERGED = wp.constant(1)
BROKEN_DOWN = wp.constant(2)


@wp.func
def multiply(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array(dtype=wp.float64),
    diagonal: wp.array(dtype=wp.float64),
    x: wp.array(dtype=wp.float64),
    y: wp.array(dtype=wp.float64),
):
    """y = A x"""
    for row in range(diagonal.shape[0]):
        total = diagonal[row] * x[row]
        for k in range(row_start[row], row_start[row + 1]):
            total += values[k] * x[columns[k]]
        y[row] = total


@wp.func
def dot_product(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64)) -> wp.float64:
    total = wp.float64(0.0)
    for i in range(x.shape[0]):
        total += x[i] * y[i]
    return total


@wp.func
def norm(x: wp.array(dtype=wp.float64)) -> wp.float64:
    return wp.sqrt(dot_product(x, x))


@wp.func
def precondition(diagonal: wp.array(dtype=wp.float64), x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64)):
    for i in range(x.shape[0]):
        y[i] = x[i] / diagonal[i]


@wp.func
def add_scaled(
    x: wp.array(dtype=wp.float64),
    scale: wp.float64,
    y: wp.array(dtype=wp.float64),
    result: wp.array(dtype=wp.float64),
):
    """result = x + scale * y; the result may be one of them."""
    for i in range(x.shape[0]):
        result[i] = x[i] + scale * y[i]


@wp.func
def start_residual(right: wp.array(dtype=wp.float64), work: wp.array2d(dtype=wp.float64)):
    """Turns the product in RESIDUAL into the residual, copies it to SHADOW and clears the directions."""
    for i in range(right.shape[0]):
        work[RESIDUAL, i] = right[i] - work[RESIDUAL, i]
        work[SHADOW, i] = work[RESIDUAL, i]
        work[DIRECTION, i] = wp.float64(0.0)
        work[MOVED_DIRECTION, i] = wp.float64(0.0)


@wp.kernel(enable_backward=False)
def bicgstab_batched_solve(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array2d(dtype=wp.float64),
    diagonals: wp.array2d(dtype=wp.float64),
    right: wp.array2d(dtype=wp.float64),
    tolerance: wp.float64,
    max_iterations: int,
    workspace: wp.array3d(dtype=wp.float64),
    solutions: wp.array2d(dtype=wp.float64),
    residual_norms: wp.array(dtype=wp.float64),
    iterations: wp.array(dtype=int),
    status: wp.array(dtype=int),
):
    """BiCGSTAB with a diagonal preconditioner, one thread per system.

    Args:
        row_start: First off-diagonal entry of every row, shared by all systems.
        columns: Columns of the off-diagonal entries, likewise.
        values: Off-diagonal entries, [system, entry].
        diagonals: Diagonals, [system, row]; not zero.
        right: Right sides.
        tolerance: Residual that is good enough, relative to the right side.
        max_iterations: Most iterations per system.
        workspace: Seven vectors per system.
        solutions: First guess before, solution after.
        residual_norms: Norms of the residuals reached.
        iterations: Iterations begun.
        status: CONVERGED, NOT_CONVERGED or BROKEN_DOWN.
    """
    b = wp.tid()
    work = workspace[b]
    x = solutions[b]
    diagonal = diagonals[b]

    size = norm(right[b])
    if size == wp.float64(0.0):
        for i in range(x.shape[0]):
            x[i] = wp.float64(0.0)
        residual_norms[b] = wp.float64(0.0)
        iterations[b] = 0
        status[b] = CONVERGED
        return
    goal = tolerance * size
    smallest = BREAKDOWN * size * size  # the dot products scale with the square of the right side

    multiply(row_start, columns, values[b], diagonal, x, work[RESIDUAL])
    start_residual(right[b], work)

    rho = wp.float64(1.0)
    alpha = wp.float64(1.0)
    omega = wp.float64(1.0)
    reached = norm(work[RESIDUAL])
    outcome = int(NOT_CONVERGED)
    count = int(0)
    while count < max_iterations:
        if reached <= goal:
            outcome = CONVERGED
            break
        count += 1

        rho_next = dot_product(work[SHADOW], work[RESIDUAL])
        if wp.abs(rho_next) < smallest or wp.abs(omega) < BREAKDOWN:
            outcome = BROKEN_DOWN
            break
        beta = rho_next / rho * (alpha / omega)
        rho = rho_next
        add_scaled(work[DIRECTION], -omega, work[MOVED_DIRECTION], work[DIRECTION])
        add_scaled(work[RESIDUAL], beta, work[DIRECTION], work[DIRECTION])

        precondition(diagonal, work[DIRECTION], work[PRECONDITIONED])
        multiply(row_start, columns, values[b], diagonal, work[PRECONDITIONED], work[MOVED_DIRECTION])
        along = dot_product(work[SHADOW], work[MOVED_DIRECTION])
        if wp.abs(along) < smallest:
            outcome = BROKEN_DOWN
            break
        alpha = rho / along
        add_scaled(x, alpha, work[PRECONDITIONED], x)
        add_scaled(work[RESIDUAL], -alpha, work[MOVED_DIRECTION], work[HALFWAY])

        reached = norm(work[HALFWAY])
        if reached <= goal:  # the second half would divide by almost nothing
            outcome = CONVERGED
            break

        precondition(diagonal, work[HALFWAY], work[PRECONDITIONED])
        multiply(row_start, columns, values[b], diagonal, work[PRECONDITIONED], work[MOVED_HALFWAY])
        moved_squared = dot_product(work[MOVED_HALFWAY], work[MOVED_HALFWAY])
        if moved_squared < smallest:
            outcome = BROKEN_DOWN
            break
        omega = dot_product(work[MOVED_HALFWAY], work[HALFWAY]) / moved_squared
        add_scaled(x, omega, work[PRECONDITIONED], x)
        add_scaled(work[HALFWAY], -omega, work[MOVED_HALFWAY], work[RESIDUAL])
        reached = norm(work[RESIDUAL])

    if outcome == NOT_CONVERGED and reached <= goal:
        outcome = int(CONVERGED)
    residual_norms[b] = reached
    iterations[b] = count
    status[b] = outcome
