import warp as wp

ZERO = wp.constant(wp.float64(0.0))
ONE = wp.constant(wp.float64(1.0))
THREE = wp.constant(wp.float64(3.0))


@wp.struct
class Record:
  star_count: wp.int64
  softening_values: wp.float64


@wp.kernel
def direct_summation_2d(
  pos_buffer: wp.array3d[wp.float64],
  vel_buffer: wp.array3d[wp.float64],
  mass_buffer: wp.array[wp.float64],
  device_mass_width_buffer: wp.array[int],
  records: wp.array[Record],
  accel_buffer: wp.array3d[wp.float64],
  jerk_x_buffer: wp.array2d[wp.float64],
  jerk_y_buffer: wp.array2d[wp.float64],
  jerk_z_buffer: wp.array2d[wp.float64],
):
  """Acceleration and its time derivative, as a fourth-order Hermite step needs them."""
  cluster, i = wp.tid()
  mass_width = device_mass_width_buffer[0]
  softening = records[cluster].softening_values
  stars = int(records[cluster].star_count)
  if i < stars:
    acc = wp.vec3d(ZERO, ZERO, ZERO)
    rate = wp.vec3d(ZERO, ZERO, ZERO)
    for j in range(stars):
      if j != i:
        r = (
          wp.vec3d(pos_buffer[cluster, 0, j], pos_buffer[cluster, 1, j], pos_buffer[cluster, 2, j])
          - wp.vec3d(pos_buffer[cluster, 0, i], pos_buffer[cluster, 1, i], pos_buffer[cluster, 2, i])
        )
        v = (
          wp.vec3d(vel_buffer[cluster, j, 0], vel_buffer[cluster, j, 1], vel_buffer[cluster, j, 2])
          - wp.vec3d(vel_buffer[cluster, i, 0], vel_buffer[cluster, i, 1], vel_buffer[cluster, i, 2])
        )
        inv2 = ONE / (wp.dot(r, r) + softening * softening)
        strength = mass_buffer[j * mass_width + cluster] * inv2 * wp.sqrt(inv2)
        acc += r * strength
        rate += (v - r * (THREE * wp.dot(r, v) * inv2)) * strength
    accel_buffer[cluster, i, 0] = acc[0]
    accel_buffer[cluster, i, 1] = acc[1]
    accel_buffer[cluster, i, 2] = acc[2]
    jerk_x_buffer[i, cluster] = rate[0]
    jerk_y_buffer[i, cluster] = rate[1]
    jerk_z_buffer[cluster, i] = rate[2]
