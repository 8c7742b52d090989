# idea: active-list update of the eikonal equation
# brief: Update the travel times of the active cells of a 2-d eikonal solve and mark those that have not converged.
# description: Thread `t` handles the cell `active[t] = (i, j)` of the grid `time`. `lesser_neighbor` takes along each axis
#     the smaller time of the two neighbours, `FAR` beyond the border. `solve_eikonal` returns the upwind solution for the
#     cost `h * slowness[i, j]` of a cell: with one-sided information (the difference of both neighbours at least the cost)
#     the smaller one plus the cost, otherwise the larger root of the quadratic whose two squared distances from the
#     neighbours' times `a` and `b` add up to `cost^2`. Times never grow: `time_next[t]` is the smaller of the solution and
#     the old time. If it fell by more than `tolerance`, `unconverged[t]` is 1 and `remaining` is counted up atomically,
#     else it is 0. Cells where `slowness` is not positive are obstacles and keep their time.
# launch: n
# inputs:
#     active[n] = index(0, 16)
#     slowness[16, 16] = uniform(-0.5, 2)
#     time[16, 16] = uniform(0, 2)
#     h = uniform(0.1, 0.3)
#     tolerance = uniform(0.001, 0.1)
#     time_next[n] = zero
#     unconverged[n] = zero
#     remaining[1] = zero
import warp as wp

FAR = wp.constant(1.0e6)


@wp.func
def lesser_neighbor(time: wp.array2d(dtype=float), i: int, j: int, di: int, dj: int) -> float:
    """The earlier one of the two neighbours along an axis."""
    best = FAR
    if i - di >= 0 and j - dj >= 0:
        best = time[i - di, j - dj]
    if i + di < time.shape[0] and j + dj < time.shape[1]:
        best = wp.min(best, time[i + di, j + dj])
    return best


@wp.func
def solve_eikonal(a: float, b: float, cost: float) -> float:
    gap = wp.abs(a - b)
    if gap >= cost:  # the front comes along one axis only
        return wp.min(a, b) + cost
    return 0.5 * (a + b + wp.sqrt(2.0 * cost * cost - gap * gap))


@wp.kernel
def update_active_eikonal_cells(
    active: wp.array(dtype=wp.vec2i),
    slowness: wp.array2d(dtype=float),
    time: wp.array2d(dtype=float),
    h: float,
    tolerance: float,
    time_next: wp.array(dtype=float),
    unconverged: wp.array(dtype=int),
    remaining: wp.array(dtype=int),
):
    t = wp.tid()
    i = active[t][0]
    j = active[t][1]
    old = time[i, j]
    time_next[t] = old
    unconverged[t] = 0
    if slowness[i, j] <= 0.0:  # obstacle
        return

    a = lesser_neighbor(time, i, j, 1, 0)
    b = lesser_neighbor(time, i, j, 0, 1)
    solution = wp.min(old, solve_eikonal(a, b, h * slowness[i, j]))
    time_next[t] = solution
    if old - solution > tolerance:
        unconverged[t] = 1
        wp.atomic_add(remaining, 0, 1)
