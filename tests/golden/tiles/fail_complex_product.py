# warp: refuses; products of complex numbers are not there
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=wp.vec2)):
    t = wp.tile_load(a, shape=(8, 8))
    wp.tile_store(a, wp.tile_matmul(t, t))
