# idea: collision projection in two and three dimensions
# brief: Push particles out of spheres and half spaces with functions that work in any dimension.
# description: Particle `p` of the plane scene is at `flat[p]`, that of the spatial scene at `solid[p]`. `out_of_sphere` is generic in the
#     vector type: a point nearer than `radius` to a center is moved along the line from the center to the distance `radius`, one that
#     sits at the center (nearer than `MIN_DISTANCE`) stays. `out_of_half_space` moves a point below a plane with a unit normal back
#     onto it. Both scenes have one sphere, around `flat_center` and `solid_center`, and a floor through the origin with
#     the normals `flat_up` and `solid_up`. Each point is first pushed out of the sphere, then out of the floor, `ROUNDS` times
#     because one may push it into the other. The results go to `flat_out[p]` and `solid_out[p]`, and `moved[p]` is the larger
#     of the distances that `moved_by` gives for the two points.
# launch: n
# inputs:
#     flat[n] = uniform(-1, 1)
#     solid[n] = uniform(-1, 1)
#     radius = 0.5
#     flat_center = uniform(-0.2, 0.2)
#     solid_center = uniform(-0.2, 0.2)
#     flat_up = unit
#     solid_up = unit
#     flat_out[n] = zero
#     solid_out[n] = zero
#     moved[n] = zero
from typing import Any

import warp as wp

MIN_DISTANCE = wp.constant(1.0e-5)
ROUNDS = wp.constant(3)


@wp.func
def out_of_sphere(point: Any, center: Any, radius: float):
    offset = point - center
    distance = wp.length(offset)
    if distance < radius and distance > MIN_DISTANCE:
        return center + offset * (radius / distance)
    return point


@wp.func
def out_of_half_space(point: Any, normal: Any):
    depth = wp.dot(point, normal)
    if depth < 0.0:
        return point - normal * depth
    return point


@wp.func
def moved_by(before: Any, after: Any):
    return wp.length(after - before)


@wp.kernel
def project_onto_bodies_any(
    flat: wp.array(dtype=wp.vec2),
    solid: wp.array(dtype=wp.vec3),
    radius: float,
    flat_center: wp.vec2,
    solid_center: wp.vec3,
    flat_up: wp.vec2,
    solid_up: wp.vec3,
    flat_out: wp.array(dtype=wp.vec2),
    solid_out: wp.array(dtype=wp.vec3),
    moved: wp.array(dtype=float),
):
    p = wp.tid()
    a = flat[p]
    b = solid[p]
    for _ in range(ROUNDS):
        a = out_of_half_space(out_of_sphere(a, flat_center, radius), flat_up)
        b = out_of_half_space(out_of_sphere(b, solid_center, radius), solid_up)
    flat_out[p] = a
    solid_out[p] = b
    moved[p] = wp.max(moved_by(flat[p], a), moved_by(solid[p], b))
