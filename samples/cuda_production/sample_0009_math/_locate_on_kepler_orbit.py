import warp as wp

MU = wp.constant(398600.4418)  # km^3 / s^2
EARTH_RADIUS = wp.constant(6378.137)


@wp.kernel
def _locate_on_kepler_orbit(
  worklist: wp.array[wp.int64],
  semi_major_axis: wp.array[float],
  eccentricity: wp.array[wp.float64],
  eccentric_anomaly: wp.array[wp.float64],
  rad: wp.array[float],
  altitude: wp.array[float],
  spd: wp.array[wp.float64],
  true_anomaly: wp.array[float],
  flight_path_ang: wp.array[float],
  time_since_perigee: wp.array[float],
):
  """Compute where satellites are on their orbits, how fast they move, and when they
  passed perigee.

  Satellite `s` has the semi-major axis `semi_major_axis[s]` (km), the eccentricity
  `eccentricity[s]`, below 1, and the eccentric anomaly `eccentric_anomaly[s]`.
  `rad[s]` is a (1 - e cos E). `true_anomaly[s]` is the two-argument arc tangent of
  sqrt(1 - e^2) sin E and cos E - e, zero at perigee. `spd[s]` follows from the
  vis-viva equation, mu (2 / r - 1 / a) under the root. `flight_path_ang[s]` is the
  angle of the velocity above the local horizontal, by the arc tangent of e sin(nu)
  and 1 + e cos(nu). The mean anomaly E - e sin E over the mean motion sqrt(mu / a^3)
  is `time_since_perigee[s]`. `altitude[s]` is the radius less `EARTH_RADIUS`. `MU` is
  the gravitational parameter. Only what `worklist` lists is worked on: thread
  `thread` takes `s = worklist[thread]`, and nothing is listed twice. `worklist` holds
  integers of type int64, which are converted to int32. `eccentric_anomaly` is stored
  in double precision (float64), while the kernel computes in single precision. `spd`
  is stored in double precision (float64), while the kernel computes in single
  precision. `eccentricity` is stored in double precision (float64), while the kernel
  computes in single precision.
  """
  thread = wp.tid()
  s = int(worklist[thread])
  a = semi_major_axis[s]
  e = float(eccentricity[s])
  sin_e = wp.sin(float(eccentric_anomaly[s]))
  cos_e = wp.cos(float(eccentric_anomaly[s]))
  r = a * (1.0 - e * cos_e)
  rad[s] = r
  altitude[s] = r - EARTH_RADIUS
  spd[s] = wp.float64(wp.sqrt(MU * (2.0 / r - 1.0 / a)))
  # atan2 keeps the half of the orbit, which an arc cosine would lose
  nu = wp.atan2(wp.sqrt(1.0 - e * e) * sin_e, cos_e - e)
  true_anomaly[s] = nu
  flight_path_ang[s] = wp.atan2(e * wp.sin(nu), 1.0 + e * wp.cos(nu))
  time_since_perigee[s] = (float(eccentric_anomaly[s]) - e * sin_e) / (wp.sqrt(MU / a) / a)
