# idea: wrenches from loads on shapes
# brief: Sum forces that act at points of shapes into the wrench of the body each shape belongs to.
# description: One thread per load. The load acts on shape `load_shape[load]`, whose body is `shape_body` of it; a
#     negative body is the static world and takes nothing. The point `load_point[load]`, in the frame of the body, and
#     the centre of mass `body_com` are moved to the world by `body_pose`. The spatial vector of torque, arm x
#     `load_force[load]` (given in world axes) with the arm from centre of mass to point, and force is added to
#     `body_wrench` atomically.
# launch: n
# inputs:
#     load_shape[n] = index(0, n)
#     load_point[n] = uniform(-1, 1)
#     load_force[n] = uniform(-10, 10)
#     shape_body[n] = index(-1, n)
#     body_pose[n] = rigid(-1, 1)
#     body_com[n] = uniform(-0.1, 0.1)
#     body_wrench[n] = zero
# fits:
#     active_mask
import warp as wp


@wp.kernel
def accumulate_external_wrenches(
  load_shape: wp.array(dtype=int),
  load_point: wp.array(dtype=wp.vec3),
  load_force: wp.array(dtype=wp.vec3),
  shape_body: wp.array(dtype=int),
  body_pose: wp.array(dtype=wp.transform),
  body_com: wp.array(dtype=wp.vec3),
  body_wrench: wp.array(dtype=wp.spatial_vector),
):
  load = wp.tid()
  body = shape_body[load_shape[load]]
  if body < 0:
    return

  # the arm is a difference of two points of the body, so only the rotation of the pose matters
  arm = wp.transform_vector(body_pose[body], load_point[load] - body_com[body])
  f = load_force[load]
  wp.atomic_add(body_wrench, body, wp.spatial_vector(wp.cross(arm, f), f))
