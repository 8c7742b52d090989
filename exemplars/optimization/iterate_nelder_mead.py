# idea: one iteration of the Nelder-Mead simplex method
# brief: Improve many downhill simplices in three dimensions by one Nelder-Mead iteration.
# description: Problem `p` minimizes the distance-based cost of placing a receiver: `objective` is the sum over the
#     `anchors` of the squared difference between the distance to the anchor and the measured distance `measured[p]`,
#     where a distance is the root of its square plus `SOFTENING`. Its simplex has `VERTICES` points `simplex[p]` with
#     the costs `cost[p]`. `rank_vertices` finds the best vertex (the first of equal ones), the worst (the last of equal
#     ones) and the second worst. If the costs of worst and best differ by less than `tolerance` the problem is
#     finished: `move[p]` is `CONVERGED` and the simplex stays as it is. Else the worst vertex is reflected at the
#     centroid of the others (`centroid_without`); `replace_vertex` stores a point with its cost. If that is better than
#     the best, the point twice as far out is tried too and the better one of both replaces the worst (`REFLECTED` or
#     `EXPANDED`). If it is better than the second worst, it replaces the worst (`REFLECTED`). Otherwise the simplex is
#     contracted: halfway toward the reflected point if that was better than the worst, else halfway toward the worst;
#     if the contracted point is better than the better one of these two it replaces the worst (`CONTRACTED`), else
#     `shrink_toward` halves all edges toward the best vertex and evaluates the moved vertices again (`SHRUNK`).
#     `evaluations[p]` is the number of objective values that were computed.
# launch: n
# inputs:
#     anchors[6] = uniform(-2, 2)
#     measured[n, 6] = uniform(0.5, 3)
#     tolerance = 0.2
#     simplex[n, 4] = uniform(-2, 2)
#     cost[n, 4] = uniform(1, 12)
#     move[n] = zero
#     evaluations[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

VERTICES = wp.constant(4)
SOFTENING = wp.constant(1.0e-6)

CONVERGED = wp.constant(0)
REFLECTED = wp.constant(1)
EXPANDED = wp.constant(2)
CONTRACTED = wp.constant(3)
SHRUNK = wp.constant(4)


@wp.func
def objective(
    x: wp.vec3,
    anchors: wp.array(dtype=wp.vec3),
    measured: wp.array2d(dtype=float),
    problem: int,
) -> float:
    """Sum of squared range errors of a receiver at x."""
    total = float(0.0)
    for k in range(anchors.shape[0]):
        offset = x - anchors[k]
        error = wp.sqrt(wp.dot(offset, offset) + SOFTENING) - measured[problem, k]
        total += error * error
    return total


@wp.func
def rank_vertices(cost: wp.array2d(dtype=float), problem: int):
    """Best, second worst and worst vertex of a simplex."""
    best = int(0)
    worst = int(0)
    for v in range(1, VERTICES):
        if cost[problem, v] < cost[problem, best]:
            best = v
        if cost[problem, v] >= cost[problem, worst]:
            worst = v

    second = int(best)
    for v in range(VERTICES):
        if v != worst and cost[problem, v] > cost[problem, second]:
            second = v
    return best, second, worst


@wp.func
def centroid_without(simplex: wp.array2d(dtype=wp.vec3), problem: int, skipped: int) -> wp.vec3:
    total = wp.vec3(0.0, 0.0, 0.0)
    for v in range(VERTICES):
        if v != skipped:
            total += simplex[problem, v]
    return total / float(VERTICES - 1)


@wp.func
def replace_vertex(
    simplex: wp.array2d(dtype=wp.vec3),
    cost: wp.array2d(dtype=float),
    problem: int,
    vertex: int,
    point: wp.vec3,
    value: float,
):
    simplex[problem, vertex] = point
    cost[problem, vertex] = value


@wp.func
def shrink_toward(
    simplex: wp.array2d(dtype=wp.vec3),
    cost: wp.array2d(dtype=float),
    anchors: wp.array(dtype=wp.vec3),
    measured: wp.array2d(dtype=float),
    problem: int,
    best: int,
):
    target = simplex[problem, best]
    for v in range(VERTICES):
        if v != best:
            moved = (simplex[problem, v] + target) * 0.5
            replace_vertex(simplex, cost, problem, v, moved, objective(moved, anchors, measured, problem))


@wp.kernel(enable_backward=False)
def iterate_nelder_mead(
    anchors: wp.array(dtype=wp.vec3),
    measured: wp.array2d(dtype=float),
    tolerance: float,
    simplex: wp.array2d(dtype=wp.vec3),
    cost: wp.array2d(dtype=float),
    move: wp.array(dtype=int),
    evaluations: wp.array(dtype=int),
):
    """One Nelder-Mead iteration per problem, one thread each.

    Args:
        anchors: known positions of the transmitters.
        measured: measured distances, a row per problem.
        tolerance: spread of the costs below which a simplex is finished.
        simplex: four vertices per problem, updated.
        cost: objective at the vertices, updated with them.
        move: which move was made.
        evaluations: objective values spent on it.
    """
    p = wp.tid()
    best, second, worst = rank_vertices(cost, p)
    if cost[p, worst] - cost[p, best] < tolerance:
        move[p] = CONVERGED
        evaluations[p] = 0
        return

    pivot = centroid_without(simplex, p, worst)
    reflected = pivot * 2.0 - simplex[p, worst]
    reflected_cost = objective(reflected, anchors, measured, p)

    if reflected_cost < cost[p, best]:
        # the direction is good: look further along it
        expanded = reflected * 2.0 - pivot
        expanded_cost = objective(expanded, anchors, measured, p)
        evaluations[p] = 2
        if expanded_cost < reflected_cost:
            replace_vertex(simplex, cost, p, worst, expanded, expanded_cost)
            move[p] = EXPANDED
        else:
            replace_vertex(simplex, cost, p, worst, reflected, reflected_cost)
            move[p] = REFLECTED
    elif reflected_cost < cost[p, second]:
        replace_vertex(simplex, cost, p, worst, reflected, reflected_cost)
        move[p] = REFLECTED
        evaluations[p] = 1
    else:
        # the minimum lies inside: contract toward the better side
        outer = simplex[p, worst]
        outer_cost = cost[p, worst]
        if reflected_cost < outer_cost:
            outer = reflected
            outer_cost = reflected_cost
        contracted = (pivot + outer) * 0.5
        contracted_cost = objective(contracted, anchors, measured, p)
        if contracted_cost < outer_cost:
            replace_vertex(simplex, cost, p, worst, contracted, contracted_cost)
            move[p] = CONTRACTED
            evaluations[p] = 2
        else:
            shrink_toward(simplex, cost, anchors, measured, p, best)
            move[p] = SHRUNK
            evaluations[p] = 2 + VERTICES - 1
