# warp: refuses. The background has the type of the values.
import warp as wp


@wp.kernel
def k(volume: wp.uint64, values: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.vec3)):
    out[0] = wp.volume_sample_index(volume, wp.vec3(), wp.Volume.LINEAR, values, 0.0)
