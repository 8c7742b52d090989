# warp: refuses. A volume holds no half floats.
import warp as wp


@wp.kernel
def k(volume: wp.uint64, out: wp.array(dtype=float)):
    out[0] = wp.float32(wp.volume_lookup(volume, 1, 2, 3, dtype=wp.float16))
