# idea: decoder of telephone keypad tones
# brief: Decode the key of every frame of a telephone signal with Goertzel filters and the checks of a DTMF receiver.
# description: Frame `frame` has `FRAME` samples of line `line_of[frame]` in `signal`, from `frame_start[frame]` on.
#     `goertzel_power` is the power of one frequency by the Goertzel recursion with the coefficient twice the cosine of the
#     angle per sample; `strongest` returns the index and the power of the strongest among the four frequencies of a group
#     (`low_coefficient` or `high_coefficient`), and the power of the runner-up. The frame's `frame_energy` is the sum of
#     squares. `key[frame]` is -1 if: the energy is below the squared `sensitivity` of the line times `FRAME`; the runner-up
#     in one of the groups is more than `MAX_RIVAL` times the strongest; the high tone is stronger than the low one by more
#     than `MAX_TWIST`, or weaker by more than `MAX_REVERSE_TWIST`; or both tones together carry less than `MIN_SHARE` of
#     the energy, where a pure tone has the power energy times `FRAME` over two. Otherwise it is `keypad[row, column]` of
#     both indexes. `rejected` counts the frames atomically by the reason, in the order above; accepted ones are not
#     counted.
# launch: n
# inputs:
#     signal[16, 64] = uniform(-1, 1)
#     line_of[n] = index(0, 16)
#     frame_start[n] = index(0, 33)
#     sensitivity[16] = uniform(0.3, 0.6)
#     low_coefficient[4] = uniform(1.4, 1.8)
#     high_coefficient[4] = uniform(0.5, 1.2)
#     keypad[4, 4] = index(0, 16)
#     key[n] = zero
#     rejected[4] = zero
# fits:
#     indirect_thread
import warp as wp

FRAME = wp.constant(32)
MAX_RIVAL = wp.constant(0.5)
MAX_TWIST = wp.constant(2.5)  # 4 dB
MAX_REVERSE_TWIST = wp.constant(6.3)  # 8 dB
MIN_SHARE = wp.constant(0.2)

NO_KEY = wp.constant(-1)
TOO_QUIET = wp.constant(0)
TWO_KEYS = wp.constant(1)
TWISTED = wp.constant(2)
NOISY = wp.constant(3)


@wp.func
def goertzel_power(signal: wp.array2d(dtype=float), line: int, start: int, coefficient: float) -> float:
    """Squared magnitude of one bin of the Fourier transform of a frame."""
    before = float(0.0)
    last = float(0.0)
    for t in range(start, start + FRAME):
        here = signal[line, t] + coefficient * last - before
        before = last
        last = here
    return last * last + before * before - coefficient * last * before


@wp.func
def strongest(signal: wp.array2d(dtype=float), line: int, start: int, coefficients: wp.array(dtype=float)):
    """Index and power of the strongest tone of a group, and the power of the next one."""
    best = int(0)
    best_power = float(0.0)
    rival_power = float(0.0)
    for tone in range(coefficients.shape[0]):
        power = goertzel_power(signal, line, start, coefficients[tone])
        if power > best_power:
            rival_power = best_power
            best_power = power
            best = tone
        elif power > rival_power:
            rival_power = power
    return best, best_power, rival_power


@wp.func
def frame_energy(signal: wp.array2d(dtype=float), line: int, start: int) -> float:
    total = float(0.0)
    for t in range(start, start + FRAME):
        total += signal[line, t] * signal[line, t]
    return total


@wp.func
def within_twist(low_power: float, high_power: float) -> bool:
    """The line attenuates high tones more, so they may be weaker by more than they may be stronger."""
    if high_power > MAX_TWIST * low_power:
        return False
    return low_power <= MAX_REVERSE_TWIST * high_power


@wp.kernel
def dtmf_decode_frames(
    signal: wp.array2d(dtype=float),
    line_of: wp.array(dtype=int),
    frame_start: wp.array(dtype=int),
    sensitivity: wp.array(dtype=float),
    low_coefficient: wp.array(dtype=float),
    high_coefficient: wp.array(dtype=float),
    keypad: wp.array2d(dtype=wp.int8),
    key: wp.array(dtype=int),
    rejected: wp.array(dtype=int),
):
    """Launch: one thread per frame.

    Args:
        sensitivity: least effective amplitude of a tone, by line
        low_coefficient: 2 cos(2 pi f / rate) of the row frequencies
        high_coefficient: the same for the column frequencies
        keypad: code of the key at a row and a column
        rejected: frames without a key, by reason
    """
    frame = wp.tid()
    line = line_of[frame]
    start = frame_start[frame]
    key[frame] = NO_KEY

    energy = frame_energy(signal, line, start)
    if energy < sensitivity[line] * sensitivity[line] * float(FRAME):
        wp.atomic_add(rejected, TOO_QUIET, 1)
        return

    row, low_power, low_rival = strongest(signal, line, start, low_coefficient)
    column, high_power, high_rival = strongest(signal, line, start, high_coefficient)
    if low_rival > MAX_RIVAL * low_power or high_rival > MAX_RIVAL * high_power:
        wp.atomic_add(rejected, TWO_KEYS, 1)
        return
    if not within_twist(low_power, high_power):
        wp.atomic_add(rejected, TWISTED, 1)
        return

    # speech spreads its energy over all frequencies, keys do not
    if low_power + high_power < MIN_SHARE * energy * float(FRAME) / 2.0:
        wp.atomic_add(rejected, NOISY, 1)
        return
    key[frame] = int(keypad[row, column])
