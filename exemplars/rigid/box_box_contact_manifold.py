# idea: contact manifold of two boxes
# brief: Find the contact points between pairs of oriented boxes by separating axes and face clipping.
# description: One thread per pair `p` of boxes `pairs[p]`, with `pose` and `half_extents`; a pair of one box with itself
#     gets `contact_count[p]` 0, and nothing else is written for it. Fifteen axes are tried: the face normals of a (codes 0
#     to 2) and b (3 to 5), and the cross products of edge i of a with edge j of b (6 + 3 i + j), passed over when shorter
#     than `DEGENERATE`, else normalised. `penetration` along an axis is the sum of both `support_extent` (half extents times
#     |axis . box axis|) minus |offset . axis| of the centres; a negative one means apart: count 0. The least wins, but faces
#     of b must be below `FACE_BIAS`, edges below `EDGE_BIAS` times the best so far. The axis is turned to point from a to b
#     and stored in `normal[p]`, the code in `axis_code[p]`. For edges the one contact lies in the middle of the closest
#     points of the two edges, whose middles `edge_middle` finds as the furthest ones along the normal (a) and against it
#     (b); its depth is the penetration. For faces the box with the face is the reference, with outward normal n (of a along
#     the axis, of b against it), the other box gives the incident face: that of its axis most parallel to n, on the side
#     facing it. `incident_corner` gives its four corners. In coordinates u, v along the other two axes of the reference box
#     and depth d below its face, the polygon is cut by `clip_side` at plus and minus the half extents, first in u, then in
#     v; corners with d >= 0 become contacts, in order, at most `MAX_CONTACTS`: `contact_point[p, k]` on the incident face
#     and `contact_depth[p, k]` d. `contact_count[p]` is their number.
# launch: n
# inputs:
#     pairs[n] = index(0, n)
#     pose[n] = rigid(-0.6, 0.6)
#     half_extents[n] = uniform(0.2, 0.7)
#     axis_code[n] = zero
#     normal[n] = zero
#     contact_count[n] = zero
#     contact_point[n, 8] = zero
#     contact_depth[n, 8] = zero
# fits:
#     indirect_thread
import warp as wp

MAX_CONTACTS = wp.constant(8)
DEGENERATE = wp.constant(1.0e-3)
FACE_BIAS = wp.constant(0.98)
EDGE_BIAS = wp.constant(0.95)
LARGE = wp.constant(1.0e30)

vec8 = wp.types.vector(length=8, dtype=float)


@wp.func
def column(rotation: wp.mat33, k: int) -> wp.vec3:
    return wp.vec3(rotation[0, k], rotation[1, k], rotation[2, k])


@wp.func
def support_extent(rotation: wp.mat33, half: wp.vec3, axis: wp.vec3) -> float:
    """Half the width of a box along an axis."""
    local = wp.transpose(rotation) * axis
    return wp.dot(wp.abs(local), half)


@wp.func
def penetration(
    rot_a: wp.mat33, half_a: wp.vec3, rot_b: wp.mat33, half_b: wp.vec3, offset: wp.vec3, axis: wp.vec3
) -> float:
    reach = support_extent(rot_a, half_a, axis) + support_extent(rot_b, half_b, axis)
    return reach - wp.abs(wp.dot(offset, axis))


@wp.func
def edge_middle(center: wp.vec3, rotation: wp.mat33, half: wp.vec3, direction: wp.vec3, edge: int) -> wp.vec3:
    """Middle of the edge parallel to a box axis that reaches furthest along a direction."""
    local = wp.transpose(rotation) * direction
    middle = wp.vec3(0.0)
    for k in range(3):
        if k != edge:
            middle[k] = wp.where(local[k] > 0.0, half[k], -half[k])
    return center + rotation * middle


@wp.func
def edge_contact_point(middle_a: wp.vec3, edge_a: wp.vec3, middle_b: wp.vec3, edge_b: wp.vec3) -> wp.vec3:
    """Halfway between the closest points of two lines that are not parallel; edges are unit vectors."""
    offset = middle_b - middle_a
    cosine = wp.dot(edge_a, edge_b)
    along_a = wp.dot(offset, edge_a)
    along_b = wp.dot(offset, edge_b)
    denominator = wp.max(1.0 - cosine * cosine, DEGENERATE * DEGENERATE)
    s = (along_a - cosine * along_b) / denominator
    t = (cosine * along_a - along_b) / denominator
    return 0.5 * (middle_a + edge_a * s + middle_b + edge_b * t)


@wp.func
def most_parallel_axis(local: wp.vec3) -> int:
    size = wp.abs(local)
    if size[0] >= size[1] and size[0] >= size[2]:
        return 0
    if size[1] >= size[2]:
        return 1
    return 2


@wp.func
def incident_corner(center: wp.vec3, rotation: wp.mat33, half: wp.vec3, axis: int, side: float, k: int) -> wp.vec3:
    """Corner k, counted around, of the face of a box on one side of an axis."""
    first = (axis + 1) % 3
    second = (axis + 2) % 3
    local = wp.vec3(0.0)
    local[axis] = side * half[axis]
    local[first] = wp.where(k == 0 or k == 3, -half[first], half[first])
    local[second] = wp.where(k < 2, -half[second], half[second])
    return center + rotation * local


