import warp

MARGIN = warp.constant(0.055)


@warp.struct
class Element:
    pose: warp.transform
    half_extents: warp.vec3


@warp.func
def corner_of(half: warp.vec3, corner: warp.int32) -> warp.vec3:
    x = warp.where(corner & 1 != 0, half[0], -half[0])
    y = warp.where(corner & 2 != 0, half[1], -half[1])
    if corner & 4 != 0:
        z = half[2]
    else:
        z = -half[2]
    return warp.vec3(x, y, z)


@warp.kernel
def evaluate_box_corner_plane_contacts_scatter_kernel(elements: warp.array(dtype=Element),
                                                      plane_offsets: warp.array2d(dtype=warp.float32),
                                                      current_plane_normals: warp.array(dtype=warp.vec3),
                                                      previous_contact_points: warp.array2d(dtype=warp.vec3),
                                                      mixings: warp.array(dtype=warp.float32),
                                                      weights: warp.array(dtype=warp.float32),
                                                      contact_active: warp.array2d(dtype=warp.int32),
                                                      contact_depth: warp.array2d(dtype=warp.float32),
                                                      contact_points: warp.array2d(dtype=warp.vec3),
                                                      num_contacts: warp.array(dtype=warp.int32),
                                                      contact_depth_sum_squares: warp.array(dtype=warp.float32)):
    """Tests one corner per thread; every corner has a slot of its own, so that contacts keep their identity between steps."""
    b, corner_idx = warp.tid()
    plane_normal = current_plane_normals[0]
    x = warp.transform_point(elements[b].pose, corner_of(elements[b].half_extents, corner_idx))
    distance = warp.dot(plane_normal, x) - plane_offsets[b, corner_idx]
    if distance >= MARGIN:
        contact_active[b, corner_idx] = 0
        return
    contact_active[b, corner_idx] = 1
    value = -distance
    contact_depth[b, corner_idx] = value
    warp.atomic_add(contact_depth_sum_squares, 0, value * value)
    contact_points[b, corner_idx] = (
        weights[b]
        * warp.lerp(previous_contact_points[b, corner_idx], x - plane_normal * distance, mixings[b])
    )
    warp.atomic_add(num_contacts, b, 1)
