# idea: cut-cell volumes and interface areas
# brief: Measure, for every cell of a level set grid, the volume inside of the surface and the area of the surface within the cell.
# description: Cell (i, j, k) has eight corners in `level_set`, negative inside. Corner c has the offsets of its bits: bit 0
#     along the first axis, bit 1 along the second, bit 2 along the third. The cell is cut into the six tetrahedra of the
#     `KUHN` table, all of which share the diagonal from corner 0 to corner 7. `sort_inside_first` brings the corners of a
#     tetrahedron with negative values to the front and counts them. `cut_tetrahedron` then returns the inner volume and the
#     area of the cut: none or all inside give 0 or the whole volume; one inside (or one outside) cuts off a small tetrahedron
#     with one triangle, at the zeros of the linear function along three edges (`edge_zero`); two inside leave a wedge,
#     bounded by a quadrilateral. The wedge is three tetrahedra. Sum over the six tetrahedra; write the volume as a share of
#     the cell's to `volume_fraction` and the area, for cells of the side `spacing`, to `interface_area`. Cells without a
#     change of sign are decided by corner 0, with the fraction 1 or 0 and no area.
# launch: n, 4, 4
# inputs:
#     level_set[n+1, 5, 5] = uniform(-1, 1.5)
#     spacing = uniform(0.1, 0.5)
#     volume_fraction[n, 4, 4] = zero
#     interface_area[n, 4, 4] = zero
# fits:
#     total_output(interface_area)
import warp as wp

KuhnTable = wp.types.matrix(shape=(6, 2), dtype=wp.int32)
# the two corners between 0 and 7 on each of the six ways along the axes
KUHN = wp.constant(KuhnTable(1, 3, 3, 2, 2, 6, 6, 4, 4, 5, 5, 1))

Corners = wp.types.matrix(shape=(4, 3), dtype=wp.float32)


@wp.struct
class Tetrahedron:
    corners: Corners
    values: wp.vec4


@wp.func
def corner_of(tetrahedron: Tetrahedron, k: int) -> wp.vec3:
    return wp.vec3(tetrahedron.corners[k, 0], tetrahedron.corners[k, 1], tetrahedron.corners[k, 2])


@wp.func
def tetrahedron_volume(a: wp.vec3, b: wp.vec3, c: wp.vec3, d: wp.vec3) -> float:
    return wp.abs(wp.dot(b - a, wp.cross(c - a, d - a))) / 6.0


@wp.func
def triangle_area(a: wp.vec3, b: wp.vec3, c: wp.vec3) -> float:
    return 0.5 * wp.length(wp.cross(b - a, c - a))


@wp.func
def edge_zero(tetrahedron: Tetrahedron, i: int, j: int) -> wp.vec3:
    """Where the level set vanishes between two corners of different sign."""
    value_i = tetrahedron.values[i]
    value_j = tetrahedron.values[j]
    return wp.lerp(corner_of(tetrahedron, i), corner_of(tetrahedron, j), value_i / (value_i - value_j))


@wp.func
def set_corner(tetrahedron: Tetrahedron, slot: int, corner: int, value: float) -> Tetrahedron:
    """Puts corner 0..7 of the unit cell into a slot."""
    result = tetrahedron
    for axis in range(3):
        result.corners[slot, axis] = float((corner >> axis) & 1)
    result.values[slot] = value
    return result


@wp.func
def sort_inside_first(tetrahedron: Tetrahedron):
    """Same tetrahedron with its inner corners in front, and their number."""
    result = Tetrahedron()
    front = int(0)
    back = int(3)
    for k in range(4):
        slot = int(back)
        if tetrahedron.values[k] < 0.0:
            slot = front
            front += 1
        else:
            back -= 1
        for axis in range(3):
            result.corners[slot, axis] = tetrahedron.corners[k, axis]
        result.values[slot] = tetrahedron.values[k]
    return result, front


@wp.func
def cut_tetrahedron(tetrahedron: Tetrahedron, inside: int) -> wp.vec2:
    """Inner volume and area of the cut; inner corners come first."""
    if inside == 0:
        return wp.vec2(0.0, 0.0)

    a = corner_of(tetrahedron, 0)
    b = corner_of(tetrahedron, 1)
    c = corner_of(tetrahedron, 2)
    d = corner_of(tetrahedron, 3)
    whole = tetrahedron_volume(a, b, c, d)
    if inside == 4:
        return wp.vec2(whole, 0.0)

    if inside == 1:
        p = edge_zero(tetrahedron, 0, 1)
        q = edge_zero(tetrahedron, 0, 2)
        r = edge_zero(tetrahedron, 0, 3)
        return wp.vec2(tetrahedron_volume(a, p, q, r), triangle_area(p, q, r))
    elif inside == 3:
        p = edge_zero(tetrahedron, 3, 0)
        q = edge_zero(tetrahedron, 3, 1)
        r = edge_zero(tetrahedron, 3, 2)
        return wp.vec2(whole - tetrahedron_volume(d, p, q, r), triangle_area(p, q, r))

    # two inside: a wedge with the edge from a to b and a quadrilateral across
    ac = edge_zero(tetrahedron, 0, 2)
    ad = edge_zero(tetrahedron, 0, 3)
    bc = edge_zero(tetrahedron, 1, 2)
    bd = edge_zero(tetrahedron, 1, 3)
    volume = tetrahedron_volume(a, ac, ad, b) + tetrahedron_volume(ac, ad, b, bd) + tetrahedron_volume(ac, b, bc, bd)
    area = triangle_area(ac, ad, bd) + triangle_area(ac, bd, bc)
    return wp.vec2(volume, area)


@wp.func
def corner_value(level_set: wp.array3d(dtype=float), i: int, j: int, k: int, corner: int) -> float:
    return level_set[i + (corner & 1), j + ((corner >> 1) & 1), k + ((corner >> 2) & 1)]


@wp.kernel(enable_backward=False)
def measure_cut_cells(
    level_set: wp.array3d(dtype=float),
    spacing: float,
    volume_fraction: wp.array3d(dtype=float),
    interface_area: wp.array3d(dtype=float),
):
    """
    Geometry of cut cells for finite volume schemes.

    Args:
        level_set: values at the grid points, negative inside
        spacing: side of a cell
        volume_fraction: inner part of every cell
        interface_area: area of the surface in every cell
    """
    i, j, k = wp.tid()
    first = corner_value(level_set, i, j, k, 0)
    last = corner_value(level_set, i, j, k, 7)

    mixed = bool(False)
    for corner in range(1, 8):
        if (corner_value(level_set, i, j, k, corner) < 0.0) != (first < 0.0):
            mixed = True
    if not mixed:
        volume_fraction[i, j, k] = wp.where(first < 0.0, 1.0, 0.0)
        interface_area[i, j, k] = 0.0
        return

    total = wp.vec2(0.0, 0.0)
    for t in range(wp.static(len(KUHN))):
        near = KUHN[t, 0]
        far = KUHN[t, 1]
        tetrahedron = Tetrahedron()
        tetrahedron = set_corner(tetrahedron, 0, 0, first)
        tetrahedron = set_corner(tetrahedron, 1, near, corner_value(level_set, i, j, k, near))
        tetrahedron = set_corner(tetrahedron, 2, far, corner_value(level_set, i, j, k, far))
        tetrahedron = set_corner(tetrahedron, 3, 7, last)
        ordered, inside = sort_inside_first(tetrahedron)
        total += cut_tetrahedron(ordered, inside)

    volume_fraction[i, j, k] = total[0]
    interface_area[i, j, k] = total[1] * spacing * spacing
