# idea: state on an elliptic orbit from the eccentric anomaly
# brief: Compute where satellites are on their orbits, how fast they move, and when they passed perigee.
# description: Satellite `s` has the semi-major axis `semi_major_axis[s]` (km), the eccentricity `eccentricity[s]`, below 1, and
#     the eccentric anomaly `eccentric_anomaly[s]`. `radius[s]` is a (1 - e cos E). `true_anomaly[s]` is the two-argument arc
#     tangent of sqrt(1 - e^2) sin E and cos E - e, zero at perigee. `speed[s]` follows from the vis-viva equation, mu (2 / r - 1
#     / a) under the root. `flight_path_angle[s]` is the angle of the velocity above the local horizontal, by the arc tangent of e
#     sin(nu) and 1 + e cos(nu). The mean anomaly E - e sin E over the mean motion sqrt(mu / a^3) is `time_since_perigee[s]`.
#     `altitude[s]` is the radius less `EARTH_RADIUS`. `MU` is the gravitational parameter.
# launch: n
# inputs:
#     semi_major_axis[n] = uniform(8000, 42000)
#     eccentricity[n] = uniform(0.001, 0.15)
#     eccentric_anomaly[n] = uniform(-3, 3)
#     radius[n] = zero
#     altitude[n] = zero
#     speed[n] = zero
#     true_anomaly[n] = zero
#     flight_path_angle[n] = zero
#     time_since_perigee[n] = zero
# fits:
#     largest_output(speed)
#     active_mask
#     indirect_thread
import warp as wp

MU = wp.constant(398600.4418)  # km^3 / s^2
EARTH_RADIUS = wp.constant(6378.137)


@wp.kernel
def locate_on_kepler_orbit(
    semi_major_axis: wp.array(dtype=float),
    eccentricity: wp.array(dtype=float),
    eccentric_anomaly: wp.array(dtype=float),
    radius: wp.array(dtype=float),
    altitude: wp.array(dtype=float),
    speed: wp.array(dtype=float),
    true_anomaly: wp.array(dtype=float),
    flight_path_angle: wp.array(dtype=float),
    time_since_perigee: wp.array(dtype=float),
):
    s = wp.tid()
    a = semi_major_axis[s]
    e = eccentricity[s]
    sin_e = wp.sin(eccentric_anomaly[s])
    cos_e = wp.cos(eccentric_anomaly[s])

    r = a * (1.0 - e * cos_e)
    radius[s] = r
    altitude[s] = r - EARTH_RADIUS
    speed[s] = wp.sqrt(MU * (2.0 / r - 1.0 / a))

    # atan2 keeps the half of the orbit, which an arc cosine would lose
    nu = wp.atan2(wp.sqrt(1.0 - e * e) * sin_e, cos_e - e)
    true_anomaly[s] = nu
    flight_path_angle[s] = wp.atan2(e * wp.sin(nu), 1.0 + e * wp.cos(nu))

    mean_motion = wp.sqrt(MU / a) / a
    mean_anomaly = eccentric_anomaly[s] - e * sin_e
    time_since_perigee[s] = mean_anomaly / mean_motion
