# warp: refuses; scans are of 32-bit numbers
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.float64)):
    wp.tile_store(a, wp.tile_scan_inclusive(wp.tile_load(a, shape=4)))
