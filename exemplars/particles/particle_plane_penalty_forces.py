# idea: penalty contact of particles with planes
# brief: Push particles out of half spaces with a damped penalty force and regularised friction.
# description: Launch in two dimensions: particle `p` and `plane`. The signed distance is `plane_normal[plane]` .
#     `position[p]` + `plane_offset[plane]` minus `radius[p]`. A particle without overlap, or with the bit of this plane not
#     set in `contact_mask[p]`, gets nothing. Otherwise the normal force is `stiffness` times depth minus `damping` times the
#     normal speed, not below 0; friction acts against the tangential part of `velocity[p]` with size min(`friction` times
#     normal force, `viscous` times tangential speed), zero for a particle that does not slide. The sum is added to
#     `force[p]` atomically, since several planes may touch one particle.
# launch: n, 4
# inputs:
#     plane_normal[4] = unit
#     plane_offset[4] = uniform(-0.5, 0.5)
#     position[n] = uniform(-1, 1)
#     velocity[n] = uniform(-1, 1)
#     radius[n] = uniform(0.05, 0.2)
#     contact_mask[n] = index(0, 16)
#     stiffness = uniform(100, 200)
#     damping = uniform(1, 5)
#     friction = uniform(0.3, 0.8)
#     viscous = uniform(5, 10)
#     force[n] = zero
# fits:
#     parameter_per_element(friction: plane)
#     parameter_per_group(stiffness, damping, friction: material)
import warp as wp


@wp.kernel
def particle_plane_penalty_forces(
    plane_normal: wp.array(dtype=wp.vec3),
    plane_offset: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    radius: wp.array(dtype=float),
    contact_mask: wp.array(dtype=int),
    stiffness: float,
    damping: float,
    friction: float,
    viscous: float,
    force: wp.array(dtype=wp.vec3),
):
    p, plane = wp.tid()
    if (contact_mask[p] >> plane) & 1 == 0:
        return
    normal = plane_normal[plane]
    depth = radius[p] - wp.dot(normal, position[p]) - plane_offset[plane]
    if depth <= 0.0:
        return

    normal_speed = wp.dot(velocity[p], normal)
    sliding = velocity[p] - normal * normal_speed
    slide_speed = wp.length(sliding)

    load = wp.max(stiffness * depth - damping * normal_speed, 0.0)
    total = normal * load
    if slide_speed > 0.0:
        # below the cone friction is viscous, so that the force has no jump at rest
        total -= sliding * (wp.min(friction * load, viscous * slide_speed) / slide_speed)
    wp.atomic_add(force, p, total)
