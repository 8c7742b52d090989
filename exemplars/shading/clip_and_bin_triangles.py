# idea: triangle setup of a tiled rasterizer
# brief: Clip triangles at the near plane, project them, cull back faces and count the screen tiles that each one covers.
# description: For every triangle, `to_camera` brings its corners `positions[triangles[t]]` into the frame of the
#     `View`: the inverse of its pose, looking along +z. `clip_near` cuts the triangle at z = near of the view into a
#     polygon of up to four corners (`Polygon`, rows): corners in front stay, edges that cross the plane add a point.
#     Fewer than three corners: `CLIPPED`. `project_polygon` divides by z, scales by the focal length and moves the
#     origin to the middle of the image. `signed_area` of the projected polygon not above `min_area` (in pixels):
#     `BACK_FACE`. The pixel bounds of the polygon, `pixel_bounds`, as (least x, least y, greatest x, greatest y), are
#     clamped to the image and rounded down; empty bounds (a greatest one below its least one): `OFF_SCREEN`. Otherwise
#     `VISIBLE`: the square tiles of `TILE` pixels from the least to the greatest bound each get 1 in `tile_count` by
#     atomics, `tiles_covered` their number, `bounds` the pixel bounds, and `nearest_depth` the least z of the clipped
#     corners. `outcome[t]` holds which of the four it was. For triangles that are not visible nothing else is written.
# launch: n
# inputs:
#     view.pose = rigid(-1, 1)
#     view.focal = uniform(16, 32)
#     view.near = uniform(0.1, 0.5)
#     view.width = constant(32)
#     view.height = constant(24)
#     positions[n+2] = uniform(-3, 3)
#     triangles[n] = index(0, n+2)
#     min_area = uniform(0.1, 0.5)
#     tile_count[3, 4] = zero
#     tiles_covered[n] = zero
#     bounds[n] = zero
#     nearest_depth[n] = zero
#     outcome[n] = zero
# fits:
#     indirect_thread
#     total_output(tiles_covered)
import warp as wp

VISIBLE = wp.constant(0)
CLIPPED = wp.constant(1)
BACK_FACE = wp.constant(2)
OFF_SCREEN = wp.constant(3)

TILE = wp.constant(8)

Polygon = wp.types.matrix(shape=(4, 3), dtype=wp.float32)


@wp.struct
class View:
    pose: wp.transform
    focal: float
    near: float
    width: int
    height: int


@wp.func
def to_camera(view: View, positions: wp.array(dtype=wp.vec3), corners: wp.vec3i) -> Polygon:
    camera_from_world = wp.transform_inverse(view.pose)
    polygon = Polygon()
    for k in range(3):
        p = wp.transform_point(camera_from_world, positions[corners[k]])
        for axis in range(3):
            polygon[k, axis] = p[axis]
    return polygon


@wp.func
def clip_near(polygon: Polygon, near: float):
    """Part of a triangle in front of the near plane, and its number of corners."""
    result = Polygon()
    kept = int(0)
    for k in range(3):
        following = (k + 1) % 3
        here = polygon[k, 2] - near
        there = polygon[following, 2] - near
        if here >= 0.0:
            for axis in range(3):
                result[kept, axis] = polygon[k, axis]
            kept += 1
        if (here >= 0.0) != (there >= 0.0):
            share = here / (here - there)
            for axis in range(3):
                result[kept, axis] = wp.lerp(polygon[k, axis], polygon[following, axis], share)
            kept += 1
    return result, kept


@wp.func
def project_polygon(view: View, polygon: Polygon, count: int) -> Polygon:
    """Pixel coordinates and depth of the corners."""
    result = Polygon()
    for k in range(count):
        depth = polygon[k, 2]
        result[k, 0] = view.focal * polygon[k, 0] / depth + 0.5 * float(view.width)
        result[k, 1] = view.focal * polygon[k, 1] / depth + 0.5 * float(view.height)
        result[k, 2] = depth
    return result


@wp.func
def signed_area(polygon: Polygon, count: int) -> float:
    twice = float(0.0)
    for k in range(count):
        following = (k + 1) % count
        twice += polygon[k, 0] * polygon[following, 1] - polygon[following, 0] * polygon[k, 1]
    return 0.5 * twice


@wp.func
def pixel_bounds(view: View, polygon: Polygon, count: int) -> wp.vec4i:
    """Bounds in pixels within the image; a greatest one below its least one means that they are empty."""
    x_least = polygon[0, 0]
    x_greatest = polygon[0, 0]
    y_least = polygon[0, 1]
    y_greatest = polygon[0, 1]
    for k in range(1, count):
        x_least = wp.min(x_least, polygon[k, 0])
        x_greatest = wp.max(x_greatest, polygon[k, 0])
        y_least = wp.min(y_least, polygon[k, 1])
        y_greatest = wp.max(y_greatest, polygon[k, 1])

    # clamped as floats: corners near the camera plane may lie far outside of the range of integers;
    # rounded down: what ends just before the image must not count as its first column or row
    width = float(view.width)
    height = float(view.height)
    return wp.vec4i(
        int(wp.clamp(x_least, 0.0, width)),
        int(wp.clamp(y_least, 0.0, height)),
        int(wp.floor(wp.clamp(x_greatest, -1.0, width - 1.0))),
        int(wp.floor(wp.clamp(y_greatest, -1.0, height - 1.0))),
    )


@wp.func
def least_depth(polygon: Polygon, count: int) -> float:
    depth = polygon[0, 2]
    for k in range(1, count):
        depth = wp.min(depth, polygon[k, 2])
    return depth


@wp.kernel(enable_backward=False)
def clip_and_bin_triangles(
    view: View,
    positions: wp.array(dtype=wp.vec3),
    triangles: wp.array(dtype=wp.vec3i),
    min_area: float,
    tile_count: wp.array2d(dtype=int),
    tiles_covered: wp.array(dtype=int),
    bounds: wp.array(dtype=wp.vec4i),
    nearest_depth: wp.array(dtype=float),
    outcome: wp.array(dtype=int),
):
    """Counting pass; after a scan of the counts a second pass fills the lists of the tiles. Launch: one thread per triangle."""
    t = wp.tid()
    clipped, count = clip_near(to_camera(view, positions, triangles[t]), view.near)
    if count < 3:
        outcome[t] = CLIPPED
        return

    projected = project_polygon(view, clipped, count)
    if signed_area(projected, count) <= min_area:
        outcome[t] = BACK_FACE
        return

    box = pixel_bounds(view, projected, count)
    if box[2] < box[0] or box[3] < box[1]:
        outcome[t] = OFF_SCREEN
        return

    covered = int(0)
    for tile_row in range(box[1] // TILE, box[3] // TILE + 1):
        for tile_column in range(box[0] // TILE, box[2] // TILE + 1):
            wp.atomic_add(tile_count, tile_row, tile_column, 1)
            covered += 1

    tiles_covered[t] = covered
    bounds[t] = box
    nearest_depth[t] = least_depth(projected, count)
    outcome[t] = VISIBLE
