import warp

FRAME = 32


@warp.func
def _reflect(
        i: int, count: int):
    if count == 1:
        return 0
    period = 2 * (count - 1)
    folded = warp.abs(i) % period
    if folded >= count:
        folded = period - folded
    return folded


@warp.kernel
def _stft_windowed_frames_kernel(
        signal: warp.array(dtype=float), hop: int, gain: float, frames: warp.array2d(dtype=float)):
    frame, t = warp.tid()
    i = _reflect(frame * hop + t - warp.static(FRAME // 2), signal.shape[0])
    window = 0.5 - 0.5 * warp.cos(warp.static(2.0 * warp.pi / FRAME) * float(t))
    frames[frame, t] = gain * window * signal[i]
