# idea: mel filterbank energies
# brief: Sum power spectra over mel bands and take the logarithm.
# description: Band `band` covers the entries `k` from `band_start[band]` up to `band_start[band + 1]` of a sparse
#     filterbank: the spectrum bin `bins[k]` with the weight `weights[k]`. The energy of frame `frame` in the band sums
#     weight times the square of the amplitude of `spectrum` of the frame at that bin, complex numbers as vec2.
#     `log_energy[frame, band]` is the natural logarithm of the energy over the `reference` of the band's group
#     `band_group[band]`, of which the ratio is kept at least `FLOOR`.
# launch: n, 8
# inputs:
#     band_start[9] = offsets(0, 32)
#     bins[32] = sorted_index(0, 17)
#     weights[32] = uniform(0, 1)
#     band_group[8] = index(0, 3)
#     reference[3] = uniform(0.5, 1)
#     spectrum[n, 17] = uniform(-1, 1)
#     log_energy[n, 8] = zero
import warp as wp

FLOOR = wp.constant(1.0e-5)


@wp.kernel
def mel_band_log_energy(
    band_start: wp.array(dtype=int),
    bins: wp.array(dtype=int),
    weights: wp.array(dtype=float),
    band_group: wp.array(dtype=int),
    reference: wp.array(dtype=float),
    spectrum: wp.array2d(dtype=wp.vec2),
    log_energy: wp.array2d(dtype=float),
):
    """Launch: frames x bands."""
    frame, band = wp.tid()
    energy = float(0.0)
    for k in range(band_start[band], band_start[band + 1]):
        z = spectrum[frame, bins[k]]
        energy += weights[k] * wp.dot(z, z)
    log_energy[frame, band] = wp.log(wp.max(energy / reference[band_group[band]], FLOOR))
