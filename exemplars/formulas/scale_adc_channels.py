# idea: scaling of raw converter counts to engineering units
# brief: Convert raw counts of a data logger to engineering units and flag the channels that are out of range.
# description: The reading (`scan`, `channel`) is the raw `counts[scan, channel]` of an analog-digital converter with
#     `resolution_bits`. In `bipolar` mode codes are signed, with full scale 2^(`resolution_bits` - 1), else unsigned with full
#     scale 2^`resolution_bits`. Counts less `offset_counts` over full scale, times `reference_voltage` and over the gain, which
#     is 2 to the power `gain_code`, is the voltage at the input. The unit value is `slope[channel]` times the voltage plus
#     `intercept[channel]`, written in single precision to `engineering`. `status[scan, channel]` is 2 (`SATURATED`) if the code
#     is the highest there is, or the lowest one in bipolar mode; else 1 (`OUT_OF_RANGE`) where the unit value exceeds
#     `alarm_limit` in absolute value, else 0 (`VALID`).
# launch: n, 8
# inputs:
#     counts[n, 8] = index(-4, 2048)
#     slope[8] = uniform(10, 40)
#     intercept[8] = uniform(-5, 5)
#     resolution_bits = 12
#     gain_code = 1
#     bipolar = 1
#     offset_counts = -3
#     reference_voltage = 2.5
#     alarm_limit = 20.0
#     engineering[n, 8] = zero
#     status[n, 8] = zero
# fits:
#     parameter_per_element(alarm_limit: channel)
import warp as wp

VALID = wp.constant(wp.uint8(0))
OUT_OF_RANGE = wp.constant(wp.uint8(1))
SATURATED = wp.constant(wp.uint8(2))


@wp.kernel
def scale_adc_channels(
    counts: wp.array2d(dtype=wp.int16),
    slope: wp.array(dtype=wp.float64),
    intercept: wp.array(dtype=wp.float64),
    resolution_bits: wp.int32,
    gain_code: wp.uint8,
    bipolar: wp.bool,
    offset_counts: wp.int16,
    reference_voltage: wp.float64,
    alarm_limit: wp.float32,
    engineering: wp.array2d(dtype=wp.float32),
    status: wp.array2d(dtype=wp.uint8),
):
    """Raw converter counts to engineering units. Launch: scans x channels.

    Args:
        counts: raw codes.
        slope, intercept: sensor calibration per channel.
        resolution_bits, gain_code, bipolar: mode of the converter.
        offset_counts: code at zero volts.
        reference_voltage: voltage at full scale, before the gain.
        alarm_limit: largest plausible value.
        engineering: values in engineering units.
        status: validity of each value.
    """
    scan, channel = wp.tid()
    raw = wp.int32(counts[scan, channel])

    full_scale = 1 << resolution_bits
    lowest = 0
    if bipolar:  # one bit goes to the sign
        full_scale = full_scale // 2
        lowest = -full_scale

    # doubles: 24-bit converters resolve more than a single float
    gain = wp.float64(1 << wp.int32(gain_code))
    fraction = wp.float64(raw - wp.int32(offset_counts)) / wp.float64(full_scale)
    voltage = fraction * reference_voltage / gain
    value = wp.float32(slope[channel] * voltage + intercept[channel])
    engineering[scan, channel] = value

    if raw >= full_scale - 1 or (bipolar and raw <= lowest):
        status[scan, channel] = SATURATED
    elif wp.abs(value) > alarm_limit:
        status[scan, channel] = OUT_OF_RANGE
    else:
        status[scan, channel] = VALID
