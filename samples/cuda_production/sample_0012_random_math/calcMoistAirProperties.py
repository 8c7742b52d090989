import warp as wp

MAGNUS_A = wp.constant(17.62)
MAGNUS_B = wp.constant(243.12)
TRIPLE_PRESSURE = wp.constant(611.2)
EPSILON = wp.constant(0.621945)
GAS_VAPOR = wp.constant(461.5)


@wp.func
def evalSaturationPressure(celsius: float) -> float:
    return TRIPLE_PRESSURE * wp.exp(MAGNUS_A * celsius / (MAGNUS_B + celsius))


@wp.func
def evalStullWetBulb(celsius: float, percent: float) -> float:
    """Stull (2011): wet-bulb temperature at sea level, to about 0.3 degrees."""
    heating = celsius * wp.atan(0.151977 * wp.sqrt(percent + 8.313659))
    offset = wp.atan(celsius + percent) - wp.atan(percent - 1.676331)
    moistening = 0.00391838 * percent * wp.sqrt(percent) * wp.atan(0.023101 * percent)
    return heating + offset + moistening - 4.686035


@wp.kernel
def calcMoistAirProperties(
    regionIds: wp.array[int],
    temperature: wp.array2d[float],
    relativeHumidity: wp.array2d[wp.float64],
    pressure: wp.array2d[float],
    weights: wp.array[float],
    gasDryByRegion: wp.array[float],
    dewPoint: wp.array2d[float],
    mixingRatio: wp.array2d[float],
    enthalpy: wp.array2d[float],
    density: wp.array2d[float],
    wetBulb: wp.array2d[float],
):
    """Derive dew point, mixing ratio, enthalpy, density and wet-bulb temperature from
    temperature, humidity and pressure.

    At sensor `s` with `temperature` (degrees Celsius), `relativeHumidity` (0 to 1,
    above 0) and `pressure` (Pa): the vapor pressure is the humidity times
    `evalSaturationPressure`, Magnus' formula 611.2 exp(17.62 T / (243.12 + T)).
    `dewPoint[s]` inverts that formula for the vapor pressure. `mixingRatio[s]` is
    `EPSILON` times the vapor pressure over the pressure of the dry part. `enthalpy[s]`
    per kg of dry air is 1006 T + w (2.501e6 + 1860 T) J. `density[s]` adds both gases
    by their gas constants, `gasDry` and `GAS_VAPOR`, at the absolute temperature.
    `wetBulb[s]` (`evalStullWetBulb`) is Stull's fit of arc tangents, for the humidity H
    in per cent: T atan(0.151977 sqrt(H + 8.313659)) + atan(T + H) - atan(H - 1.676331)
    + 0.00391838 H^1.5 atan(0.023101 H) - 4.686035. The launch has one more dimension in
    front, `env`: all of this is done for each of several independent copies, and
    `temperature`, `relativeHumidity`, `pressure`, `dewPoint`, `mixingRatio`,
    `enthalpy`, `density` and `wetBulb` have `env` as first index, in front of those
    named above. What is written to `wetBulb` is multiplied by `weights[env]`. With
    `region = regionIds[env]`, `gasDry` is `gasDryByRegion[region]`. `relativeHumidity`
    is stored in double precision (float64), while the kernel computes in single
    precision.
    """
    env, s = wp.tid()
    region = regionIds[env]
    gasDry = gasDryByRegion[region]
    celsius = temperature[env, s]
    kelvin = celsius + 273.15
    vapor = float(relativeHumidity[env, s]) * evalSaturationPressure(celsius)
    dry = pressure[env, s] - vapor
    logarithm = wp.log(vapor / TRIPLE_PRESSURE)
    dewPoint[env, s] = MAGNUS_B * logarithm / (MAGNUS_A - logarithm)
    w = EPSILON * vapor / dry
    mixingRatio[env, s] = w
    enthalpy[env, s] = 1006.0 * celsius + w * (2.501e6 + 1860.0 * celsius)
    density[env, s] = dry / (gasDry * kelvin) + vapor / (GAS_VAPOR * kelvin)
    wetBulb[env, s] = (
        weights[env]
        * evalStullWetBulb(celsius, 100.0 * float(relativeHumidity[env, s]))
    )
