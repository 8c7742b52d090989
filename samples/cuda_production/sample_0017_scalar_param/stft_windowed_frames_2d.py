import warp as wp

FRAME = 32
GAIN = wp.constant(1.3)


@wp.func
def reflect(i: wp.int32, count: wp.int32):
    if count == 1:
        return 0
    period = 2 * (count - 1)
    folded = wp.abs(i) % period
    if folded >= count:
        folded = period - folded
    return folded


@wp.kernel
def stft_windowed_frames_2d(
    signal: wp.array(dtype=wp.float32),
    base_frames: wp.array(dtype=wp.float32, ndim=2),
    hop: wp.int32,
    frames_threshold: wp.float32,
    frames: wp.array(dtype=wp.float64, ndim=2),
    frames_flag: wp.array(dtype=wp.int32, ndim=2),
):
    frame, t = wp.tid()
    i = reflect(frame * hop + t - wp.static(FRAME // 2), signal.shape[0])
    window = 0.5 - 0.5 * wp.cos(wp.static(2.0 * wp.pi / FRAME) * float(t))
    value = base_frames[frame, t] + GAIN * window * signal[i]
    frames[frame, t] = wp.float64(value)
    frames_flag[frame, t] = wp.where(wp.abs(value) > frames_threshold, 1, 0)
