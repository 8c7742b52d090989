import warp as wp

MU = wp.constant(398600.4418)  # km^3 / s^2
EARTH_RADIUS = wp.constant(6378.137)


@wp.kernel
def _find_on_kepler_orbit_kernel(
    semi_major_axis: wp.array[wp.float32],
    eccentricity: wp.array[wp.float32],
    eccentric_anomaly: wp.array[wp.float32],
    radius: wp.array[wp.float32],
    altitude: wp.array[wp.float32],
    speed: wp.array[wp.float32],
    true_anomaly: wp.array[wp.float32],
    flight_path_angle: wp.array[wp.float32],
    time_since_perigee: wp.array[wp.float32],
):
    s = wp.tid()
    a = semi_major_axis[s]
    e = eccentricity[s]
    sine_e = wp.sin(eccentric_anomaly[s])
    cosine_e = wp.cos(eccentric_anomaly[s])

    r = a * (1.0 - e * cosine_e)
    radius[s] = r
    altitude[s] = r - EARTH_RADIUS
    speed[s] = wp.sqrt(MU * (2.0 / r - 1.0 / a))

    # atan2 keeps the half of the orbit, which an arc cosine would lose
    nu = wp.atan2(wp.sqrt(1.0 - e * e) * sine_e, cosine_e - e)
    true_anomaly[s] = nu
    flight_path_angle[s] = wp.atan2(e * wp.sin(nu), 1.0 + e * wp.cos(nu))

    mean_motion = wp.sqrt(MU / a) / a
    time_since_perigee[s] = (eccentric_anomaly[s] - e * sine_e) / mean_motion
