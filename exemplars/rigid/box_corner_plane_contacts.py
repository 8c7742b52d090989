# idea: contacts of box corners with a plane
# brief: Generate a contact for every corner of a box that lies under a plane or close above it.
# description: Launch in two dimensions: box `b` and `corner` 0 to 7, whose bits 0, 1, 2 choose the positive side of x, y, z.
#     `corner_of` gives the corner of a box of `half_extents[b]`, moved to the world by `pose[b]`. With d the distance of the
#     corner from the plane, normal . corner - offset (`plane_normal`, `plane_offset`), corners with d at least `margin` are
#     no contacts: `contact_active` becomes 0 and the other outputs stay. Otherwise it becomes 1, `contact_depth` -d and
#     `contact_point` the corner moved onto the plane; and 1 is added atomically to `contact_count[b]`.
# launch: n, 8
# inputs:
#     pose[n] = rigid(-1, 1)
#     half_extents[n] = uniform(0.2, 0.8)
#     plane_normal = unit
#     plane_offset = uniform(-0.2, 0.2)
#     margin = uniform(0.01, 0.1)
#     contact_active[n, 8] = zero
#     contact_depth[n, 8] = zero
#     contact_point[n, 8] = zero
#     contact_count[n] = zero
# fits:
#     parameter_per_element(margin: b)
import warp as wp


@wp.func
def corner_of(half: wp.vec3, corner: int) -> wp.vec3:
    x = wp.where((corner & 1) != 0, half[0], -half[0])
    y = wp.where((corner & 2) != 0, half[1], -half[1])
    z = wp.where((corner & 4) != 0, half[2], -half[2])
    return wp.vec3(x, y, z)


@wp.kernel
def box_corner_plane_contacts(pose: wp.array(dtype=wp.transform), half_extents: wp.array(dtype=wp.vec3),
                              plane_normal: wp.vec3, plane_offset: float, margin: float,
                              contact_active: wp.array2d(dtype=int), contact_depth: wp.array2d(dtype=float),
                              contact_point: wp.array2d(dtype=wp.vec3), contact_count: wp.array(dtype=int)):
    """Tests one corner per thread; every corner has a slot of its own, so that contacts keep their identity between steps."""
    b, corner = wp.tid()
    x = wp.transform_point(pose[b], corner_of(half_extents[b], corner))
    distance = wp.dot(plane_normal, x) - plane_offset
    if distance >= margin:
        contact_active[b, corner] = 0
        return
    contact_active[b, corner] = 1
    contact_depth[b, corner] = -distance
    contact_point[b, corner] = x - plane_normal * distance
    wp.atomic_add(contact_count, b, 1)
