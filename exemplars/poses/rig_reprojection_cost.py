# idea: reprojection errors of a camera rig
# brief: Project landmarks into the cameras of a moving rig and sum the robust reprojection cost per frame.
# description: Observation o sees the landmark `landmark_index[o]` in frame `frame_index[o]` with camera
#     `camera_index[o]`, at the pixel `pixels[o]`. The camera's pose in the world is `rig_poses` of the frame times
#     `extrinsics` of the camera. Bring the position in `landmarks` into the camera; in front of the camera, at a depth
#     (z) of `MIN_DEPTH` or more, it projects with the camera's `intrinsics` (focal x, focal y, centre x, centre y).
#     `residuals[o]` is the projection less the pixel. `robust_cost` is half the square of its length within
#     `threshold`, and threshold * (length - threshold / 2) beyond. Add it to `frame_cost` at the frame, and 1 to
#     `frame_inliers` there if the length is within the threshold, both by atomics. Landmarks that are not in front give
#     the residual zero and no cost.
# launch: n
# inputs:
#     frame_index[n] = index(0, n)
#     camera_index[n] = index(0, 4)
#     landmark_index[n] = index(0, n)
#     pixels[n] = uniform(0, 128)
#     rig_poses[n] = rigid(-1, 1)
#     extrinsics[4] = rigid(-0.2, 0.2)
#     intrinsics[4] = uniform(60, 70)
#     landmarks[n] = uniform(-6, 6)
#     threshold = uniform(20, 60)
#     residuals[n] = zero
#     frame_cost[n] = zero
#     frame_inliers[n] = zero
# fits:
#     parameter_per_element(threshold)
#     active_mask
#     length_output(residuals)
import warp as wp

MIN_DEPTH = wp.constant(0.5)


@wp.func
def project(point: wp.vec3, intrinsics: wp.vec4) -> wp.vec2:
    return wp.vec2(
        intrinsics[0] * point[0] / point[2] + intrinsics[2],
        intrinsics[1] * point[1] / point[2] + intrinsics[3],
    )


@wp.func
def robust_cost(length: float, threshold: float) -> float:
    """Huber's loss."""
    if length <= threshold:
        return 0.5 * length * length
    return threshold * (length - 0.5 * threshold)


@wp.kernel
def rig_reprojection_cost(
    frame_index: wp.array(dtype=int),
    camera_index: wp.array(dtype=int),
    landmark_index: wp.array(dtype=int),
    pixels: wp.array(dtype=wp.vec2),
    rig_poses: wp.array(dtype=wp.transform),
    extrinsics: wp.array(dtype=wp.transform),
    intrinsics: wp.array(dtype=wp.vec4),
    landmarks: wp.array(dtype=wp.vec3),
    threshold: float,
    residuals: wp.array(dtype=wp.vec2),
    frame_cost: wp.array(dtype=float),
    frame_inliers: wp.array(dtype=int),
):
    o = wp.tid()
    frame = frame_index[o]
    camera = camera_index[o]

    world_from_camera = wp.transform_multiply(rig_poses[frame], extrinsics[camera])
    point = wp.transform_point(wp.transform_inverse(world_from_camera), landmarks[landmark_index[o]])
    if point[2] < MIN_DEPTH:
        residuals[o] = wp.vec2(0.0, 0.0)
        return

    residual = project(point, intrinsics[camera]) - pixels[o]
    length = wp.length(residual)
    residuals[o] = residual
    wp.atomic_add(frame_cost, frame, robust_cost(length, threshold))
    if length <= threshold:
        wp.atomic_add(frame_inliers, frame, 1)
