# idea: psychrometric properties of moist air
# brief: Derive dew point, mixing ratio, enthalpy, density and wet-bulb temperature from temperature, humidity and pressure.
# description: At sensor `s` with `temperature` (degrees Celsius), `relative_humidity` (0 to 1, above 0) and `pressure` (Pa): the
#     vapor pressure is the humidity times `saturation_pressure`, Magnus' formula 611.2 exp(17.62 T / (243.12 + T)).
#     `dew_point[s]` inverts that formula for the vapor pressure. `mixing_ratio[s]` is `EPSILON` times the vapor pressure over the
#     pressure of the dry part. `enthalpy[s]` per kg of dry air is 1006 T + w (2.501e6 + 1860 T) J. `density[s]` adds both gases
#     by their gas constants, `GAS_DRY` and `GAS_VAPOR`, at the absolute temperature. `wet_bulb[s]` (`stull_wet_bulb`) is Stull's
#     fit of arc tangents, for the humidity H in per cent: T atan(0.151977 sqrt(H + 8.313659)) + atan(T + H) - atan(H - 1.676331)
#     + 0.00391838 H^1.5 atan(0.023101 H) - 4.686035.
# launch: n
# inputs:
#     temperature[n] = uniform(0, 40)
#     relative_humidity[n] = uniform(0.1, 0.98)
#     pressure[n] = uniform(95000, 103000)
#     dew_point[n] = zero
#     mixing_ratio[n] = zero
#     enthalpy[n] = zero
#     density[n] = zero
#     wet_bulb[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

MAGNUS_A = wp.constant(17.62)
MAGNUS_B = wp.constant(243.12)
TRIPLE_PRESSURE = wp.constant(611.2)
EPSILON = wp.constant(0.621945)
GAS_DRY = wp.constant(287.05)
GAS_VAPOR = wp.constant(461.5)


@wp.func
def saturation_pressure(celsius: float) -> float:
    return TRIPLE_PRESSURE * wp.exp(MAGNUS_A * celsius / (MAGNUS_B + celsius))


@wp.func
def stull_wet_bulb(celsius: float, percent: float) -> float:
    """Stull (2011): wet-bulb temperature at sea level, to about 0.3 degrees."""
    heating = celsius * wp.atan(0.151977 * wp.sqrt(percent + 8.313659))
    offset = wp.atan(celsius + percent) - wp.atan(percent - 1.676331)
    moistening = 0.00391838 * percent * wp.sqrt(percent) * wp.atan(0.023101 * percent)
    return heating + offset + moistening - 4.686035


@wp.kernel
def moist_air_properties(
    temperature: wp.array(dtype=float),
    relative_humidity: wp.array(dtype=float),
    pressure: wp.array(dtype=float),
    dew_point: wp.array(dtype=float),
    mixing_ratio: wp.array(dtype=float),
    enthalpy: wp.array(dtype=float),
    density: wp.array(dtype=float),
    wet_bulb: wp.array(dtype=float),
):
    s = wp.tid()
    celsius = temperature[s]
    kelvin = celsius + 273.15
    vapor = relative_humidity[s] * saturation_pressure(celsius)
    dry = pressure[s] - vapor

    logarithm = wp.log(vapor / TRIPLE_PRESSURE)
    dew_point[s] = MAGNUS_B * logarithm / (MAGNUS_A - logarithm)

    w = EPSILON * vapor / dry
    mixing_ratio[s] = w
    enthalpy[s] = 1006.0 * celsius + w * (2.501e6 + 1860.0 * celsius)
    density[s] = dry / (GAS_DRY * kelvin) + vapor / (GAS_VAPOR * kelvin)
    wet_bulb[s] = stull_wet_bulb(celsius, 100.0 * relative_humidity[s])
