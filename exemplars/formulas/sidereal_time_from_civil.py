# idea: Julian date and sidereal time of civil timestamps
# brief: Convert Gregorian timestamps to Julian dates and the right ascension on the meridian.
# description: For each event `e` the Gregorian date `year[e]`, `month[e]`, `day[e]` gives the Julian day number at noon by
#     integer arithmetic with years that begin in March: `a = (14 - month) / 12`, `y = year + 4800 - a`, `m = month + 12 a - 3`.
#     `julian_date[e]` is this number minus one half plus the fraction of the day of `second_of_day[e]`. With the days since J2000
#     (2451545.0) and the Julian centuries T of 36525 days, the mean sidereal time at Greenwich in degrees is 280.46061837 +
#     360.98564736629 days + T^2 (0.000387933 - T / 38710000). `meridian_right_ascension[e]`, the right ascension that stands on
#     the meridian, is that plus `longitude[e]` in degrees east, reduced to 0 to 360 by two remainders, because the first one may
#     be negative. `modified_julian_day[e]` is the number of whole days since 1858-11-17, the day number minus 2400001.
# launch: n
# inputs:
#     year[n] = index(1900, 2100)
#     month[n] = index(1, 13)
#     day[n] = index(1, 29)
#     second_of_day[n] = uniform(0, 86400)
#     longitude[n] = uniform(-180, 180)
#     julian_date[n] = zero
#     modified_julian_day[n] = zero
#     meridian_right_ascension[n] = zero
# fits:
#     indirect_thread
import warp as wp

SECONDS_PER_DAY = wp.constant(wp.float64(86400.0))
HALF_DAY = wp.constant(wp.float64(0.5))
J2000 = wp.constant(wp.float64(2451545.0))
DAYS_PER_CENTURY = wp.constant(wp.float64(36525.0))
FULL_TURN = wp.constant(wp.float64(360.0))
SIDEREAL_AT_J2000 = wp.constant(wp.float64(280.46061837))
SIDEREAL_PER_DAY = wp.constant(wp.float64(360.98564736629))
SIDEREAL_SQUARE = wp.constant(wp.float64(0.000387933))
SIDEREAL_CUBE = wp.constant(wp.float64(38710000.0))


@wp.kernel
def sidereal_time_from_civil(
    year: wp.array(dtype=int),
    month: wp.array(dtype=int),
    day: wp.array(dtype=int),
    second_of_day: wp.array(dtype=wp.float64),
    longitude: wp.array(dtype=wp.float64),
    julian_date: wp.array(dtype=wp.float64),
    modified_julian_day: wp.array(dtype=int),
    meridian_right_ascension: wp.array(dtype=wp.float64),
):
    e = wp.tid()
    # years that begin in March have their leap day at the end
    a = (14 - month[e]) // 12
    y = year[e] + 4800 - a
    m = month[e] + 12 * a - 3
    day_number = day[e] + (153 * m + 2) // 5 + 365 * y + y // 4 - y // 100 + y // 400 - 32045
    modified_julian_day[e] = day_number - 2400001

    # Julian days begin at noon
    day_fraction = second_of_day[e] / SECONDS_PER_DAY
    jd = wp.float64(day_number) - HALF_DAY + day_fraction
    julian_date[e] = jd

    days = jd - J2000
    centuries = days / DAYS_PER_CENTURY
    correction = centuries * centuries * (SIDEREAL_SQUARE - centuries / SIDEREAL_CUBE)
    greenwich = SIDEREAL_AT_J2000 + SIDEREAL_PER_DAY * days + correction
    meridian = (greenwich + longitude[e]) % FULL_TURN
    meridian_right_ascension[e] = (meridian + FULL_TURN) % FULL_TURN
