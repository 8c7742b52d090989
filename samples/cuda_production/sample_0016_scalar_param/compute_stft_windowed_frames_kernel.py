import warp as wp

FRAME = 32
GAIN = wp.constant(1.3)


@wp.func
def reflect(i: int, count: int) -> int:
    """Index mirrored into [0, count) at the end samples."""
    if count == 1:
        return 0
    period = 2 * (count - 1)
    folded = wp.abs(i) % period
    if count <= folded:
        folded = period - folded
    return folded


@wp.kernel
def compute_stft_windowed_frames_kernel(
    sig: wp.array(dtype=float),
    hop: int,
    n_totals: int,
    out_frames: wp.array2d(dtype=float),
):
    frame, t = wp.tid()
    if frame < n_totals:
        i = reflect(frame * hop + t - wp.static(FRAME // 2), sig.shape[0])
        win = 0.5 - 0.5 * wp.cos(wp.static(2.0 * wp.pi / FRAME) * float(t))
        out_frames[frame, t] = GAIN * win * sig[i]
