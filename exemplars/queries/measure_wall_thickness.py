# idea: wall thickness of a casting
# brief: Measure the wall thickness below every face of a casting by a cone of rays into the material.
# description: One thread per entry of `faces`, numbers of faces of `part`. From the middle of the face, `BIAS` below it,
#     `RAYS` rays go into the material around the direction opposite to the face's normal, in a ring whose tangent of the half
#     angle is `spread`, from `tangent_of` and the cross product. Each reaches `max_thickness`; a hit counts only where the
#     ray leaves the material, from behind the face it hits (`sign` negative). `thickness[i]` is the mean of the distances
#     that count, plus `BIAS`, `max_thickness` if there are none, and `thin[i]` tells whether one was below `minimum`.
# launch: n
# inputs:
#     part = handle(mesh)
#     faces[n] = index(0, 12)
#     spread = 0.3
#     max_thickness = 3
#     minimum = uniform(1.2, 1.6)
#     thickness[n] = zero
#     thin[n] = zero
import warp as wp

RAYS = wp.constant(6)
BIAS = wp.constant(1.0e-4)


@wp.func
def tangent_of(normal: wp.vec3) -> wp.vec3:
    """Any unit vector at a right angle to the normal."""
    if wp.abs(normal[0]) < 0.8:
        return wp.normalize(wp.cross(normal, wp.vec3(1.0, 0.0, 0.0)))
    return wp.normalize(wp.cross(normal, wp.vec3(0.0, 1.0, 0.0)))


@wp.kernel(enable_backward=False)
def measure_wall_thickness(
    part: wp.uint64,
    faces: wp.array(dtype=int),
    spread: float,
    max_thickness: float,
    minimum: float,
    thickness: wp.array(dtype=float),
    thin: wp.array(dtype=bool),
):
    """Shape diameter of chosen faces. Launch: one thread per face."""
    i = wp.tid()
    face = faces[i]
    normal = wp.mesh_eval_face_normal(part, face)
    start = wp.mesh_eval_position(part, face, 1.0 / 3.0, 1.0 / 3.0) - normal * BIAS
    tangent = tangent_of(normal)
    bitangent = wp.cross(normal, tangent)

    total = float(0.0)
    hits = int(0)
    below = bool(False)
    for ray in range(RAYS):
        angle = 2.0 * wp.pi * float(ray) / float(RAYS)
        aside = tangent * wp.cos(angle) + bitangent * wp.sin(angle)
        direction = wp.normalize(aside * spread - normal)
        hit = wp.mesh_query_ray(part, start, direction, max_thickness)
        # a hit from the front is another shell inside of this one, which is not its wall
        if hit.result and hit.sign < 0.0:
            total += hit.t
            hits += 1
            below = below or hit.t < minimum

    if hits > 0:
        thickness[i] = total / float(hits) + BIAS
    else:
        thickness[i] = max_thickness
    thin[i] = below
