# idea: quadric error of edge collapses
# brief: Compute where each edge of a mesh collapses with the least quadric error, and at what cost.
# description: For every edge, the quadric is the sum of the 4x4 matrices `quadrics` of its ends `edges[edge]`. Edges
#     whose ends are both `locked` or the same vertex get the cost `FORBIDDEN` and the position in `positions` of the
#     first end. If just one end is locked, the edge collapses onto it. Otherwise the best position solves the upper
#     left 3x3 block times x = minus the upper part of the last column, if the determinant of the block is at least
#     `min_determinant` in size and the solution lies within one edge length of the midpoint (`solve_optimum` returns
#     the position and if it can be used); if not, take the best of the two ends and their midpoint (`best_on_edge`).
#     `quadric_error` is the quadratic form of (position, 1), not below zero. Write the position to `target` and the
#     error plus `length_weight` times the squared length of the edge to `cost`; the second term prefers short edges
#     where the surface is flat.
# launch: n
# inputs:
#     edges[n] = index(0, n)
#     positions[n] = uniform(-1, 1)
#     quadrics[n] = spd(0.1, 2)
#     locked[n] = index(0, 2)
#     min_determinant = constant(0.001)
#     length_weight = uniform(0.001, 0.01)
#     target[n] = zero
#     cost[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

FORBIDDEN = wp.constant(1.0e30)


@wp.func
def quadric_error(quadric: wp.mat44, p: wp.vec3) -> float:
    """Sum of squared distances of p to the planes that were collected in the quadric."""
    q = wp.vec4(p[0], p[1], p[2], 1.0)
    return wp.max(wp.dot(q, quadric * q), 0.0)  # rounding may leave a small negative number


@wp.func
def solve_optimum(quadric: wp.mat44, midpoint: wp.vec3, radius: float, min_determinant: float):
    """Point of least error, and if it is to be trusted."""
    block = wp.mat33(
        quadric[0, 0], quadric[0, 1], quadric[0, 2],
        quadric[1, 0], quadric[1, 1], quadric[1, 2],
        quadric[2, 0], quadric[2, 1], quadric[2, 2],
    )
    # flat or straight neighbourhoods have a line or plane of optima
    if wp.abs(wp.determinant(block)) < min_determinant:
        return midpoint, False
    solution = wp.inverse(block) * wp.vec3(-quadric[0, 3], -quadric[1, 3], -quadric[2, 3])
    return solution, wp.length_sq(solution - midpoint) <= radius * radius


@wp.func
def best_on_edge(quadric: wp.mat44, a: wp.vec3, b: wp.vec3) -> wp.vec3:
    best = (a + b) * 0.5
    least = quadric_error(quadric, best)
    error_a = quadric_error(quadric, a)
    if error_a < least:
        best = a
        least = error_a
    if quadric_error(quadric, b) < least:
        best = b
    return best


@wp.kernel
def evaluate_edge_collapses(
    edges: wp.array(dtype=wp.vec2i),
    positions: wp.array(dtype=wp.vec3),
    quadrics: wp.array(dtype=wp.mat44),
    locked: wp.array(dtype=wp.uint8),
    min_determinant: float,
    length_weight: float,
    target: wp.array(dtype=wp.vec3),
    cost: wp.array(dtype=float),
):
    """Candidates of one round of mesh simplification after Garland and Heckbert. Launch: one thread per edge."""
    edge = wp.tid()
    i = edges[edge][0]
    j = edges[edge][1]
    a = positions[i]
    b = positions[j]

    lock_a = locked[i] != wp.uint8(0)
    lock_b = locked[j] != wp.uint8(0)
    if i == j or (lock_a and lock_b):
        target[edge] = a
        cost[edge] = FORBIDDEN
        return

    quadric = quadrics[i] + quadrics[j]
    length = wp.length(b - a)
    place = a
    if lock_b:
        place = b
    elif not lock_a:
        optimum, usable = solve_optimum(quadric, (a + b) * 0.5, length, min_determinant)
        if usable:
            place = optimum
        else:
            place = best_on_edge(quadric, a, b)

    target[edge] = place
    cost[edge] = quadric_error(quadric, place) + length_weight * length * length
