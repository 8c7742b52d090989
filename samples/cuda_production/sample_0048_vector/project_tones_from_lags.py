import warp as wp


@wp.kernel
def project_tones_from_lags(
    lags: wp.array(dtype=wp.int32),
    iq: wp.array(dtype=wp.vec3),
    channels: wp.array(dtype=wp.vec3),
    stereo: wp.array(dtype=wp.vec3),
    smoothed: wp.array(dtype=wp.vec3),
    demod: wp.array(dtype=wp.vec3)
):
    gid = wp.tid()
    far_v = wp.cw_mul(iq[lags[gid]], iq[lags[gid]])
    filt = wp.length_sq(channels[gid])

    stereo_t = stereo[(gid + 3) % stereo.shape[0]]
    decay_v = wp.log10(wp.length(stereo_t))

    smoothed[gid] = far_v + stereo_t * 0.15 - stereo_t * filt + stereo_t * decay_v
    push = (channels[gid] * 0.3 - 2.0 * far_v * 0.5) * 0.1 * (decay_v / (wp.abs(decay_v) + 0.2) * 0.5)
    push -= wp.vec3(filt, filt * filt, decay_v)
    demod[gid] = push
