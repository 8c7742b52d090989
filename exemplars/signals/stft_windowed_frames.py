# idea: framing for the short-time Fourier transform
# brief: Cut a signal into overlapping frames, reflect it at its ends, and apply a periodic Hann window.
# description: Frame `frame` of `FRAME` samples is centred at `frame * hop`. Sample `t` of it comes from `signal` at the
#     position `frame * hop + t - FRAME / 2`, mirrored at the first and last sample without repeating them (`reflect`, which
#     repeats the mirroring for signals shorter than a frame), and goes to `frames[frame, t]` times the Hann window `0.5 -
#     0.5 * cos(2 pi t / FRAME)` and `gain`.
# launch: n, 32
# inputs:
#     signal[4*n] = uniform(-1, 1)
#     hop = 4
#     gain = uniform(0.5, 2)
#     frames[n, 32] = zero
import warp as wp

FRAME = 32


@wp.func
def reflect(i: int, count: int) -> int:
    """Index mirrored into [0, count) at the end samples."""
    if count == 1:
        return 0
    period = 2 * (count - 1)
    folded = wp.abs(i) % period
    if folded >= count:
        folded = period - folded
    return folded


@wp.kernel
def stft_windowed_frames(signal: wp.array(dtype=float), hop: int, gain: float, frames: wp.array2d(dtype=float)):
    frame, t = wp.tid()
    i = reflect(frame * hop + t - wp.static(FRAME // 2), signal.shape[0])
    window = 0.5 - 0.5 * wp.cos(wp.static(2.0 * wp.pi / FRAME) * float(t))
    frames[frame, t] = gain * window * signal[i]
