# idea: rasterization into a visibility buffer
# brief: Rasterize screen-space triangles into a buffer that keeps the nearest triangle of each pixel.
# description: For every triangle, take its corners `triangles[t]`: `screen_positions` in pixels and `depth_of_vertex`,
#     from 0 to 1 inside of the view volume. Twice its area is `edge_function` of the corners; at most `MIN_AREA` is a
#     back face or a sliver and is skipped. Go over the pixels of its bounding box, clamped to the image, whose centres
#     lie inside (all three edge functions at least zero). The depth is interpolated linearly, pixels with a depth
#     outside of 0..1 are left out. `pack_visibility` makes a key with the depth, scaled by `DEPTH_SCALE`, in the high
#     half and the triangle in the low half, so that the atomic minimum into `visibility` keeps the nearest one, and of
#     equals the lowest triangle. Write the number of pixels that passed to `covered[t]`; for skipped triangles it
#     stays.
# launch: n
# inputs:
#     screen_positions[n+2] = uniform(0, 12)
#     depth_of_vertex[n+2] = uniform(-0.1, 1.1)
#     triangles[n] = index(0, n+2)
#     visibility[12, 12] = constant(4611686018427387904)
#     covered[n] = zero
# fits:
#     indirect_thread
#     total_output(covered)
import warp as wp

MIN_AREA = wp.constant(1.0e-4)
DEPTH_SCALE = wp.constant(16777215.0)  # 24 bits, all that a float32 resolves


@wp.func
def edge_function(a: wp.vec2, b: wp.vec2, p: wp.vec2) -> float:
    """Twice the signed area of the triangle (a, b, p)."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


@wp.func
def pack_visibility(depth: float, triangle: int) -> wp.int64:
    return (wp.int64(depth * DEPTH_SCALE) << wp.int64(32)) | wp.int64(triangle)


@wp.kernel(enable_backward=False)
def rasterize_visibility_buffer(
    screen_positions: wp.array(dtype=wp.vec2),
    depth_of_vertex: wp.array(dtype=float),
    triangles: wp.array(dtype=wp.vec3i),
    visibility: wp.array2d(dtype=wp.int64),
    covered: wp.array(dtype=int),
):
    t = wp.tid()
    corners = triangles[t]
    a = screen_positions[corners[0]]
    b = screen_positions[corners[1]]
    c = screen_positions[corners[2]]

    area = edge_function(a, b, c)
    if area <= MIN_AREA:
        return

    height = visibility.shape[0]
    width = visibility.shape[1]
    x_begin = wp.max(int(wp.floor(wp.min(a[0], wp.min(b[0], c[0])))), 0)
    x_end = wp.min(int(wp.ceil(wp.max(a[0], wp.max(b[0], c[0])))), width)
    y_begin = wp.max(int(wp.floor(wp.min(a[1], wp.min(b[1], c[1])))), 0)
    y_end = wp.min(int(wp.ceil(wp.max(a[1], wp.max(b[1], c[1])))), height)

    count = int(0)
    for y in range(y_begin, y_end):
        for x in range(x_begin, x_end):
            center = wp.vec2(float(x) + 0.5, float(y) + 0.5)
            weight_a = edge_function(b, c, center)
            weight_b = edge_function(c, a, center)
            weight_c = edge_function(a, b, center)
            if weight_a >= 0.0 and weight_b >= 0.0 and weight_c >= 0.0:
                depth = (
                    weight_a * depth_of_vertex[corners[0]]
                    + weight_b * depth_of_vertex[corners[1]]
                    + weight_c * depth_of_vertex[corners[2]]
                ) / area
                if depth >= 0.0 and depth <= 1.0:
                    wp.atomic_min(visibility, y, x, pack_visibility(depth, t))
                    count += 1

    covered[t] = count
