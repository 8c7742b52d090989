# idea: depth image of a mesh
# brief: Cast a ray through every pixel of a pinhole camera and record the depth and the facing ratio of the first surface.
# description: Launch over rows and columns of the image. A `Camera` has an `eye`, a `target` it looks at, and `half_height`,
#     half the height of the image plane at distance 1. `view_axis` is its unit direction of view, which must not be vertical;
#     `pixel_direction` gives the unit direction through the middle of a pixel, rows from the top down, with square pixels and
#     y as up. The ray of `camera` against `mesh` reaches up to `far`. On a hit, `depth[row, column]` is the distance along
#     the camera's forward axis, not along the ray, and `facing[row, column]` the magnitude of the cosine between direction
#     and normal. Without one, depth is `far` and facing 0.
# launch: n, 12
# inputs:
#     mesh = handle(mesh)
#     camera.eye = constant(3)
#     camera.target = uniform(-0.2, 0.2)
#     camera.half_height = 0.5
#     far = 20
#     depth[n, 12] = zero
#     facing[n, 12] = zero
import warp as wp


@wp.struct
class Camera:
    eye: wp.vec3
    target: wp.vec3
    half_height: float


@wp.func
def view_axis(camera: Camera) -> wp.vec3:
    return wp.normalize(camera.target - camera.eye)


@wp.func
def pixel_direction(camera: Camera, row: int, column: int, height: int, width: int) -> wp.vec3:
    forward = view_axis(camera)
    right = wp.normalize(wp.cross(forward, wp.vec3(0.0, 1.0, 0.0)))
    up = wp.cross(right, forward)
    step = 2.0 * camera.half_height / float(height)
    x = (float(column) + 0.5 - 0.5 * float(width)) * step
    y = (0.5 * float(height) - float(row) - 0.5) * step
    return wp.normalize(forward + right * x + up * y)


@wp.kernel
def render_depth_and_facing(
    mesh: wp.uint64,
    camera: Camera,
    far: float,
    depth: wp.array2d(dtype=float),
    facing: wp.array2d(dtype=float),
):
    """Launch: rows x columns."""
    row, column = wp.tid()
    direction = pixel_direction(camera, row, column, depth.shape[0], depth.shape[1])
    hit = wp.mesh_query_ray(mesh, camera.eye, direction, far)

    if hit.result:
        # depth buffers are planar: a wall seen head on has one depth
        depth[row, column] = hit.t * wp.dot(direction, view_axis(camera))
        facing[row, column] = wp.abs(wp.dot(direction, hit.normal))
    else:
        depth[row, column] = far
        facing[row, column] = 0.0
