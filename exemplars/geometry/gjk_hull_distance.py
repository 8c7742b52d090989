# idea: distance of convex hulls by GJK
# brief: Compute the distance and the closest points of pairs of posed convex hulls with the algorithm of Gilbert, Johnson and Keerthi.
# description: Hull h has the points `hull_points` from element h of `hull_start` to the next one, posed by `hull_pose`.
#     For the two hulls `pairs[pair]`, keep a `Simplex` of up to four points of the Minkowski difference (point of the
#     first hull less point of the second, in the world) with the points `on_first` that belong to it, and the nearest
#     point of the simplex to the origin. Begin with the first points of both hulls. Up to `MAX_ITERATIONS` times,
#     `support` gives the farthest points of the hulls along the negative nearest point (first hull) and along it
#     (second hull). If their difference is not nearer to the origin along the nearest point by more than `TOLERANCE`
#     times its squared length, the distance is found. Otherwise add it, let `simplex_weights` find the weights of the
#     nearest point, and drop points without weight (`compress`). `simplex_weights` handles one point,
#     `segment_weights`, `triangle_weights` (regions of corners, edges, face) and `tetrahedron_weights`, which takes the
#     nearest of the faces that have the origin on their outer side, and returns all weights 0 if there is none: then
#     the hulls overlap, as they do if the squared distance falls below `OVERLAP`. Write the distance to `distance` (0
#     for overlap), the number of iterations to `iterations`, and, unless the hulls overlap, the closest points to
#     `closest_first` and `closest_second`. A pair with an empty hull has the distance -1 and nothing else.
# launch: n
# inputs:
#     pairs[n] = index(0, n)
#     hull_start[n+1] = offsets(0, 8*n)
#     hull_points[8*n] = uniform(-0.5, 0.5)
#     hull_pose[n] = rigid(-1, 1)
#     distance[n] = zero
#     closest_first[n] = zero
#     closest_second[n] = zero
#     iterations[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

MAX_ITERATIONS = wp.constant(12)
TOLERANCE = wp.constant(1.0e-4)
OVERLAP = wp.constant(1.0e-8)
TINY = wp.constant(1.0e-12)

Rows = wp.types.matrix(shape=(4, 3), dtype=wp.float32)


@wp.struct
class Simplex:
    points: Rows
    on_first: Rows
    weights: wp.vec4
    count: int


@wp.func
def row(rows: Rows, k: int) -> wp.vec3:
    return wp.vec3(rows[k, 0], rows[k, 1], rows[k, 2])


@wp.func
def support(hull_points: wp.array(dtype=wp.vec3), begin: int, end: int, pose: wp.transform, direction: wp.vec3) -> wp.vec3:
    """Farthest point of a hull in a direction, both in the world."""
    local = wp.quat_rotate_inv(wp.transform_get_rotation(pose), direction)
    best = int(begin)
    best_height = wp.dot(hull_points[begin], local)
    for k in range(begin + 1, end):
        height = wp.dot(hull_points[k], local)
        if height > best_height:
            best_height = height
            best = k
    return wp.transform_point(pose, hull_points[best])


@wp.func
def segment_weights(a: wp.vec3, b: wp.vec3) -> wp.vec2:
    """Weights of a and b at the point of the segment nearest to the origin."""
    ab = b - a
    squared = wp.dot(ab, ab)
    if squared < TINY:
        return wp.vec2(1.0, 0.0)
    t = wp.clamp(-wp.dot(a, ab) / squared, 0.0, 1.0)
    return wp.vec2(1.0 - t, t)


@wp.func
def triangle_weights(a: wp.vec3, b: wp.vec3, c: wp.vec3) -> wp.vec3:
    """Weights of the corners at the point of the triangle nearest to the origin."""
    normal = wp.cross(b - a, c - a)
    squared = wp.dot(normal, normal)
    if squared > TINY:
        # signed areas of the three triangles with the projected origin
        weight_a = wp.dot(wp.cross(b, c), normal)
        weight_b = wp.dot(wp.cross(c, a), normal)
        weight_c = wp.dot(wp.cross(a, b), normal)
        if weight_a >= 0.0 and weight_b >= 0.0 and weight_c >= 0.0:
            return wp.vec3(weight_a, weight_b, weight_c) / (weight_a + weight_b + weight_c)

    # outside of the face, or no face at all: one of the edges
    ab = segment_weights(a, b)
    bc = segment_weights(b, c)
    ca = segment_weights(c, a)
    distance_ab = wp.length_sq(a * ab[0] + b * ab[1])
    distance_bc = wp.length_sq(b * bc[0] + c * bc[1])
    distance_ca = wp.length_sq(c * ca[0] + a * ca[1])
    if distance_ab <= distance_bc and distance_ab <= distance_ca:
        return wp.vec3(ab[0], ab[1], 0.0)
    elif distance_bc <= distance_ca:
        return wp.vec3(0.0, bc[0], bc[1])
    return wp.vec3(ca[1], 0.0, ca[0])


@wp.func
def faces_origin(a: wp.vec3, b: wp.vec3, c: wp.vec3, opposite: wp.vec3) -> bool:
    """True if the origin lies on the other side of the plane (a, b, c) than the opposite corner."""
    normal = wp.cross(b - a, c - a)
    return wp.dot(a, normal) * wp.dot(opposite - a, normal) >= 0.0


