# idea: radar range equation with detection probability
# brief: Compute signal-to-noise ratio, detection probability and maximum range of radar targets.
# description: The radar is given by its `power` (W), antenna `gain`, `wavelength` (m), `beamwidth` (rad), `bandwidth` (Hz),
#     `attenuation` (dB per km, one way) and `false_alarm` probability. Target `t` has the `slant_range` (m), the radar cross
#     section `cross_section` (m^2) and the angle `off_boresight` (rad) from the beam axis. The one-way beam pattern is a Gaussian
#     that falls to one half at half of `beamwidth`: exp(-4 ln 2 (angle / beamwidth)^2). The received power is `power` times
#     `gain` squared times pattern squared times `wavelength` squared times cross section over ((4 pi)^3 range^4), reduced by
#     `two_way_loss` of the atmosphere: 10^(-`attenuation` times 2 times range in km / 10). The noise is Boltzmann's constant
#     times `SYSTEM_TEMPERATURE` times `bandwidth`. `snr_db[t]` is their ratio in decibels. For a fluctuating target (Swerling 1)
#     `detection_probability[t]` is the `false_alarm` probability to the power 1 / (1 + snr). `range_limit[t]` is the range at
#     which the ratio, without the atmosphere, falls to `required_snr`: range times the fourth root of the lossless ratio over the
#     required one.
# launch: n
# inputs:
#     slant_range[n] = uniform(5000, 100000)
#     cross_section[n] = uniform(0.1, 20)
#     off_boresight[n] = uniform(-0.02, 0.02)
#     power = 200000.0
#     gain = 5000.0
#     wavelength = 0.1
#     beamwidth = 0.03
#     bandwidth = 1000000.0
#     attenuation = 0.01
#     false_alarm = 0.000001
#     required_snr = 20.0
#     snr_db[n] = zero
#     detection_probability[n] = zero
#     range_limit[n] = zero
# fits:
#     parameter_per_element(attenuation)
#     parameter_per_group(required_snr: target_class)
#     flag_output(detection_probability)
#     count_output(detection_probability)
#     total_output(detection_probability)
#     active_mask
#     indirect_thread
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
def radar_detection_budget(
    slant_range: wp.array(dtype=float),
    cross_section: wp.array(dtype=float),
    off_boresight: wp.array(dtype=float),
    power: float,
    gain: float,
    wavelength: float,
    beamwidth: float,
    bandwidth: float,
    attenuation: float,
    false_alarm: float,
    required_snr: float,
    snr_db: wp.array(dtype=float),
    detection_probability: wp.array(dtype=float),
    range_limit: wp.array(dtype=float),
):
    t = wp.tid()
    distance = slant_range[t]
    angle = off_boresight[t] / beamwidth
    directed_gain = gain * wp.exp(-wp.static(4.0 * math.log(2.0)) * angle * angle)

    # density at the target, then what its echo brings back to the aperture
    spreading = FOUR_PI * distance * distance
    incident = power * directed_gain / spreading
    aperture = directed_gain * wavelength * wavelength / FOUR_PI
    echo = incident * cross_section[t] / spreading * aperture

    noise = BOLTZMANN * SYSTEM_TEMPERATURE * bandwidth
    lossless_snr = echo / noise
    snr = lossless_snr * two_way_loss(attenuation, distance)

    snr_db[t] = 10.0 * wp.log10(snr)
    detection_probability[t] = wp.pow(false_alarm, 1.0 / (1.0 + snr))
    range_limit[t] = distance * wp.sqrt(wp.sqrt(lossless_snr / required_snr))
