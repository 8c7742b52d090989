import warp as wp


@wp.kernel
def build_flux_from_spacing(
    spacing: wp.array[float],
    moment: wp.array[float],
    shift_n: wp.int64,
    flux: wp.array[float],
    potential: wp.array[float],
):
    idx = wp.tid()
    decay_v = spacing[idx] ** 1.5
    if float(shift_n) < 4.0:
        decay_v = wp.min(moment[idx] + 0.02, moment[idx])

    decay_v *= 0.5

    flux[idx] = decay_v
    plastic = wp.min(wp.min(3.0, float(shift_n)) * spacing[idx], decay_v)
    plastic -= decay_v + spacing[idx]
    potential[idx] = plastic
