# idea: parallel transport of frames along hair
# brief: Carry the material frame of each hair from root to tip without twist and measure curvature on the way.
# description: One thread per hair `s`; its points are `points[k]` from `hair_start[s]` to `hair_start[s + 1]`. Hairs of
#     fewer than 2 points are left alone. The first frame is `root_frame[s]` turned by `minimal_rotation` so that its z
#     axis lies on the first segment. At each later segment the frame is turned by `minimal_rotation` from the last
#     tangent to the new one: quaternion (t0 x t1, 1 + t0.t1) normalised, or, if the tangents are opposite (1 + t0.t1
#     below `EPSILON`), half a turn about an axis across t0: (-y, x, 0) of its components, or (0, -z, y) where |z| is
#     above `STEEP`, normalised. `segment_tangent` is the unit direction, or the last tangent (the z axis at the root)
#     where a segment is shorter than `EPSILON`. `frames[k]` is the frame of the segment that begins at k, the last
#     point repeats the frame before it. `curvature[k]`, for inner points, is the curvature binormal 2 t0 x t1 / (1 +
#     t0.t1), its denominator kept at `EPSILON` or more.
# launch: n
# inputs:
#     hair_start[n+1] = offsets(0, 8*n)
#     points[8*n] = uniform(-1, 1)
#     root_frame[n] = unit
#     frames[8*n] = zero
#     curvature[8*n] = zero
# fits:
#     indirect_thread
import warp as wp

EPSILON = wp.constant(1.0e-3)
STEEP = wp.constant(0.9)


@wp.func
def minimal_rotation(t0: wp.vec3, t1: wp.vec3) -> wp.quat:
  """The rotation of t0 to t1 that does not twist about them."""
  real = 1.0 + wp.dot(t0, t1)
  if real < EPSILON:
    across = wp.vec3(-t0[1], t0[0], 0.0)
    if wp.abs(t0[2]) > STEEP:
      across = wp.vec3(0.0, -t0[2], t0[1])
    across = wp.normalize(across)
    return wp.quat(across[0], across[1], across[2], 0.0)
  axis = wp.cross(t0, t1)
  return wp.normalize(wp.quat(axis[0], axis[1], axis[2], real))


@wp.func
def segment_tangent(points: wp.array(dtype=wp.vec3), k: int, last: wp.vec3) -> wp.vec3:
  span = points[k + 1] - points[k]
  length = wp.length(span)
  if length < EPSILON:
    return last
  return span / length


@wp.kernel
def transport_hair_frames(
  hair_start: wp.array(dtype=int),
  points: wp.array(dtype=wp.vec3),
  root_frame: wp.array(dtype=wp.quat),
  frames: wp.array(dtype=wp.quat),
  curvature: wp.array(dtype=wp.vec3),
):
  """Bishop frames of hairs stored one after the other.

  Args:
    hair_start: first point of every hair, and the end of the last.
    root_frame: frame on the scalp, z along the hair.
    curvature: curvature binormal at inner points, used by the bending forces.
  """
  s = wp.tid()
  begin = hair_start[s]
  end = hair_start[s + 1]
  if end - begin < 2:
    return

  root = root_frame[s]
  z = wp.quat_rotate(root, wp.vec3(0.0, 0.0, 1.0))
  tangent = segment_tangent(points, begin, z)
  frame = minimal_rotation(z, tangent) * root
  frames[begin] = frame

  for k in range(begin + 1, end - 1):
    ahead = segment_tangent(points, k, tangent)
    frame = minimal_rotation(tangent, ahead) * frame
    frames[k] = frame
    bend = wp.max(1.0 + wp.dot(tangent, ahead), EPSILON)
    curvature[k] = wp.cross(tangent, ahead) * (2.0 / bend)
    tangent = ahead
  frames[end - 1] = frame
