# Products of complex numbers: vectors of two
import warp as wp


@wp.kernel
def spectra(a: wp.array2d(dtype=wp.vec2), b: wp.array2d(dtype=wp.vec2), c: wp.array2d(dtype=wp.vec2)):
    x = wp.tile_load(a, shape=(8, 16))
    y = wp.tile_load(b, shape=(16, 4))
    z = wp.tile_matmul(x, y)
    wp.tile_matmul(x, y, z)
    wp.tile_store(c, z)
