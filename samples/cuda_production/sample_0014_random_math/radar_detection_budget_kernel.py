import math

import warp as wp

BOLTZMANN = wp.constant(1.380649e-23)
SYSTEM_TEMPERATURE = wp.constant(600.0)
FOUR_PI = wp.constant(4.0 * wp.pi)


@wp.func
def two_way_loss(attenuation: float, distance: float) -> float:
    """Fraction of the power left after the way there and back; attenuation in dB per km."""
    return wp.pow(10.0, -2.0 * attenuation * distance / 1000.0 / 10.0)


@wp.kernel
def radar_detection_budget_kernel(
    slant_range: wp.array[float],
    cross_section: wp.array[float],
    offset_boresight: wp.array[float],
    power: float,
    gain: float,
    wavelength: float,
    beamwidth: float,
    bandwidth: float,
    attenuation: float,
    false_alarm: float,
    required_snr: float,
    snr_db: wp.array[float],
    detection_probability: wp.array[float],
    range_limit: wp.array[float],
):
    t = wp.tid()
    distance = slant_range[t]
    angle = offset_boresight[t] / beamwidth
    directed_gain = gain * wp.exp(-wp.static(4.0 * math.log(2.0)) * angle * angle)

    # density at the target, then what its echo brings back to the aperture
    spreading = FOUR_PI * distance * distance
    incident = power * directed_gain / spreading
    aperture = directed_gain * wavelength * wavelength / FOUR_PI
    echo = incident * cross_section[t] / spreading * aperture

    lossless_snr = echo / (BOLTZMANN * SYSTEM_TEMPERATURE * bandwidth)
    snr = lossless_snr * two_way_loss(attenuation, distance)

    snr_db[t] = 10.0 * wp.log10(snr)
    detection_probability[t] = wp.pow(false_alarm, 1.0 / (1.0 + snr))
    range_limit[t] = distance * wp.sqrt(wp.sqrt(lossless_snr / required_snr))
