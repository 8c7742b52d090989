# weft: refuses. A volume.
import warp as wp


@wp.kernel
def volume_sample(volume: wp.uint64, p: wp.vec3, out: wp.array(dtype=float)):
    out[0] = wp.volume_sample_f(volume, p, wp.Volume.LINEAR)
