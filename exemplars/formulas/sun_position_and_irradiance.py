# idea: position of the sun and irradiance of a tilted panel
# brief: Compute where the sun stands for sites and times, and how much clear-sky light falls on the solar panel of each site.
# description: One thread per site and time. `day_of_century[site]` counts days since noon of 2000-01-01; with it the mean
#     longitude is 280.460 + 0.9856474 d and the mean anomaly 357.528 + 0.9856003 d degrees, both reduced to one turn. The
#     ecliptic longitude is the mean longitude plus 1.915 sin g + 0.020 sin 2g, the obliquity 23.439 - 4e-7 d degrees. `wrap_turn`
#     brings the hour angle, sidereal time (280.46062 + 360.98564737 times d) plus `longitude[site]` minus right ascension,
#     between -180 and 180 degrees. Elevation and azimuth (from north to east) follow from declination, hour angle and
#     `latitude[site]`. Above `MIN_REFRACTED` degrees `refraction_of` adds Bennett's refraction to the elevation; below nothing is
#     added. `elevation[site]` and `azimuth[site]` get both in degrees. If the elevation is not above 0, `irradiance[site]` is 0.
#     Otherwise the air mass is that of Kasten and Young, the direct light `SOLAR_CONSTANT` times the orbit's factor
#     1 + 0.0334 cos g times 0.7^(air mass^0.678), and the irradiance is that light times the cosine between the sun and the
#     normal of the panel (`panel_tilt`, `panel_azimuth`), not below 0, plus a tenth of it as diffuse light times
#     (1 + cos(tilt)) / 2, times 1 - `soiling[site]`, and not above `saturation` if that is positive.
# launch: n
# inputs:
#     day_of_century[n] = uniform(9000, 9010)
#     latitude[n] = uniform(-60, 60)
#     longitude[n] = uniform(-180, 180)
#     panel_tilt[n] = uniform(0, 60)
#     panel_azimuth[n] = uniform(0, 360)
#     soiling[n] = uniform(0, 0.2)
#     saturation = uniform(600, 900)
#     elevation[n] = zero
#     azimuth[n] = zero
#     irradiance[n] = zero
import warp as wp

SOLAR_CONSTANT = wp.constant(1361.0)
MIN_REFRACTED = wp.constant(-0.575)


@wp.func
def wrap_turn(angle: float) -> float:
    return angle - 360.0 * wp.floor(angle / 360.0 + 0.5)


@wp.func
def refraction_of(elevation: float) -> float:
    # Bennett's formula, in minutes of arc
    return 1.0 / wp.tan(wp.radians(elevation + 7.31 / (elevation + 4.4))) / 60.0


@wp.kernel
def sun_position_and_irradiance(
    day_of_century: wp.array(dtype=wp.float64),
    latitude: wp.array(dtype=float),
    longitude: wp.array(dtype=float),
    panel_tilt: wp.array(dtype=float),
    panel_azimuth: wp.array(dtype=float),
    soiling: wp.array(dtype=float),
    saturation: float,
    elevation: wp.array(dtype=float),
    azimuth: wp.array(dtype=float),
    irradiance: wp.array(dtype=float),
):
    """Low-precision formulas of the Astronomical Almanac: about a hundredth of a degree until 2050."""
    site = wp.tid()
    # whole turns are taken off in double precision: thousands of days leave a float no minutes
    day = day_of_century[site]
    mean_longitude = float((wp.float64(280.460) + wp.float64(0.9856474) * day) % wp.float64(360.0))
    anomaly = wp.radians(float((wp.float64(357.528) + wp.float64(0.9856003) * day) % wp.float64(360.0)))
    sidereal = float((wp.float64(280.46062) + wp.float64(360.98564737) * day) % wp.float64(360.0))

    ecliptic = wp.radians(mean_longitude + 1.915 * wp.sin(anomaly) + 0.020 * wp.sin(2.0 * anomaly))
    obliquity = wp.radians(23.439 - 4.0e-7 * float(day))
    right_ascension = wp.degrees(wp.atan2(wp.cos(obliquity) * wp.sin(ecliptic), wp.cos(ecliptic)))
    sin_declination = wp.sin(obliquity) * wp.sin(ecliptic)
    cos_declination = wp.sqrt(1.0 - sin_declination * sin_declination)
    hour = wp.radians(wrap_turn(sidereal + longitude[site] - right_ascension))

    lat = wp.radians(latitude[site])
    east = -cos_declination * wp.sin(hour)
    north = sin_declination * wp.cos(lat) - cos_declination * wp.sin(lat) * wp.cos(hour)
    sine = sin_declination * wp.sin(lat) + cos_declination * wp.cos(lat) * wp.cos(hour)
    bearing = wp.degrees(wp.atan2(east, north))
    if bearing < 0.0:
        bearing = bearing + 360.0
    height = wp.degrees(wp.asin(wp.clamp(sine, -0.9999, 0.9999)))
    if height > MIN_REFRACTED:
        height = height + refraction_of(height)
    elevation[site] = height
    azimuth[site] = bearing

    received = float(0.0)
    if height > 0.0:
        zenith = wp.radians(90.0 - height)
        air_mass = 1.0 / (wp.cos(zenith) + 0.50572 * (6.07995 + height) ** -1.6364)
        direct = SOLAR_CONSTANT * (1.0 + 0.0334 * wp.cos(anomaly)) * 0.7 ** (air_mass**0.678)
        tilt = wp.radians(panel_tilt[site])
        turned = wp.radians(bearing - panel_azimuth[site])
        incidence = wp.cos(zenith) * wp.cos(tilt) + wp.sin(zenith) * wp.sin(tilt) * wp.cos(turned)
        diffuse = 0.1 * direct * 0.5 * (1.0 + wp.cos(tilt))
        received = (direct * wp.max(incidence, 0.0) + diffuse) * (1.0 - soiling[site])
        if saturation > 0.0 and received > saturation:
            received = saturation
    irradiance[site] = received
