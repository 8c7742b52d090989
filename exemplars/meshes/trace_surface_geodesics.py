# idea: straight geodesics on a triangle mesh
# brief: Walk straight lines over the surface of a triangle mesh by unfolding the faces they cross.
# description: Walker w starts in face `walker_face[w]` at the barycentric coordinates given by `walker_uv[w]` (weights
#     of corner 1 and 2, folded back by `fold_uv` if their sum exceeds 1), in the direction of `walker_direction[w]`,
#     projected to the plane of the face, and has to go `walk_length`. Side s of a face runs from corner s to the next
#     corner of `faces`; `side_frame` gives its unit direction, its length and the unit vector in the face across it,
#     pointing into the face. `find_exit` returns the side, other than the one of entry, that the line meets first and
#     the way to it (-1: none). If the way is at least what is left, the walk ends in the face. Otherwise the line goes
#     on in the face `neighbors[face, side]`, which it enters over its side `neighbor_sides[face, side]`, at the same
#     share of the side from the other end, with the direction taken over: the part along the side turns its sign with
#     the side, the part across goes on. The walk ends at the border (negative neighbour), at degenerate faces (twice
#     the area below `MIN_AREA`), without a side to leave by, or after `MAX_CROSSINGS` crossings. Write the face to
#     `end_face`, the point to `end_point`, what is left of the way to `remaining`, and `ARRIVED`, `AT_BORDER` or, in
#     all other cases, `STUCK` to `status`. A walker whose first face is degenerate or whose projected direction is not
#     longer than `MIN_SPEED` is stuck where it starts. `positions` holds the vertices.
# launch: n
# inputs:
#     positions[n+2] = uniform(-1, 1)
#     faces[2*n, 3] = index(0, n+2)
#     neighbors[2*n, 3] = index(-1, 2*n)
#     neighbor_sides[2*n, 3] = index(0, 3)
#     walker_face[n] = index(0, 2*n)
#     walker_uv[n] = uniform(0, 1)
#     walker_direction[n] = unit
#     walk_length = uniform(0.5, 2)
#     end_face[n] = zero
#     end_point[n] = zero
#     remaining[n] = zero
#     status[n] = zero
# fits:
#     parameter_per_element(walk_length)
#     active_mask
#     indirect_thread
import warp as wp

ARRIVED = wp.constant(0)
AT_BORDER = wp.constant(1)
STUCK = wp.constant(2)

MAX_CROSSINGS = wp.constant(16)
MIN_AREA = wp.constant(1.0e-4)
MIN_SPEED = wp.constant(1.0e-6)


@wp.struct
class Line:
    point: wp.vec3
    direction: wp.vec3
    face: int
    entry: int


@wp.struct
class Side:
    origin: wp.vec3
    along: wp.vec3
    inward: wp.vec3
    length: float


@wp.func
def corner(positions: wp.array(dtype=wp.vec3), faces: wp.array2d(dtype=int), face: int, k: int) -> wp.vec3:
    return positions[faces[face, k % 3]]


@wp.func
def face_normal(positions: wp.array(dtype=wp.vec3), faces: wp.array2d(dtype=int), face: int) -> wp.vec3:
    """Normal with the length of twice the area."""
    a = corner(positions, faces, face, 0)
    return wp.cross(corner(positions, faces, face, 1) - a, corner(positions, faces, face, 2) - a)


@wp.func
def fold_uv(uv: wp.vec2) -> wp.vec2:
    """Mirrors the upper half of the unit square into the triangle."""
    if uv[0] + uv[1] > 1.0:
        return wp.vec2(1.0 - uv[0], 1.0 - uv[1])
    return uv


@wp.func
def side_frame(positions: wp.array(dtype=wp.vec3), faces: wp.array2d(dtype=int), face: int, side: int) -> Side:
    normal = wp.normalize(face_normal(positions, faces, face))
    a = corner(positions, faces, face, side)
    b = corner(positions, faces, face, side + 1)
    result = Side()
    result.origin = a
    result.length = wp.length(b - a)
    result.along = wp.normalize(b - a)
    result.inward = wp.cross(normal, result.along)
    return result


