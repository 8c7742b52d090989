# idea: back-projection of depth images
# brief: Turn depth images of several cameras into world points, leaving out pixels without a valid depth.
# description: Launch in three dimensions: `camera`, `row`, `column`. The raw depth times `depth_scale[camera]` is the
#     distance along the optical axis. Pixels with raw depth 0 or a distance beyond `max_depth` are invalid: `valid` 0, and
#     `points` is left alone. The others are back-projected with the `intrinsics[camera]` (fx, fy, cx, cy) to ((column - cx)
#     z / fx, (row - cy) z / fy, z), moved to the world by `camera_pose[camera]`; `valid` is 1. The raw type of `depth` is
#     generic; the overload takes 16-bit unsigned integers.
# launch: n, 12, 16
# inputs:
#     depth[n, 12, 16] = index(0, 6000)
#     depth_scale[n] = constant(0.001)
#     intrinsics[n] = uniform(8, 12)
#     camera_pose[n] = rigid(-1, 1)
#     max_depth = 4
#     points[n, 12, 16] = zero
#     valid[n, 12, 16] = zero
from typing import Any

import warp as wp


@wp.kernel
def depth_image_to_points(
    depth: wp.array3d(dtype=Any),
    depth_scale: wp.array(dtype=float),
    intrinsics: wp.array(dtype=wp.vec4),
    camera_pose: wp.array(dtype=wp.transform),
    max_depth: float,
    points: wp.array3d(dtype=wp.vec3),
    valid: wp.array3d(dtype=wp.uint8),
):
    camera, row, column = wp.tid()
    z = float(depth[camera, row, column]) * depth_scale[camera]
    if z <= 0.0 or z > max_depth:  # cameras report 0 where they saw nothing
        valid[camera, row, column] = wp.uint8(0)
        return

    lens = intrinsics[camera]
    local = wp.vec3((float(column) - lens[2]) * z / lens[0], (float(row) - lens[3]) * z / lens[1], z)
    points[camera, row, column] = wp.transform_point(camera_pose[camera], local)
    valid[camera, row, column] = wp.uint8(1)


wp.overload(depth_image_to_points, {"depth": wp.array3d(dtype=wp.uint16)})
