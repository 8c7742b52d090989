# idea: Hungarian method for small assignment problems
# brief: Solve many small assignment problems exactly by shortest augmenting paths.
# description: Each thread assigns the workers of its problem to tasks so that the sum of their costs `cost[p]`, one row
#     per worker and one column per task, is least; there are at least as many tasks as workers. Columns of the scratch
#     arrays are numbered from 1; column 0 stands for the worker that is being placed. `row_potential[p]`,
#     `column_potential[p]` and `owner[p]` (worker of a column, 0 for none) start at 0 (`clear_problem`). For each
#     worker in turn, `place_worker` grows an alternating tree from column 0: it marks a column as used (bits of a
#     mask), lowers in `slack[p]` the reduced cost of each unused column over the worker of that column
#     (`scan_columns`), remembering in `arrived_from[p]` where it came from, and takes the unused column with the least
#     slack, the first among equals; `shift_potentials` adds that slack to the potentials of the workers of used columns
#     and takes it from the columns and from the slack of the others. It ends at a column without an owner; `flip_path`
#     then moves the owners along the path back to column 0. Pairs with a cost of `FORBIDDEN` or more are forbidden:
#     they take part in the search with that cost, but are taken out of the result. `task_of_worker[p]` is the task of
#     each worker, from 0, or -1 where the assignment gave it a forbidden one, and `total_cost[p]` the sum of the costs
#     of the allowed pairs.
# launch: n
# inputs:
#     cost[n, 4, 5] = index(0, 70)
#     row_potential[n, 5] = zero
#     column_potential[n, 6] = zero
#     owner[n, 6] = zero
#     arrived_from[n, 6] = zero
#     slack[n, 6] = zero
#     task_of_worker[n, 4] = zero
#     total_cost[n] = zero
# fits:
#     indirect_thread
import warp as wp

FORBIDDEN = wp.constant(60)
UNREACHED = wp.constant(1000000)


@wp.func
def clear_problem(
    p: int, row_potential: wp.array2d(dtype=int), column_potential: wp.array2d(dtype=int), owner: wp.array2d(dtype=int)
):
    for worker in range(row_potential.shape[1]):
        row_potential[p, worker] = 0
    for column in range(owner.shape[1]):
        column_potential[p, column] = 0
        owner[p, column] = 0


@wp.func
def scan_columns(
    p: int,
    from_column: int,
    used: int,
    cost: wp.array3d(dtype=int),
    row_potential: wp.array2d(dtype=int),
    column_potential: wp.array2d(dtype=int),
    owner: wp.array2d(dtype=int),
    arrived_from: wp.array2d(dtype=int),
    slack: wp.array2d(dtype=int),
) -> int:
    """Updates the slack over the worker of a column; returns the unused column with the least slack."""
    worker = owner[p, from_column]
    nearest = int(0)
    least = int(UNREACHED)
    for column in range(1, owner.shape[1]):
        if ((used >> column) & 1) == 0:
            reduced = cost[p, worker - 1, column - 1] - row_potential[p, worker] - column_potential[p, column]
            if reduced < slack[p, column]:
                slack[p, column] = reduced
                arrived_from[p, column] = from_column
            if slack[p, column] < least:
                least = slack[p, column]
                nearest = column
    return nearest


@wp.func
def shift_potentials(
    p: int,
    delta: int,
    used: int,
    row_potential: wp.array2d(dtype=int),
    column_potential: wp.array2d(dtype=int),
    owner: wp.array2d(dtype=int),
    slack: wp.array2d(dtype=int),
):
    """Makes the nearest column tight and keeps every tight edge of the tree tight."""
    for column in range(owner.shape[1]):
        if ((used >> column) & 1) == 1:
            worker = owner[p, column]
            row_potential[p, worker] = row_potential[p, worker] + delta
            column_potential[p, column] = column_potential[p, column] - delta
        else:
            slack[p, column] = slack[p, column] - delta


@wp.func
def flip_path(p: int, free_column: int, owner: wp.array2d(dtype=int), arrived_from: wp.array2d(dtype=int)):
    column = int(free_column)
    while column != 0:
        before = arrived_from[p, column]
        owner[p, column] = owner[p, before]
        column = before


@wp.func
def place_worker(
    p: int,
    worker: int,
    cost: wp.array3d(dtype=int),
    row_potential: wp.array2d(dtype=int),
    column_potential: wp.array2d(dtype=int),
    owner: wp.array2d(dtype=int),
    arrived_from: wp.array2d(dtype=int),
    slack: wp.array2d(dtype=int),
):
    for column in range(owner.shape[1]):
        slack[p, column] = UNREACHED
    owner[p, 0] = worker

    used = int(0)
    column = int(0)
    # each round uses a column that was not used before, so this ends
    while owner[p, column] != 0:
        used = used | (1 << column)
        nearest = scan_columns(
            p, column, used, cost, row_potential, column_potential, owner, arrived_from, slack
        )
        shift_potentials(p, slack[p, nearest], used, row_potential, column_potential, owner, slack)
        column = nearest
    flip_path(p, column, owner, arrived_from)


@wp.kernel(enable_backward=False)
def assign_tasks_hungarian(
    cost: wp.array3d(dtype=int),
    row_potential: wp.array2d(dtype=int),
    column_potential: wp.array2d(dtype=int),
    owner: wp.array2d(dtype=int),
    arrived_from: wp.array2d(dtype=int),
    slack: wp.array2d(dtype=int),
    task_of_worker: wp.array2d(dtype=int),
    total_cost: wp.array(dtype=int),
):
    """Hungarian method in its shortest-path form, cubic in the size of a problem, one thread per problem.

    Args:
        cost: cost of each pair of worker and task; pairs of FORBIDDEN and more are dropped from the result.
        row_potential, column_potential: dual variables, scratch.
        owner: worker of each column, numbered from 1, scratch.
        arrived_from, slack: shortest path tree, scratch.
        task_of_worker: the assignment, -1 for a worker whose pair is forbidden.
        total_cost: cost of the pairs that are left.
    """
    p = wp.tid()
    workers = cost.shape[1]
    clear_problem(p, row_potential, column_potential, owner)
    for worker in range(1, workers + 1):
        place_worker(p, worker, cost, row_potential, column_potential, owner, arrived_from, slack)

    total = int(0)
    for column in range(1, owner.shape[1]):
        worker = owner[p, column]
        if worker == 0:
            continue
        price = cost[p, worker - 1, column - 1]
        if price >= FORBIDDEN:
            task_of_worker[p, worker - 1] = -1
        else:
            task_of_worker[p, worker - 1] = column - 1
            total += price
    total_cost[p] = total