@wp.func
def clip_side(u: vec8, v: vec8, d: vec8, count: int, sign: float, limit: float):
    """Cuts a polygon at sign * u = limit and keeps what is below (Sutherland and Hodgman)."""
    out_u = vec8()
    out_v = vec8()
    out_d = vec8()
    kept = int(0)
    for k in range(count):
        after = wp.where(k + 1 < count, k + 1, 0)
        room = limit - sign * u[k]
        room_after = limit - sign * u[after]
        if room >= 0.0 and kept < MAX_CONTACTS:
            out_u[kept] = u[k]
            out_v[kept] = v[k]
            out_d[kept] = d[k]
            kept += 1
        if room * room_after < 0.0 and kept < MAX_CONTACTS:  # the edge crosses
            t = room / (room - room_after)
            out_u[kept] = wp.lerp(u[k], u[after], t)
            out_v[kept] = wp.lerp(v[k], v[after], t)
            out_d[kept] = wp.lerp(d[k], d[after], t)
            kept += 1
    return out_u, out_v, out_d, kept


@wp.kernel(enable_backward=False)
def box_box_contact_manifold(
    pairs: wp.array(dtype=wp.vec2i),
    pose: wp.array(dtype=wp.transform),
    half_extents: wp.array(dtype=wp.vec3),
    axis_code: wp.array(dtype=int),
    normal: wp.array(dtype=wp.vec3),
    contact_count: wp.array(dtype=int),
    contact_point: wp.array2d(dtype=wp.vec3),
    contact_depth: wp.array2d(dtype=float),
):
    """Contact points between oriented boxes.

    Args:
        axis_code: which of the fifteen axes the normal is, for matching contacts between steps.
        normal: from the first box of the pair to the second.
        contact_count: number of entries used in the rows of contact_point and contact_depth.
    """
    p = wp.tid()
    a = pairs[p][0]
    b = pairs[p][1]
    contact_count[p] = 0
    if a == b:
        return

    center_a = wp.transform_get_translation(pose[a])
    center_b = wp.transform_get_translation(pose[b])
    rot_a = wp.quat_to_matrix(wp.transform_get_rotation(pose[a]))
    rot_b = wp.quat_to_matrix(wp.transform_get_rotation(pose[b]))
    half_a = half_extents[a]
    half_b = half_extents[b]
    offset = center_b - center_a

    # which axis parts the boxes, or lets them overlap least
    best = float(LARGE)
    axis = wp.vec3(0.0)
    code = int(0)
    for k in range(6):
        face = wp.vec3(0.0)
        bias = float(1.0)
        if k < 3:
            face = column(rot_a, k)
        else:
            face = column(rot_b, k - 3)
            bias = FACE_BIAS  # prefer one box, so that the manifold does not flicker
        overlap = penetration(rot_a, half_a, rot_b, half_b, offset, face)
        if overlap < 0.0:
            return
        if overlap < bias * best:
            best = overlap
            axis = face
            code = k
    for i in range(3):
        for j in range(3):
            edge = wp.cross(column(rot_a, i), column(rot_b, j))
            length = wp.length(edge)
            if length > DEGENERATE:  # parallel edges add nothing to the faces
                edge = edge / length
                overlap = penetration(rot_a, half_a, rot_b, half_b, offset, edge)
                if overlap < 0.0:
                    return
                if overlap < EDGE_BIAS * best:
                    best = overlap
                    axis = edge
                    code = 6 + 3 * i + j
    if wp.dot(axis, offset) < 0.0:
        axis = -axis
    axis_code[p] = code
    normal[p] = axis

    if code >= 6:
        edge_a = (code - 6) // 3
        edge_b = (code - 6) % 3
        middle_a = edge_middle(center_a, rot_a, half_a, axis, edge_a)
        middle_b = edge_middle(center_b, rot_b, half_b, -axis, edge_b)
        contact_point[p, 0] = edge_contact_point(middle_a, column(rot_a, edge_a), middle_b, column(rot_b, edge_b))
        contact_depth[p, 0] = best
        contact_count[p] = 1
        return

    # the reference box has the face, the incident one is clipped by its sides
    center = center_a
    rotation = rot_a
    half = half_a
    other_center = center_b
    other_rotation = rot_b
    other_half = half_b
    outward = axis
    if code >= 3:
        center = center_b
        rotation = rot_b
        half = half_b
        other_center = center_a
        other_rotation = rot_a
        other_half = half_a
        outward = -axis
    face_axis = code % 3
    first = (face_axis + 1) % 3
    second = (face_axis + 2) % 3
    axis_u = column(rotation, first)
    axis_v = column(rotation, second)

    facing = wp.transpose(other_rotation) * outward
    incident = most_parallel_axis(facing)
    side = wp.where(facing[incident] > 0.0, -1.0, 1.0)
    u = vec8()
    v = vec8()
    d = vec8()
    for k in range(4):
        corner = incident_corner(other_center, other_rotation, other_half, incident, side, k) - center
        u[k] = wp.dot(corner, axis_u)
        v[k] = wp.dot(corner, axis_v)
        d[k] = half[face_axis] - wp.dot(corner, outward)

    u, v, d, count = clip_side(u, v, d, 4, 1.0, half[first])
    u, v, d, count = clip_side(u, v, d, count, -1.0, half[first])
    v, u, d, count = clip_side(v, u, d, count, 1.0, half[second])
    v, u, d, count = clip_side(v, u, d, count, -1.0, half[second])

    found = int(0)
    for k in range(count):
        if d[k] >= 0.0:
            contact_point[p, found] = center + axis_u * u[k] + axis_v * v[k] + outward * (half[face_axis] - d[k])
            contact_depth[p, found] = d[k]
            found += 1
    contact_count[p] = found
