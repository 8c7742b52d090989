import math
import warp as wp

SYSTEM_TEMPERATURE = wp.constant(600.0)
FOUR_PI = wp.constant(4.0 * wp.pi)


@wp.func
def _compute_two_way_loss(attenuation: float, distance: float) -> float:
    return wp.pow(10.0, -2.0 * attenuation * distance / 1000.0 / 10.0)


@wp.kernel
def _radar_detection_budget(slant_range_in: wp.array(dtype=float),
                            cross_section_in: wp.array(dtype=float),
                            off_boresight_in: wp.array(dtype=float),
                            prev_range_lim_in: wp.array(dtype=float),
                            per_elem_wavelength_in: wp.array(dtype=float),
                            prev_snr_db_in: wp.array(dtype=float),
                            snr_db_out: wp.array(dtype=float),
                            detection_prob_out: wp.array(dtype=float),
                            range_lim_out: wp.array(dtype=float),
                            snr_db_change_out: wp.array(dtype=float), power: float,
                            gain: float, beamwidth: float, bandwidth: float,
                            attenuation: float, false_alarm: float, required_snr: float,
                            max_off_boresight: float, mixing: float):
    t = wp.tid()
    wavelength = per_elem_wavelength_in[t]
    if off_boresight_in[t] > max_off_boresight:
        return
    distance = slant_range_in[t]
    ang = off_boresight_in[t] / beamwidth
    directed_gain = gain * wp.exp(-wp.static(4.0 * math.log(2.0)) * ang * ang)
    # density at the target, then what its echo brings back to the aperture
    spreading = FOUR_PI * distance * distance
    incident = power * directed_gain / spreading
    echo = (
        incident
        * cross_section_in[t]
        / spreading
        * (directed_gain * wavelength * wavelength / FOUR_PI)
    )
    noise = 1.380649e-23 * SYSTEM_TEMPERATURE * bandwidth
    lossless_snr = echo / noise
    snr = lossless_snr * _compute_two_way_loss(attenuation, distance)
    val = 10.0 * wp.log10(snr)
    snr_db_out[t] = val
    snr_db_change_out[t] = val - prev_snr_db_in[t]
    detection_prob_out[t] = wp.pow(false_alarm, 1.0 / (1.0 + snr))
    range_lim_out[t] = wp.lerp(prev_range_lim_in[t],
                               distance * wp.sqrt(wp.sqrt(lossless_snr / required_snr)),
                               mixing)
