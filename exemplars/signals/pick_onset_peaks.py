# idea: onset detection by spectral flux
# brief: Compute the spectral flux of the frames of a spectrogram and mark the frames where a note begins.
# description: The spectral flux of a frame (`spectral_flux`) sums over the bins the increase of `magnitude` since the
#     frame before, never below zero; the first frame has none. Thread `frame` compares its flux with all frames in a
#     neighbourhood of `reach` frames on both sides, inside of the recording. It is an onset if no other one has a larger
#     flux (an equal one counts if it comes earlier), the flux exceeds `factor` times the neighbourhood's mean plus `floor`,
#     and its section `section[frame]` is not silent (`section_silent` zero). `onset[frame]` is 1 or 0, `flux[frame]` the
#     flux, and onsets are counted atomically in `onsets_of_section`.
# launch: n
# inputs:
#     magnitude[n, 16] = uniform(0, 1)
#     section[n] = index(0, 4)
#     section_silent[4] = index(0, 2)
#     reach = 3
#     factor = uniform(1, 1.1)
#     floor = uniform(0, 0.1)
#     flux[n] = zero
#     onset[n] = zero
#     onsets_of_section[4] = zero
# fits:
#     largest_output(flux)
import warp as wp


@wp.func
def spectral_flux(magnitude: wp.array2d(dtype=float), frame: int) -> float:
    if frame == 0:
        return 0.0
    total = float(0.0)
    for b in range(magnitude.shape[1]):
        # only rises: a note that dies away is no event
        total += wp.max(magnitude[frame, b] - magnitude[frame - 1, b], 0.0)
    return total


@wp.kernel
def pick_onset_peaks(
    magnitude: wp.array2d(dtype=float),
    section: wp.array(dtype=int),
    section_silent: wp.array(dtype=int),
    reach: int,
    factor: float,
    floor: float,
    flux: wp.array(dtype=float),
    onset: wp.array(dtype=int),
    onsets_of_section: wp.array(dtype=int),
):
    frame = wp.tid()
    here = spectral_flux(magnitude, frame)
    flux[frame] = here
    onset[frame] = 0
    if section_silent[section[frame]] == 0:
        first = wp.max(frame - reach, 0)
        last = wp.min(frame + reach, magnitude.shape[0] - 1)
        total = float(0.0)
        highest = int(1)
        for other in range(first, last + 1):
            value = spectral_flux(magnitude, other)
            total += value
            if value > here or (value == here and other < frame):
                highest = 0

        mean = total / float(last - first + 1)
        if highest == 1 and here > factor * mean + floor:
            onset[frame] = 1
            wp.atomic_add(onsets_of_section, section[frame], 1)
