# idea: dynamic range compressor with linked channels
# brief: Compress the dynamics of groups of audio channels, where all channels of a group get the same gain.
# description: Thread `group` handles the channels `members[k]` for `k` from `group_start[group]` up to `group_start[group
#     + 1]`; empty groups do nothing. The settings are `presets[preset_of[group]]`. For each sample in order: the level is
#     the greatest amount over the channels of `audio`, in decibels (`to_decibels`, not below `SILENCE_DB`). `static_gain`
#     is the gain in decibels for a level: zero below the knee, `(1 / ratio - 1) * (level - threshold)` above it, and a
#     parabola between `threshold - knee / 2` and `threshold + knee / 2`. The gain follows it in decibels as
#     `envelope[group]`, kept from block to block: with the coefficient `attack` while it falls and `release` while it
#     rises, the coefficient weighs the old value and its complement the new one. All channels get `compressed`, the sample
#     times the linear gain of envelope plus `makeup`. `deepest[group]` is the least envelope since the end of the last
#     block, for the meter.
# launch: n
# inputs:
#     group_start[n+1] = offsets(0, 2*n)
#     members[2*n] = permutation
#     preset_of[n] = index(0, 3)
#     presets.threshold[3] = uniform(-20, -6)
#     presets.knee[3] = uniform(2, 6)
#     presets.ratio[3] = uniform(2, 8)
#     presets.makeup[3] = uniform(0, 6)
#     presets.attack[3] = uniform(0.5, 0.8)
#     presets.release[3] = uniform(0.9, 0.99)
#     audio[2*n, 16] = uniform(-1, 1)
#     envelope[n] = uniform(-12, 0)
#     compressed[2*n, 16] = zero
#     deepest[n] = zero
# fits:
#     largest_output(deepest)
#     flag_output(deepest)
#     indirect_thread
import warp as wp

SILENCE_DB = wp.constant(-120.0)
SILENCE = wp.constant(1.0e-6)


@wp.struct
class Preset:
    threshold: float  # dB
    knee: float  # dB, width of the soft transition
    ratio: float
    makeup: float  # dB
    attack: float  # smoothing coefficients per sample
    release: float


@wp.func
def to_decibels(amplitude: float) -> float:
    if amplitude < SILENCE:
        return SILENCE_DB
    return 20.0 * wp.log10(amplitude)


@wp.func
def static_gain(level: float, preset: Preset) -> float:
    """Gain in decibels for a steady level."""
    over = level - preset.threshold
    slope = 1.0 / preset.ratio - 1.0
    if over <= -0.5 * preset.knee:
        return 0.0
    elif over < 0.5 * preset.knee:
        into = over + 0.5 * preset.knee
        return 0.5 * slope * into * into / preset.knee  # meets both lines with their slopes
    return slope * over


@wp.func
def follow(envelope: float, target: float, preset: Preset) -> float:
    coefficient = wp.where(target < envelope, preset.attack, preset.release)
    return coefficient * envelope + (1.0 - coefficient) * target


@wp.kernel(enable_backward=False)
def compress_linked_dynamics(
    group_start: wp.array(dtype=int),
    members: wp.array(dtype=int),
    preset_of: wp.array(dtype=int),
    presets: wp.array(dtype=Preset),
    audio: wp.array2d(dtype=float),
    envelope: wp.array(dtype=float),
    compressed: wp.array2d(dtype=float),
    deepest: wp.array(dtype=float),
):
    """One block of audio. Launch: one thread per group of linked channels, so that the stereo image does not move."""
    group = wp.tid()
    first = group_start[group]
    behind = group_start[group + 1]
    if first == behind:
        return

    preset = presets[preset_of[group]]
    gain_db = envelope[group]
    lowest = gain_db
    for t in range(audio.shape[1]):
        peak = float(0.0)
        for k in range(first, behind):
            peak = wp.max(peak, wp.abs(audio[members[k], t]))

        gain_db = follow(gain_db, static_gain(to_decibels(peak), preset), preset)
        lowest = wp.min(lowest, gain_db)

        gain = wp.pow(10.0, (gain_db + preset.makeup) / 20.0)
        for k in range(first, behind):
            compressed[members[k], t] = gain * audio[members[k], t]

    envelope[group] = gain_db
    deepest[group] = lowest
