# warp: refuses. The gradient of a vector is a matrix.
import warp as wp


@wp.kernel
def k(volume: wp.uint64, out: wp.array(dtype=wp.vec3)):
    gradient = wp.vec3()
    out[0] = wp.volume_sample_grad(volume, wp.vec3(), wp.Volume.LINEAR, gradient, dtype=wp.vec3)
