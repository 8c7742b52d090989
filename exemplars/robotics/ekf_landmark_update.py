# idea: Kalman update of a robot pose from a landmark
# brief: Correct pose and covariance of many robots by a range and bearing measurement of a known landmark, in double precision.
# description: One thread per robot `r`. `seen[r]` is a landmark or -1; without one nothing changes and `accepted[r]` is
#     0. The landmark position is `landmarks` of it, the offset from the pose `mean[r]` (x, y, heading) has squared
#     length q; closer than `MIN_RANGE`, the update is refused. The prediction is (sqrt(q), atan2(dy, dx) - heading);
#     the innovation v is `measurement[r]` minus it, its bearing wrapped to within pi by `wrap_angle`. H is 2x3: rows
#     (-dx/d, -dy/d, 0) and (dy/q, -dx/q, -1), d = sqrt(q). S = H P H^T + diag(`range_sigma`^2, `bearing_sigma`^2), P =
#     `covariance[r]`. If the squared Mahalanobis distance v . S^-1 v is above `gate`, refused too. Otherwise K = P H^T
#     S^-1, mean + K v with the heading wrapped, and P in Joseph form, with R the diagonal noise matrix, (1 - K H) P (1
#     - K H)^T + K R K^T. `mean` and `covariance` are updated in place and `accepted[r]` is 1; refused updates write 0.
# launch: n
# inputs:
#     seen[n] = index(-1, 16)
#     landmarks[16] = uniform(-2, 2)
#     measurement[n] = uniform(0, 3)
#     range_sigma = uniform(0.5, 1)
#     bearing_sigma = uniform(0.5, 1)
#     gate = 6
#     mean[n] = uniform(-2, 2)
#     covariance[n] = spd(0.1, 1)
#     accepted[n] = zero
# fits:
#     parameter_per_element(range_sigma, bearing_sigma)
#     parameter_per_group(range_sigma, bearing_sigma: sensor)
#     indirect_thread
import warp as wp

mat23d = wp.types.matrix(shape=(2, 3), dtype=wp.float64)

MIN_RANGE = wp.constant(wp.float64(0.1))
PI = wp.constant(wp.float64(3.141592653589793))
TWO_PI = wp.constant(wp.float64(6.283185307179586))
ZERO = wp.constant(wp.float64(0.0))
ONE = wp.constant(wp.float64(1.0))


@wp.func
def wrap_angle(angle: wp.float64) -> wp.float64:
  """The same angle between -pi and pi."""
  return angle - TWO_PI * wp.floor((angle + PI) / TWO_PI)


@wp.func
def measurement_jacobian(dx: wp.float64, dy: wp.float64, q: wp.float64, d: wp.float64) -> mat23d:
  return mat23d(-dx / d, -dy / d, ZERO, dy / q, -dx / q, -ONE)


@wp.kernel
def ekf_landmark_update(
  seen: wp.array(dtype=wp.int32),
  landmarks: wp.array(dtype=wp.vec2d),
  measurement: wp.array(dtype=wp.vec2d),
  range_sigma: wp.float64,
  bearing_sigma: wp.float64,
  gate: wp.float64,
  mean: wp.array(dtype=wp.vec3d),
  covariance: wp.array(dtype=wp.mat33d),
  accepted: wp.array(dtype=wp.int32),
):
  """Extended Kalman filter update with a chi-square gate against wrong associations."""
  r = wp.tid()
  accepted[r] = 0
  if seen[r] < 0:
    return
  pose = mean[r]
  landmark = landmarks[seen[r]]
  dx = landmark[0] - pose[0]
  dy = landmark[1] - pose[1]
  q = dx * dx + dy * dy
  if q < MIN_RANGE * MIN_RANGE:  # the bearing has no meaning so close
    return
  d = wp.sqrt(q)

  bearing = wp.atan2(dy, dx) - pose[2]
  innovation = wp.vec2d(measurement[r][0] - d, wrap_angle(measurement[r][1] - bearing))
  h = measurement_jacobian(dx, dy, q, d)
  noise = wp.diag(wp.vec2d(range_sigma * range_sigma, bearing_sigma * bearing_sigma))
  p = covariance[r]
  s_inverse = wp.inverse(h * p * wp.transpose(h) + noise)
  if wp.dot(innovation, s_inverse * innovation) > gate:
    return

  gain = p * wp.transpose(h) * s_inverse
  pose = pose + gain * innovation
  mean[r] = wp.vec3d(pose[0], pose[1], wrap_angle(pose[2]))

  # Joseph form: stays symmetric and positive where (1 - K H) P would not
  keep = wp.identity(n=3, dtype=wp.float64) - gain * h
  covariance[r] = keep * p * wp.transpose(keep) + gain * noise * wp.transpose(gain)
  accepted[r] = 1
