import warp as wp

MIN_PLASTIC = 0.6
MAX_PLASTIC = 20.0
MAX_HARDENING = 15.0  # stiffer snow would need smaller time steps
HARDNESS = 8.5


@wp.kernel(enable_backward=False)
def snow_plasticity_update(
    frozen: wp.array2d(dtype=wp.int8),
    per_element_compression: wp.array2d(dtype=float),
    stretch: float,
    out_elastic: wp.array2d(dtype=wp.mat22),
    out_plastic_volume: wp.array2d(dtype=wp.float64),
    out_hardening: wp.array2d(dtype=float),
):
    """Split the trial deformation of snow particles into elastic and plastic parts and
    harden the material."""
    replica, p = wp.tid()
    if frozen[replica, p] == wp.int8(0):
        out_hardening[replica, p] = 1.0
        return

    left, values, right = wp.svd2(out_elastic[replica, p])
    low = 1.0 - per_element_compression[replica, p]
    high = 1.0 + stretch
    kept = wp.vec2(wp.clamp(values[0], low, high), wp.min(wp.max(values[1], low), high))
    out_elastic[replica, p] = left * wp.diag(kept) * wp.transpose(right)

    # the part beyond the limits becomes plastic
    taken = values[0] * values[1] / (kept[0] * kept[1])
    plastic = wp.clamp(float(out_plastic_volume[replica, p]) * taken, MIN_PLASTIC, MAX_PLASTIC)
    out_plastic_volume[replica, p] = wp.float64(plastic)
    out_hardening[replica, p] = wp.min(wp.exp(HARDNESS * (1.0 - plastic)), MAX_HARDENING)
