# weft: refuses; a number in the text comes from a library for the device
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=wp.vec2)):
    t = wp.tile_load(a, shape=(1, 512))
    wp.tile_fft(t)
    wp.tile_store(a, t)