@wp.func
def find_exit(positions: wp.array(dtype=wp.vec3), faces: wp.array2d(dtype=int), line: Line):
    """Side through which a line leaves its face, and the way to it."""
    exit_side = int(-1)
    way = float(0.0)
    for side in range(3):
        if side != line.entry:
            frame = side_frame(positions, faces, line.face, side)
            speed = -wp.dot(line.direction, frame.inward)
            if speed > MIN_SPEED:
                # rounding may have put the point a little outside
                t = wp.max(wp.dot(line.point - frame.origin, frame.inward) / speed, 0.0)
                if exit_side < 0 or t < way:
                    exit_side = side
                    way = t
    return exit_side, way


@wp.func
def cross_side(line: Line, leaving: Side, entered: Side, face: int, entry: int) -> Line:
    """The same line in the next face, as if both were unfolded into a plane."""
    share = wp.clamp(wp.dot(line.point - leaving.origin, leaving.along) / leaving.length, 0.0, 1.0)
    along = wp.dot(line.direction, leaving.along)
    across = -wp.dot(line.direction, leaving.inward)

    # neighbours have their common side in opposite directions
    result = Line()
    result.point = entered.origin + entered.along * ((1.0 - share) * entered.length)
    result.direction = wp.normalize(entered.inward * across - entered.along * along)
    result.face = face
    result.entry = entry
    return result


@wp.kernel(enable_backward=False)
def trace_surface_geodesics(
    positions: wp.array(dtype=wp.vec3),
    faces: wp.array2d(dtype=int),
    neighbors: wp.array2d(dtype=int),
    neighbor_sides: wp.array2d(dtype=int),
    walker_face: wp.array(dtype=int),
    walker_uv: wp.array(dtype=wp.vec2),
    walker_direction: wp.array(dtype=wp.vec3),
    walk_length: float,
    end_face: wp.array(dtype=int),
    end_point: wp.array(dtype=wp.vec3),
    remaining: wp.array(dtype=float),
    status: wp.array(dtype=int),
):
    """Exponential map of a mesh, for stroke placement and surface sampling. Launch: one thread per walker."""
    w = wp.tid()
    start = walker_face[w]
    uv = fold_uv(walker_uv[w])
    a = corner(positions, faces, start, 0)
    b = corner(positions, faces, start, 1)
    c = corner(positions, faces, start, 2)

    line = Line()
    line.face = start
    line.entry = -1
    line.point = a * (1.0 - uv[0] - uv[1]) + b * uv[0] + c * uv[1]

    normal = face_normal(positions, faces, start)
    area = wp.length(normal)
    state = int(STUCK)
    left = float(walk_length)
    walking = bool(area > MIN_AREA)
    if walking:
        normal = normal / area
        tangent = walker_direction[w] - normal * wp.dot(walker_direction[w], normal)
        line.direction = wp.normalize(tangent)
        walking = wp.length(tangent) > MIN_SPEED

    crossings = int(0)
    while walking and crossings < MAX_CROSSINGS:
        crossings += 1
        side, way = find_exit(positions, faces, line)
        if side >= 0 and way < left:
            line.point = line.point + line.direction * way
            left -= way
            following = neighbors[line.face, side]
            if following < 0:
                state = AT_BORDER
                walking = False
            elif wp.length(face_normal(positions, faces, following)) < MIN_AREA:
                walking = False
            else:
                entry = neighbor_sides[line.face, side]
                leaving = side_frame(positions, faces, line.face, side)
                entered = side_frame(positions, faces, following, entry)
                line = cross_side(line, leaving, entered, following, entry)
        elif side >= 0:
            line.point = line.point + line.direction * left
            left = 0.0
            state = ARRIVED
            walking = False
        else:
            walking = False

    end_face[w] = line.face
    end_point[w] = line.point
    remaining[w] = left
    status[w] = state
