# idea: continuous collision of a vertex with a triangle
# brief: Find the first time in a step at which a moving cloth vertex touches a moving triangle.
# description: One thread per candidate pair `c`: vertex `pair_vertex[c]` and triangle `pair_triangle[c]` of
#     `triangles`; a vertex that is a corner of the triangle is passed over. Positions run straight from `start` to
#     `finish` over time 0..1. Relative to corner 0, with edges e1, e2 and the vertex offset d, each linear in time, the
#     volume (e1 x e2) . d is a cubic: `coplanarity_cubic` gives its four coefficients, constant first. Its slope's real
#     roots, in order and clamped to 0..1, from `slope_roots` (1 where there are none; linear if the magnitude of the
#     leading coefficient is below `EPSILON`), split 0..1 into at most three pieces in which the cubic is monotonic. In
#     each piece, from the first: if the values at its ends have opposite signs, or that at its start is zero, `bisect`
#     returns the start where the value is zero, else it narrows the root by `BISECTIONS` halvings and returns the early
#     side, so that the state is not yet past; there `touches` computes barycentric weights from the dot products of the
#     edges and tests that all are at least -`tolerance`; degenerate triangles (determinant below `EPSILON`) touch
#     nothing. The first piece that touches gives the time. It goes to `impact_time[c]`, 1 if there is none; with an
#     impact an atomic minimum is taken into `vertex_limit` of the vertex and of the three corners, and 1 is added to
#     `impact_count[0]`.
# launch: n
# inputs:
#     pair_vertex[n] = index(0, n)
#     pair_triangle[n] = index(0, n)
#     triangles[n] = index(0, n)
#     start[n] = uniform(-1, 1)
#     finish[n] = uniform(-1, 1)
#     tolerance = uniform(0.01, 0.05)
#     impact_time[n] = zero
#     vertex_limit[n] = constant(1)
#     impact_count[1] = zero
# fits:
#     indirect_thread
import warp as wp

EPSILON = wp.constant(1.0e-7)
BISECTIONS = wp.constant(24)


@wp.func
def triple(a: wp.vec3, b: wp.vec3, c: wp.vec3) -> float:
    return wp.dot(wp.cross(a, b), c)


@wp.func
def coplanarity_cubic(a: wp.vec3, a_rate: wp.vec3, b: wp.vec3, b_rate: wp.vec3, d: wp.vec3, d_rate: wp.vec3) -> wp.vec4:
    """Coefficients, constant first, of the volume spanned by three vectors that change linearly."""
    return wp.vec4(
        triple(a, b, d),
        triple(a_rate, b, d) + triple(a, b_rate, d) + triple(a, b, d_rate),
        triple(a_rate, b_rate, d) + triple(a_rate, b, d_rate) + triple(a, b_rate, d_rate),
        triple(a_rate, b_rate, d_rate),
    )


@wp.func
def cubic_at(c: wp.vec4, t: float) -> float:
    return c[0] + t * (c[1] + t * (c[2] + t * c[3]))


@wp.func
def slope_roots(c: wp.vec4):
    """Where the cubic turns, in order and within 0..1; what does not exist is moved to 1."""
    first = float(1.0)
    second = float(1.0)
    if wp.abs(c[3]) < EPSILON:
        if wp.abs(c[2]) > EPSILON:
            first = -0.5 * c[1] / c[2]
    else:
        discriminant = c[2] * c[2] - 3.0 * c[1] * c[3]
        if discriminant > 0.0:
            root = wp.sqrt(discriminant)
            low = (-c[2] - root) / (3.0 * c[3])
            high = (-c[2] + root) / (3.0 * c[3])
            first = wp.min(low, high)
            second = wp.max(low, high)
    return wp.clamp(first, 0.0, 1.0), wp.clamp(second, 0.0, 1.0)


@wp.func
def bisect(c: wp.vec4, begin: float, end: float) -> float:
    """Early side of the sign change in a monotonic piece: the step up to it does not pass through."""
    low = float(begin)
    high = float(end)
    at_begin = cubic_at(c, begin)
    if at_begin == 0.0:
        return begin
    positive = at_begin > 0.0
    for _ in range(BISECTIONS):
        middle = 0.5 * (low + high)
        if (cubic_at(c, middle) > 0.0) == positive:
            low = middle
        else:
            high = middle
    return low


@wp.func
def touches(a: wp.vec3, b: wp.vec3, d: wp.vec3, tolerance: float) -> bool:
    """Whether the foot of d lies in the triangle of edges a and b, a little widened."""
    aa = wp.dot(a, a)
    ab = wp.dot(a, b)
    bb = wp.dot(b, b)
    determinant = aa * bb - ab * ab
    if determinant < EPSILON:
        return False
    da = wp.dot(d, a)
    db = wp.dot(d, b)
    v = (bb * da - ab * db) / determinant
    w = (aa * db - ab * da) / determinant
    return v >= -tolerance and w >= -tolerance and v + w <= 1.0 + tolerance


@wp.kernel(enable_backward=False)
def vertex_triangle_impact_time(
    pair_vertex: wp.array(dtype=int),
    pair_triangle: wp.array(dtype=int),
    triangles: wp.array(dtype=wp.vec3i),
    start: wp.array(dtype=wp.vec3),
    finish: wp.array(dtype=wp.vec3),
    tolerance: float,
    impact_time: wp.array(dtype=float),
    vertex_limit: wp.array(dtype=float),
    impact_count: wp.array(dtype=int),
):
    """Continuous collision detection for one vertex-triangle pair per thread.

    A thin sheet has no inside, so a vertex must be stopped before it passes the plane of the triangle: the cubic
    of coplanar times is split where it turns, and each piece is searched for its only root.

    Args:
        start: positions at time 0.
        finish: positions at time 1, before any response.
        vertex_limit: share of the step that every vertex may take, lowered by each impact.
    """
    c = wp.tid()
    vertex = pair_vertex[c]
    corners = triangles[pair_triangle[c]]
    impact_time[c] = 1.0
    if vertex == corners[0] or vertex == corners[1] or vertex == corners[2]:
        return

    origin = start[corners[0]]
    origin_rate = finish[corners[0]] - origin
    a = start[corners[1]] - origin
    a_rate = finish[corners[1]] - start[corners[1]] - origin_rate
    b = start[corners[2]] - origin
    b_rate = finish[corners[2]] - start[corners[2]] - origin_rate
    d = start[vertex] - origin
    d_rate = finish[vertex] - start[vertex] - origin_rate
    cubic = coplanarity_cubic(a, a_rate, b, b_rate, d, d_rate)
    turn1, turn2 = slope_roots(cubic)

    found = bool(False)
    time = float(1.0)
    begin = float(0.0)
    for piece in range(3):
        end = float(1.0)
        if piece == 0:
            end = turn1
        elif piece == 1:
            end = turn2
        value = cubic_at(cubic, begin)
        if not found and (value == 0.0 or value * cubic_at(cubic, end) < 0.0):
            t = bisect(cubic, begin, end)
            if touches(a + a_rate * t, b + b_rate * t, d + d_rate * t, tolerance):
                found = True
                time = t
        begin = end

    if found:
        impact_time[c] = time
        wp.atomic_add(impact_count, 0, 1)
        wp.atomic_min(vertex_limit, vertex, time)
        for k in range(3):
            wp.atomic_min(vertex_limit, corners[k], time)
