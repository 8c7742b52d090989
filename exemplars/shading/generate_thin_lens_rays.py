# idea: camera rays with lens distortion and depth of field
# brief: Generate one jittered primary ray per pixel for a thin-lens camera with radial distortion.
# description: For pixel (row, column), take a random point inside of the pixel with a generator seeded by `seed` and the
#     number of the pixel in rows of `width`. Its image coordinates are (column + dx - `camera.center_x`) / `camera.focal`,
#     and the same for rows. `undistort` inverts the radial model r * (1 + k1 r^2 + k2 r^4) with `camera.k1` and `camera.k2`
#     by `UNDISTORT_STEPS` fixed-point steps. The camera looks along +z of `camera.pose`. Its focus lies on the plane at depth
#     `camera.focus_distance`: the ray starts at a random point of the lens, a disk with the radius `camera.aperture` sampled
#     by area, and goes through the point of that plane that the pinhole ray meets. With an aperture of zero no lens point is
#     drawn. Write the start to `ray_origin` and the unit direction to `ray_direction`, both in the world.
# launch: n, 16
# inputs:
#     camera.pose = rigid(-1, 1)
#     camera.focal = uniform(12, 20)
#     camera.center_x = constant(8)
#     camera.center_y = constant(8)
#     camera.k1 = uniform(-0.05, 0.05)
#     camera.k2 = uniform(-0.01, 0.01)
#     camera.aperture = uniform(0.01, 0.05)
#     camera.focus_distance = uniform(2, 5)
#     width = constant(16)
#     seed = index(0, 1000)
#     ray_origin[n, 16] = zero
#     ray_direction[n, 16] = zero
import warp as wp

UNDISTORT_STEPS = wp.constant(4)


@wp.struct
class Camera:
    pose: wp.transform
    focal: float
    center_x: float
    center_y: float
    k1: float
    k2: float
    aperture: float
    focus_distance: float


@wp.func
def undistort(x: float, y: float, k1: float, k2: float) -> wp.vec2:
    """Ideal image coordinates whose distorted position is (x, y)."""
    u = x
    v = y
    for _step in range(UNDISTORT_STEPS):
        r2 = u * u + v * v
        scale = 1.0 + r2 * (k1 + k2 * r2)
        # far outside of the calibrated image the model folds back and may even reach zero
        scale = wp.max(scale, 0.5)
        u = x / scale
        v = y / scale
    return wp.vec2(u, v)


@wp.func
def sample_lens(state: wp.uint32, aperture: float) -> wp.vec3:
    radius = aperture * wp.sqrt(wp.randf(state))
    angle = 2.0 * wp.pi * wp.randf(state)
    return wp.vec3(radius * wp.cos(angle), radius * wp.sin(angle), 0.0)


@wp.kernel
def generate_thin_lens_rays(camera: Camera, width: int, seed: int, ray_origin: wp.array2d(dtype=wp.vec3),
                            ray_direction: wp.array2d(dtype=wp.vec3)):
    row, column = wp.tid()
    state = wp.rand_init(seed, row * width + column)

    x = (float(column) + wp.randf(state) - camera.center_x) / camera.focal
    y = (float(row) + wp.randf(state) - camera.center_y) / camera.focal
    ideal = undistort(x, y, camera.k1, camera.k2)
    in_focus = wp.vec3(ideal[0], ideal[1], 1.0) * camera.focus_distance

    start = wp.vec3()
    if camera.aperture > 0.0:
        start = sample_lens(state, camera.aperture)

    ray_origin[row, column] = wp.transform_point(camera.pose, start)
    ray_direction[row, column] = wp.transform_vector(camera.pose, wp.normalize(in_focus - start))
