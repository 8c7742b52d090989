# idea: YIN pitch detection
# brief: Estimate the fundamental frequency of speech frames with the YIN algorithm.
# description: The frame starts at `frame_start[frame]` in `signal`, where `WINDOW + MAX_LAG` samples are available.
#     `lag_difference` is the sum over `WINDOW` samples of the squared difference of the signal and itself `lag` samples
#     later. From lag 1 on, up to `MAX_LAG`, the difference is divided by the mean of the differences of all lags so far
#     (one if that is below `TINY`). `first_dip` returns the first lag, not below `MIN_LAG`, where this normalized
#     difference is below `threshold`, followed down to its local minimum, or 0 if there is none. The lag is refined by the
#     parabola through it and its neighbours (`parabolic_shift`, no shift at the last lag or where the curvature is not
#     above `TINY`). `frequency[frame]` is `sample_rate` over the lag and `aperiodicity[frame]` the normalized difference
#     there. Frames without a dip are unvoiced: frequency zero, aperiodicity one. Frames whose mean square over the window
#     is below `silence` are too.
# launch: n
# inputs:
#     signal[4*n+64] = uniform(-1, 1)
#     frame_start[n] = index(0, 4*n)
#     sample_rate = uniform(8000, 16000)
#     threshold = uniform(0.6, 0.9)
#     silence = uniform(0.2, 0.3)
#     frequency[n] = zero
#     aperiodicity[n] = zero
# fits:
#     parameter_per_group(threshold, silence: speaker)
#     indirect_thread
import warp as wp

WINDOW = wp.constant(16)
MIN_LAG = wp.constant(2)
MAX_LAG = wp.constant(20)
TINY = wp.constant(1.0e-8)

lag_table = wp.types.vector(length=21, dtype=float)  # lags 0 to MAX_LAG


@wp.func
def lag_difference(signal: wp.array(dtype=float), start: int, lag: int) -> float:
    total = float(0.0)
    for t in range(start, start + WINDOW):
        d = signal[t] - signal[t + lag]
        total += d * d
    return total


@wp.func
def mean_square(signal: wp.array(dtype=float), start: int) -> float:
    total = float(0.0)
    for t in range(start, start + WINDOW):
        total += signal[t] * signal[t]
    return total / float(WINDOW)


@wp.func
def normalized_differences(signal: wp.array(dtype=float), start: int) -> lag_table:
    """Cumulative mean normalized difference; dividing by the mean so far keeps lag zero from winning."""
    table = lag_table()
    table[0] = 1.0
    running = float(0.0)
    for lag in range(1, MAX_LAG + 1):
        difference = lag_difference(signal, start, lag)
        running += difference
        mean = running / float(lag)
        if mean < TINY:
            table[lag] = 1.0
        else:
            table[lag] = difference / mean
    return table


@wp.func
def first_dip(table: lag_table, threshold: float) -> int:
    """Lag of the first minimum below the threshold, 0 if there is none. The deepest one may be an octave lower."""
    lag = int(MIN_LAG)
    while lag <= MAX_LAG:
        if table[lag] < threshold:
            break
        lag += 1
    if lag > MAX_LAG:
        return 0

    while lag < MAX_LAG:
        if table[lag + 1] >= table[lag]:
            break
        lag += 1
    return lag


@wp.func
def parabolic_shift(before: float, here: float, after: float) -> float:
    curvature = before - 2.0 * here + after
    if curvature <= TINY:
        return 0.0
    return 0.5 * (before - after) / curvature


@wp.kernel(enable_backward=False)
def yin_pitch_estimate(
    signal: wp.array(dtype=float),
    frame_start: wp.array(dtype=int),
    sample_rate: float,
    threshold: float,
    silence: float,
    frequency: wp.array(dtype=float),
    aperiodicity: wp.array(dtype=float),
):
    """Pitch per frame (de Cheveigne and Kawahara, 2002). Launch: one thread per frame."""
    frame = wp.tid()
    start = frame_start[frame]
    frequency[frame] = 0.0
    aperiodicity[frame] = 1.0
    if mean_square(signal, start) < silence:
        return

    table = normalized_differences(signal, start)
    lag = first_dip(table, threshold)
    if lag == 0:
        return

    shift = float(0.0)
    if lag < MAX_LAG:
        shift = parabolic_shift(table[lag - 1], table[lag], table[lag + 1])
    frequency[frame] = sample_rate / (float(lag) + shift)
    aperiodicity[frame] = table[lag]
