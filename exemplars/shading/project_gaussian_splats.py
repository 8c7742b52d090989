# idea: projection of 3-d Gaussians for splatting
# brief: Project anisotropic 3-d Gaussians to screen-space ellipses and count the image tiles that each touches.
# description: For every splat, bring `centers[splat]` into the camera by `world_to_camera`. Splats nearer than `NEAR` along
#     z, or with an `opacity` below `MIN_OPACITY`, get a `radius` and `tiles_touched` of 0. `world_covariance` is R S S R^T of
#     the rotation and the scales. `screen_covariance` applies the rotation of the camera and the Jacobian of the perspective
#     projection with the focal length `focal` at the centre, whose x/z and y/z are clamped to `clip` to keep it bounded, and
#     adds `LOW_PASS` to the diagonal, so that a splat covers at least about a pixel. Write the centre on the screen, focal *
#     (x, y) / z + `principal`, to `screen_center`, the inverse covariance (xx, xy, yy) to `conic`, the depth z to `depth`,
#     three standard deviations of the longer axis, rounded up (the squared half difference of the eigenvalues not below
#     `MIN_SPREAD`), to `radius`, and the number of tiles of `TILE` pixels that its bounding square touches within
#     `tile_columns` x `tile_rows` to `tiles_touched`. A covariance whose determinant is not positive has the radius 0, too.
#     `scales` and `rotations` belong to the splats.
# launch: n
# inputs:
#     centers[n] = uniform(-4, 4)
#     scales[n] = uniform(0.05, 0.3)
#     rotations[n] = unit
#     opacity[n] = uniform(0, 0.5)
#     world_to_camera = rigid(-1, 1)
#     focal = uniform(32, 64)
#     principal = constant(32)
#     clip = constant(1.3)
#     tile_columns = constant(4)
#     tile_rows = constant(4)
#     screen_center[n] = zero
#     conic[n] = zero
#     depth[n] = zero
#     radius[n] = zero
#     tiles_touched[n] = zero
# fits:
#     indirect_thread
#     total_output(tiles_touched)
import warp as wp

NEAR = wp.constant(0.2)
MIN_OPACITY = wp.constant(1.0 / 255.0)
LOW_PASS = wp.constant(0.3)
TILE = wp.constant(16)
MIN_SPREAD = wp.constant(0.1)  # keeps the root away from zero for round splats

mat23 = wp.types.matrix(shape=(2, 3), dtype=wp.float32)


@wp.func
def world_covariance(rotation: wp.quat, scale: wp.vec3) -> wp.mat33:
    axes = wp.quat_to_matrix(rotation) * wp.diag(scale)
    return axes * wp.transpose(axes)


@wp.func
def screen_covariance(covariance: wp.mat33, camera_rotation: wp.mat33, p: wp.vec3, focal: float, clip: float) -> wp.mat22:
    """First-order projection of a covariance at the point p of the camera's frame."""
    # the linearisation explodes outside of the view; clamping keeps splats that reach into it usable
    x = wp.clamp(p[0] / p[2], -clip, clip)
    y = wp.clamp(p[1] / p[2], -clip, clip)
    scale = focal / p[2]
    jacobian = mat23(
        scale, 0.0, -scale * x,
        0.0, scale, -scale * y,
    )
    m = jacobian * camera_rotation
    return m * covariance * wp.transpose(m) + wp.identity(n=2, dtype=float) * LOW_PASS


@wp.func
def clamp_tile(coordinate: float, tiles: int) -> int:
    return wp.clamp(int(wp.floor(coordinate / float(TILE))), 0, tiles)


@wp.kernel
def project_gaussian_splats(
    centers: wp.array(dtype=wp.vec3),
    scales: wp.array(dtype=wp.vec3),
    rotations: wp.array(dtype=wp.quat),
    opacity: wp.array(dtype=float),
    world_to_camera: wp.transform,
    focal: float,
    principal: wp.vec2,
    clip: float,
    tile_columns: int,
    tile_rows: int,
    screen_center: wp.array(dtype=wp.vec2),
    conic: wp.array(dtype=wp.vec3),
    depth: wp.array(dtype=float),
    radius: wp.array(dtype=int),
    tiles_touched: wp.array(dtype=int),
):
    """First pass of Gaussian splatting; the second sorts splats by tile. Launch: one thread per splat."""
    splat = wp.tid()
    radius[splat] = 0
    tiles_touched[splat] = 0

    p = wp.transform_point(world_to_camera, centers[splat])
    if p[2] < NEAR or opacity[splat] < MIN_OPACITY:
        return

    covariance = world_covariance(rotations[splat], scales[splat])
    camera_rotation = wp.quat_to_matrix(wp.transform_get_rotation(world_to_camera))
    footprint = screen_covariance(covariance, camera_rotation, p, focal, clip)
    determinant = footprint[0, 0] * footprint[1, 1] - footprint[0, 1] * footprint[0, 1]
    if determinant <= 0.0:
        return

    center = wp.vec2(p[0] / p[2], p[1] / p[2]) * focal + principal
    screen_center[splat] = center
    conic[splat] = wp.vec3(footprint[1, 1], -footprint[0, 1], footprint[0, 0]) / determinant
    depth[splat] = p[2]

    # larger eigenvalue of a symmetric 2x2 matrix
    middle = 0.5 * (footprint[0, 0] + footprint[1, 1])
    largest = middle + wp.sqrt(wp.max(middle * middle - determinant, MIN_SPREAD))
    extent = wp.ceil(3.0 * wp.sqrt(largest))

    x_begin = clamp_tile(center[0] - extent, tile_columns)
    x_end = clamp_tile(center[0] + extent + float(TILE), tile_columns)
    y_begin = clamp_tile(center[1] - extent, tile_rows)
    y_end = clamp_tile(center[1] + extent + float(TILE), tile_rows)
    radius[splat] = int(extent)
    tiles_touched[splat] = (x_end - x_begin) * (y_end - y_begin)
