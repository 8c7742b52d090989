# idea: rational resampling with a polyphase filter
# brief: Resample a signal by a rational factor with a bank of polyphase filters.
# description: Output sample `m` of a signal upsampled by the number of rows of `taps` and then downsampled by `down`: with
#     `tick = m * down`, the phase is the remainder of the division by the number of phases and the newest input sample is
#     its quotient. `resampled[m]` sums `taps[phase, k]` times `signal[newest - k]` over the taps; samples before the first
#     or after the last are zero. The sum is multiplied by `gain`.
# launch: n
# inputs:
#     signal[n] = uniform(-1, 1)
#     taps[3, 8] = uniform(-0.5, 0.5)
#     down = index(1, 5)
#     gain = uniform(0.5, 1)
#     resampled[n] = zero
# fits:
#     limit_output(resampled: both)
#     largest_output(resampled)
import warp as wp


@wp.kernel
def polyphase_resample(signal: wp.array(dtype=float), taps: wp.array2d(dtype=float), down: int, gain: float,
                       resampled: wp.array(dtype=float)):
    m = wp.tid()
    phases = taps.shape[0]
    tick = m * down  # position on the upsampled time axis, most of whose samples are zero
    phase = tick % phases
    newest = tick // phases

    total = float(0.0)
    for k in range(taps.shape[1]):
        i = newest - k
        if i >= 0 and i < signal.shape[0]:
            total += taps[phase, k] * signal[i]
    resampled[m] = gain * total
