# idea: self collision of cloth by vertex-triangle repulsion
# brief: Push cloth vertices and the triangles they come too close to apart, with friction, keeping momentum.
# description: One thread per candidate pair `c`: vertex `pair_vertex[c]` against triangle `pair_triangle[c]` of corners
#     `triangles`. A pair is passed over if the vertex is a corner of the triangle (`belongs_to`), or if `layer` of the
#     vertex and of the first corner differ by more than `MAX_LAYER_GAP`. `closest_barycentric` gives barycentric weights of
#     the point of the triangle nearest to `position` of the vertex, by the seven Voronoi regions: three corners, three
#     edges, the inside; a degenerate triangle (determinant below `EPSILON`) takes its first corner. With the offset d from
#     that point to the vertex, distance at least `thickness` or below `EPSILON` changes nothing. The normal is d over the
#     distance. `weighted_mobility` is inverse mass of the vertex plus the sum of squared weights times inverse masses
#     (`inverse_mass`) of the corners; pairs with none are passed over. The speed is n . (`velocity` of vertex minus weighted
#     velocity). The wanted speed is `stiffness` times the missing distance over `dt`, at most `max_push`; the impulse is
#     (wanted - speed) over mobility, only if positive. Friction: the tangential relative velocity is reduced by at most
#     `friction` times impulse times mobility, never reversed. The impulse vector times inverse masses, and weights with
#     opposite sign for corners, is added atomically to `velocity_change`, with 1 to `hit_count` of all four vertices.
# launch: n
# inputs:
#     pair_vertex[n] = index(0, n)
#     pair_triangle[n] = index(0, n)
#     triangles[n] = index(0, n)
#     position[n] = uniform(-0.3, 0.3)
#     velocity[n] = uniform(-1, 1)
#     inverse_mass[n] = index(0, 3)
#     layer[n] = index(0, 4)
#     thickness = uniform(0.1, 0.2)
#     stiffness = uniform(0.05, 0.2)
#     max_push = uniform(0.5, 1)
#     friction = uniform(0.2, 0.6)
#     dt = 0.02
#     velocity_change[n] = zero
#     hit_count[n] = zero
# fits:
#     indirect_thread
from typing import Any

import warp as wp

EPSILON = wp.constant(1.0e-6)
MAX_LAYER_GAP = wp.constant(2)


@wp.func
def belongs_to(vertex: int, corners: wp.vec3i) -> bool:
    return vertex == corners[0] or vertex == corners[1] or vertex == corners[2]


@wp.func
def closest_barycentric(p: wp.vec3, a: wp.vec3, b: wp.vec3, c: wp.vec3) -> wp.vec3:
    """Weights of the point of triangle abc nearest to p, region by region."""
    ab = b - a
    ac = c - a
    ap = p - a
    d1 = wp.dot(ab, ap)
    d2 = wp.dot(ac, ap)
    if d1 <= 0.0 and d2 <= 0.0:
        return wp.vec3(1.0, 0.0, 0.0)

    bp = p - b
    d3 = wp.dot(ab, bp)
    d4 = wp.dot(ac, bp)
    if d3 >= 0.0 and d4 <= d3:
        return wp.vec3(0.0, 1.0, 0.0)

    cp = p - c
    d5 = wp.dot(ab, cp)
    d6 = wp.dot(ac, cp)
    if d6 >= 0.0 and d5 <= d6:
        return wp.vec3(0.0, 0.0, 1.0)

    vc = d1 * d4 - d3 * d2
    if vc <= 0.0 and d1 >= 0.0 and d3 <= 0.0 and d1 - d3 > EPSILON:  # edge ab
        v = d1 / (d1 - d3)
        return wp.vec3(1.0 - v, v, 0.0)

    vb = d5 * d2 - d1 * d6
    if vb <= 0.0 and d2 >= 0.0 and d6 <= 0.0 and d2 - d6 > EPSILON:  # edge ac
        w = d2 / (d2 - d6)
        return wp.vec3(1.0 - w, 0.0, w)

    va = d3 * d6 - d5 * d4
    along = d4 - d3
    back = d5 - d6
    if va <= 0.0 and along >= 0.0 and back >= 0.0 and along + back > EPSILON:  # edge bc
        w = along / (along + back)
        return wp.vec3(0.0, 1.0 - w, w)

    total = va + vb + vc
    if total < EPSILON:
        return wp.vec3(1.0, 0.0, 0.0)
    return wp.vec3(va / total, vb / total, vc / total)


@wp.func
def blend(values: wp.array(dtype=Any), corners: wp.vec3i, weights: wp.vec3):
    return values[corners[0]] * weights[0] + values[corners[1]] * weights[1] + values[corners[2]] * weights[2]


@wp.func
def weighted_mobility(inverse_mass: wp.array(dtype=float), vertex: int, corners: wp.vec3i, weights: wp.vec3) -> float:
    total = inverse_mass[vertex]
    for k in range(3):
        total += weights[k] * weights[k] * inverse_mass[corners[k]]
    return total


@wp.func
def friction_velocity(tangential: wp.vec3, limit: float) -> wp.vec3:
    """Change of a sliding velocity by friction: to a stop, or by the limit."""
    speed = wp.length(tangential)
    if speed <= limit:
        return -tangential
    return tangential * (-limit / speed)


@wp.func
def share_impulse(vertex: int, change: wp.vec3, velocity_change: wp.array(dtype=wp.vec3), hit_count: wp.array(dtype=int)):
    wp.atomic_add(velocity_change, vertex, change)
    wp.atomic_add(hit_count, vertex, 1)


@wp.kernel
def vertex_triangle_repulsion(
    pair_vertex: wp.array(dtype=int),
    pair_triangle: wp.array(dtype=int),
    triangles: wp.array(dtype=wp.vec3i),
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    inverse_mass: wp.array(dtype=float),
    layer: wp.array(dtype=int),
    thickness: float,
    stiffness: float,
    max_push: float,
    friction: float,
    dt: float,
    velocity_change: wp.array(dtype=wp.vec3),
    hit_count: wp.array(dtype=int),
):
    """Repulsion impulses between close vertices and triangles of a cloth.

    The changes are summed per vertex and divided by the number of hits in another kernel. Impulses only push:
    a pair that parts fast enough already is left alone.
    """
    c = wp.tid()
    vertex = pair_vertex[c]
    corners = triangles[pair_triangle[c]]
    if belongs_to(vertex, corners):
        return
    # layers sewn far apart (lining and coat) are kept apart by those between them
    if wp.abs(layer[vertex] - layer[corners[0]]) > MAX_LAYER_GAP:
        return

    x = position[vertex]
    weights = closest_barycentric(x, position[corners[0]], position[corners[1]], position[corners[2]])
    span = x - blend(position, corners, weights)
    distance = wp.length(span)
    if distance >= thickness or distance < EPSILON:
        return
    normal = span / distance

    mobility = weighted_mobility(inverse_mass, vertex, corners, weights)
    if mobility < EPSILON:  # four pinned vertices
        return
    relative = velocity[vertex] - blend(velocity, corners, weights)
    speed = wp.dot(relative, normal)
    wanted = wp.min(stiffness * (thickness - distance) / dt, max_push)
    if speed >= wanted:
        return

    gain = wanted - speed
    change = normal * gain + friction_velocity(relative - normal * speed, friction * gain)
    impulse = change / mobility
    share_impulse(vertex, impulse * inverse_mass[vertex], velocity_change, hit_count)
    for k in range(3):
        corner = corners[k]
        share_impulse(corner, impulse * (-weights[k] * inverse_mass[corner]), velocity_change, hit_count)
