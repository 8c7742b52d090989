# idea: nearest ray hit among candidate triangles
# brief: Find the nearest triangle that each ray hits among its own list of candidate faces.
# description: For every ray, test the candidate faces `candidates[k]` with k from `candidate_start[ray]` to
#     `candidate_start[ray + 1]`. Face f has the corners `vertices[faces[f]]`. `intersect_triangle` is the test of Möller and
#     Trumbore without culling: it returns the distance along the direction and the two barycentric coordinates of the second
#     and third corner, or the distance `MISS` if the determinant is below `MIN_DETERMINANT` in size, a coordinate is
#     negative, or their sum is above 1. A hit counts if its distance is not negative and below the nearest one so far, which
#     begins at `max_distance`. Write the distance to `hit_distance`, the face to `hit_face` and the coordinates to
#     `hit_barycentric`; rays of `origins` and `directions` that hit nothing get `max_distance`, -1 and zero.
# launch: n
# inputs:
#     origins[n] = uniform(-1, 1)
#     directions[n] = unit
#     candidate_start[n+1] = offsets(0, 8*n)
#     candidates[8*n] = index(0, 2*n)
#     faces[2*n] = index(0, n+2)
#     vertices[n+2] = uniform(-2, 2)
#     max_distance = uniform(4, 8)
#     hit_distance[n] = zero
#     hit_face[n] = zero
#     hit_barycentric[n] = zero
# fits:
#     parameter_per_element(max_distance)
#     active_mask
#     indirect_thread
import warp as wp

MIN_DETERMINANT = wp.constant(1.0e-6)
MISS = wp.constant(-1.0)


@wp.func
def intersect_triangle(origin: wp.vec3, direction: wp.vec3, a: wp.vec3, b: wp.vec3, c: wp.vec3):
    """Distance along the ray and barycentric coordinates of b and c; the distance is MISS if the ray passes by."""
    ab = b - a
    ac = c - a
    p = wp.cross(direction, ac)
    determinant = wp.dot(ab, p)
    if wp.abs(determinant) < MIN_DETERMINANT:  # parallel to the plane, or a sliver
        return MISS, 0.0, 0.0

    inv_determinant = 1.0 / determinant
    to_origin = origin - a
    u = wp.dot(to_origin, p) * inv_determinant
    if u < 0.0 or u > 1.0:
        return MISS, 0.0, 0.0

    q = wp.cross(to_origin, ab)
    v = wp.dot(direction, q) * inv_determinant
    if v < 0.0 or u + v > 1.0:
        return MISS, 0.0, 0.0
    return wp.dot(ac, q) * inv_determinant, u, v


@wp.kernel
def ray_triangle_first_hit(
    origins: wp.array(dtype=wp.vec3),
    directions: wp.array(dtype=wp.vec3),
    candidate_start: wp.array(dtype=int),
    candidates: wp.array(dtype=int),
    faces: wp.array(dtype=wp.vec3i),
    vertices: wp.array(dtype=wp.vec3),
    max_distance: float,
    hit_distance: wp.array(dtype=float),
    hit_face: wp.array(dtype=int),
    hit_barycentric: wp.array(dtype=wp.vec2),
):
    ray = wp.tid()
    origin = origins[ray]
    direction = directions[ray]

    nearest = float(max_distance)
    nearest_face = int(-1)
    nearest_u = float(0.0)
    nearest_v = float(0.0)

    for k in range(candidate_start[ray], candidate_start[ray + 1]):
        f = candidates[k]
        corners = faces[f]
        t, u, v = intersect_triangle(origin, direction, vertices[corners[0]], vertices[corners[1]], vertices[corners[2]])
        if t >= 0.0 and t < nearest:
            nearest = t
            nearest_face = f
            nearest_u = u
            nearest_v = v

    hit_distance[ray] = nearest
    hit_face[ray] = nearest_face
    hit_barycentric[ray] = wp.vec2(nearest_u, nearest_v)
