# idea: soft dynamic time warping with its gradient
# brief: Compute the soft dynamic time warping cost of pairs of series, the expected alignment, and the gradient by the first
#     series.
# description: One thread per pair `p`. The first `lengths[p][0]` numbers of `first[p]` and the first `lengths[p][1]` of
#     `second[p]` are aligned. `cost[p, i, j]` is the cost of the cheapest soft alignment of the first i and j numbers:
#     the squared distance of the last two (`distance`) plus `soft_min` of the three cells it can be reached from, with
#     the smoothing `gamma`; row and column 0 are `UNREACHABLE` but for the corner, which is 0. The last cell is the
#     loss, in `loss[p]`. Backwards `alignment[p, i, j]`, the expected number of visits of a cell, is 1 for the last
#     cell, and else the sum over the three cells that follow it of their visits times the share with which they came
#     from here (`came_from`): exp((cost there - distance there - cost here) / `gamma`); cells outside of the lengths
#     add nothing. `gradient[p, i]` is the sum over the cells that match number i of the first series, from 0 on, of
#     visits times 2 (first - second); entries behind its length stay as they are.
# launch: n
# inputs:
#     first[n, 6] = uniform(-1, 1)
#     second[n, 6] = uniform(-1, 1)
#     lengths[n] = index(1, 7)
#     gamma = 0.5
#     cost[n, 7, 7] = zero
#     alignment[n, 7, 7] = zero
#     gradient[n, 6] = zero
#     loss[n] = zero
# fits:
#     total_output(loss)
#     accumulate_in_output(gradient)
import warp as wp

UNREACHABLE = wp.constant(1.0e8)


@wp.func
def distance(a: wp.array(dtype=float), b: wp.array(dtype=float), i: int, j: int) -> float:
    """Squared distance of the numbers that cell (i, j) matches; cells count from 1."""
    difference = a[i - 1] - b[j - 1]
    return difference * difference


@wp.func
def soft_min(x: float, y: float, z: float, gamma: float) -> float:
    lowest = wp.min(x, wp.min(y, z))
    total = wp.exp((lowest - x) / gamma) + wp.exp((lowest - y) / gamma) + wp.exp((lowest - z) / gamma)
    return lowest - gamma * wp.log(total)


@wp.func
def fill_costs(
    a: wp.array(dtype=float),
    b: wp.array(dtype=float),
    rows: int,
    columns: int,
    gamma: float,
    cost: wp.array2d(dtype=float),
):
    for i in range(rows + 1):
        cost[i, 0] = UNREACHABLE
    for j in range(columns + 1):
        cost[0, j] = UNREACHABLE
    cost[0, 0] = 0.0

    for i in range(1, rows + 1):
        for j in range(1, columns + 1):
            reached = soft_min(cost[i - 1, j], cost[i, j - 1], cost[i - 1, j - 1], gamma)
            cost[i, j] = distance(a, b, i, j) + reached


@wp.func
def came_from(there: float, distance_there: float, here: float, gamma: float) -> float:
    """Share of the paths into a cell that came from this one; never above 1."""
    return wp.exp((there - distance_there - here) / gamma)


@wp.func
def fill_alignment(
    a: wp.array(dtype=float),
    b: wp.array(dtype=float),
    rows: int,
    columns: int,
    gamma: float,
    cost: wp.array2d(dtype=float),
    alignment: wp.array2d(dtype=float),
):
    for back_i in range(rows):
        i = rows - back_i
        for back_j in range(columns):
            j = columns - back_j
            # every alignment passes through the last cell
            visits = float(0.0)
            if i == rows and j == columns:
                visits = 1.0
            if i < rows:
                visits += alignment[i + 1, j] * came_from(cost[i + 1, j], distance(a, b, i + 1, j), cost[i, j], gamma)
            if j < columns:
                visits += alignment[i, j + 1] * came_from(cost[i, j + 1], distance(a, b, i, j + 1), cost[i, j], gamma)
            if i < rows and j < columns:
                diagonal = came_from(cost[i + 1, j + 1], distance(a, b, i + 1, j + 1), cost[i, j], gamma)
                visits += alignment[i + 1, j + 1] * diagonal
            alignment[i, j] = visits


@wp.kernel(enable_backward=False)
def soft_dtw_alignment(
    first: wp.array2d(dtype=float),
    second: wp.array2d(dtype=float),
    lengths: wp.array(dtype=wp.vec2i),
    gamma: float,
    cost: wp.array3d(dtype=float),
    alignment: wp.array3d(dtype=float),
    gradient: wp.array2d(dtype=float),
    loss: wp.array(dtype=float),
):
    """Soft-DTW, forward and backward in one launch; the gradient is written by hand, so that none is generated."""
    p = wp.tid()
    rows = lengths[p][0]
    columns = lengths[p][1]

    fill_costs(first[p], second[p], rows, columns, gamma, cost[p])
    loss[p] = cost[p, rows, columns]
    fill_alignment(first[p], second[p], rows, columns, gamma, cost[p], alignment[p])

    for i in range(1, rows + 1):
        total = float(0.0)
        for j in range(1, columns + 1):
            total += alignment[p, i, j] * 2.0 * (first[p, i - 1] - second[p, j - 1])
        gradient[p, i - 1] = total
