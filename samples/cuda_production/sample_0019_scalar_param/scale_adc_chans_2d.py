import warp as wp

VALID = wp.constant(wp.uint8(0))
OUT_OF_RANGE = wp.constant(wp.uint8(1))
SATURATED = wp.constant(wp.uint8(2))


@wp.kernel
def scale_adc_chans_2d(
        active: wp.array[wp.int32], cnts: wp.array2d[wp.int16],
        slope: wp.array[wp.float64], intercept: wp.array[wp.float64],
        resolution_bits: wp.int32, gain_code: wp.uint8, bipolar: wp.bool,
        off_cnts: wp.int16, ref_voltage: wp.float64, alarm_lim: wp.float32,
        engineering: wp.array2d[wp.float32], status: wp.array2d[wp.uint8]):
    """Raw converter counts to engineering units. Launch: scans x channels.

    Args:
        cnts: raw codes.
        slope, intercept: sensor calibration per channel.
        resolution_bits, gain_code, bipolar: mode of the converter.
        off_cnts: code at zero volts.
        ref_voltage: voltage at full scale, before the gain.
        alarm_lim: largest plausible value.
        engineering: values in engineering units.
        status: validity of each value.
    """
    scan, ch_idx = wp.tid()
    if active[scan] == 0:
        return
    raw = wp.int32(cnts[scan, ch_idx])

    full_scale = 1 << resolution_bits
    lowest = 0
    if bipolar:
        full_scale = full_scale // 2
        lowest = -full_scale

    frac = wp.float64(raw - wp.int32(off_cnts)) / wp.float64(full_scale)
    voltage = frac * ref_voltage / wp.float64(1 << wp.int32(gain_code))
    val = wp.float32(slope[ch_idx] * voltage + intercept[ch_idx])
    engineering[scan, ch_idx] = val

    if raw >= full_scale - 1 or bipolar and raw <= lowest:
        status[scan, ch_idx] = SATURATED
    elif wp.abs(val) > alarm_lim:
        status[scan, ch_idx] = OUT_OF_RANGE
    else:
        status[scan, ch_idx] = VALID