@wp.func
def tetrahedron_weights(rows: Rows) -> wp.vec4:
    """Weights of the corners at the nearest point of a tetrahedron, all zero if the origin is inside."""
    best = wp.vec4(0.0, 0.0, 0.0, 0.0)
    least = float(-1.0)
    for skipped in range(4):
        i = (skipped + 1) % 4
        j = (skipped + 2) % 4
        k = (skipped + 3) % 4
        a = row(rows, i)
        b = row(rows, j)
        c = row(rows, k)
        if faces_origin(a, b, c, row(rows, skipped)):
            weights = triangle_weights(a, b, c)
            squared = wp.length_sq(a * weights[0] + b * weights[1] + c * weights[2])
            if least < 0.0 or squared < least:
                least = squared
                best = wp.vec4(0.0, 0.0, 0.0, 0.0)
                best[i] = weights[0]
                best[j] = weights[1]
                best[k] = weights[2]
    return best


@wp.func
def simplex_weights(simplex: Simplex) -> wp.vec4:
    a = row(simplex.points, 0)
    b = row(simplex.points, 1)
    if simplex.count == 1:
        return wp.vec4(1.0, 0.0, 0.0, 0.0)
    elif simplex.count == 2:
        pair = segment_weights(a, b)
        return wp.vec4(pair[0], pair[1], 0.0, 0.0)
    elif simplex.count == 3:
        face = triangle_weights(a, b, row(simplex.points, 2))
        return wp.vec4(face[0], face[1], face[2], 0.0)
    return tetrahedron_weights(simplex.points)


@wp.func
def append(simplex: Simplex, on_first: wp.vec3, on_second: wp.vec3) -> Simplex:
    result = Simplex()
    result.points = simplex.points
    result.on_first = simplex.on_first
    result.weights = simplex.weights
    for axis in range(3):
        result.points[simplex.count, axis] = on_first[axis] - on_second[axis]
        result.on_first[simplex.count, axis] = on_first[axis]
    result.count = simplex.count + 1
    return result


@wp.func
def compress(simplex: Simplex) -> Simplex:
    """The points that carry the nearest one, in their order."""
    result = Simplex()
    kept = int(0)
    for k in range(simplex.count):
        if simplex.weights[k] > 0.0:
            for axis in range(3):
                result.points[kept, axis] = simplex.points[k, axis]
                result.on_first[kept, axis] = simplex.on_first[k, axis]
            result.weights[kept] = simplex.weights[k]
            kept += 1
    result.count = kept
    return result


@wp.func
def blend(rows: Rows, weights: wp.vec4) -> wp.vec3:
    return weights * rows


@wp.kernel(enable_backward=False)
def gjk_hull_distance(
    pairs: wp.array(dtype=wp.vec2i),
    hull_start: wp.array(dtype=int),
    hull_points: wp.array(dtype=wp.vec3),
    hull_pose: wp.array(dtype=wp.transform),
    distance: wp.array(dtype=float),
    closest_first: wp.array(dtype=wp.vec3),
    closest_second: wp.array(dtype=wp.vec3),
    iterations: wp.array(dtype=int),
):
    """Separation of pairs of hulls; overlapping pairs are left to a penetration solver. Launch: one thread per pair."""
    pair = wp.tid()
    first = pairs[pair][0]
    second = pairs[pair][1]
    first_begin = hull_start[first]
    first_end = hull_start[first + 1]
    second_begin = hull_start[second]
    second_end = hull_start[second + 1]
    if first_begin == first_end or second_begin == second_end:
        distance[pair] = -1.0
        return

    first_pose = hull_pose[first]
    second_pose = hull_pose[second]
    simplex = Simplex()
    simplex = append(
        simplex,
        wp.transform_point(first_pose, hull_points[first_begin]),
        wp.transform_point(second_pose, hull_points[second_begin]),
    )
    simplex.weights = wp.vec4(1.0, 0.0, 0.0, 0.0)
    nearest = row(simplex.points, 0)

    searching = bool(True)
    overlap = bool(False)
    done = int(0)
    while searching and done < MAX_ITERATIONS:
        done += 1
        on_first = support(hull_points, first_begin, first_end, first_pose, -nearest)
        on_second = support(hull_points, second_begin, second_end, second_pose, nearest)
        squared = wp.dot(nearest, nearest)
        progress = squared - wp.dot(nearest, on_first - on_second)

        searching = progress > TOLERANCE * squared
        if searching:
            simplex = append(simplex, on_first, on_second)
            simplex.weights = simplex_weights(simplex)
            nearest = blend(simplex.points, simplex.weights)
            overlap = wp.length_sq(nearest) < OVERLAP
            searching = not overlap
            # an inner origin has no weights; the simplex stays full, and the search is over
            if searching:
                simplex = compress(simplex)

    iterations[pair] = done
    if overlap:
        distance[pair] = 0.0
        return
    on_hull = blend(simplex.on_first, simplex.weights)
    distance[pair] = wp.length(nearest)
    closest_first[pair] = on_hull
    closest_second[pair] = on_hull - nearest
