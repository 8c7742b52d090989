import warp as wp

MU = wp.constant(398600.4418)  # km^3 / s^2
EARTH_RADIUS = wp.constant(6378.137)


@wp.struct
class Element:
    semi_major_axis: float
    eccentricity: float
    eccentric_anomaly: float


@wp.kernel
def _locate_on_kepler_orbit_kernel(
        indices: wp.array[int], elements: wp.array2d[Element], gain_field: wp.array2d[float],
        weights: wp.array2d[float], radius: wp.array2d[float], altitude: wp.array2d[float], speed: wp.array2d[float],
        true_anomaly: wp.array2d[float], flight_path_angle: wp.array2d[float], time_since_perigee: wp.array2d[float]):
    world_idx, thread = wp.tid()
    s = indices[thread]
    a = elements[world_idx, s].semi_major_axis
    e = elements[world_idx, s].eccentricity
    sin_e = wp.sin(elements[world_idx, s].eccentric_anomaly)
    cos_e = wp.cos(elements[world_idx, s].eccentric_anomaly)

    r = a * (1.0 - e * cos_e)
    radius[world_idx, s] = r
    altitude[world_idx, s] = r - EARTH_RADIUS
    speed[world_idx, s] = weights[world_idx, thread] * wp.sqrt(MU * (2.0 / r - 1.0 / a))

    # atan2 keeps the half of the orbit, which an arc cosine would lose
    nu = wp.atan2(wp.sqrt(1.0 - e * e) * sin_e, cos_e - e)
    true_anomaly[world_idx, s] = nu
    flight_path_angle[world_idx, s] = wp.atan2(e * wp.sin(nu), 1.0 + e * wp.cos(nu))

    mean_motion = wp.sqrt(MU / a) / a
    mean_anomaly = elements[world_idx, s].eccentric_anomaly - e * sin_e
    time_since_perigee[world_idx, s] = gain_field[world_idx, s] * (mean_anomaly / mean_motion)
