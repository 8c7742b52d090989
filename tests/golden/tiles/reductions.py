# Sums, extrema, scans, sorts, maps and reductions by functions
import warp as wp


@wp.func
def soft(x: float, width: float):
    return x / (width + wp.abs(x))


@wp.func
def mixed(x: float, y: float, z: float):
    return x * y + z


@wp.func
def twice(x: wp.vec3):
    return x + x


@wp.func
def longer(a: float, b: float):
    return wp.max(wp.abs(a), wp.abs(b))


@wp.kernel
def sums(a: wp.array2d(dtype=float), out: wp.array(dtype=float), line: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=(4, 8))
    wp.tile_store(out, wp.tile_sum(t))
    wp.tile_store(line, wp.tile_sum(t, axis=0))
    wp.tile_store(line, wp.tile_sum(t, 1))
    wp.tile_store(out, wp.tile_min(t))
    wp.tile_store(out, wp.tile_max(t))
    u = wp.tile_load(line, shape=8)
    wp.tile_store(out, wp.tile_sum(u, axis=0))
    wp.tile_store(out, wp.tile_dot(u, u))
    wp.tile_axpy(2.0, u, u)
    wp.tile_store(line, u)


@wp.kernel
def places(a: wp.array(dtype=float), out: wp.array(dtype=int)):
    t = wp.tile_load(a, shape=8)
    wp.tile_store(out, wp.tile_argmin(t))
    wp.tile_store(out, wp.tile_argmax(t))


@wp.kernel
def ordered(keys: wp.array(dtype=int), values: wp.array(dtype=float)):
    k = wp.tile_load(keys, shape=8)
    v = wp.tile_load(values, shape=8)
    wp.tile_sort(k, v)
    wp.tile_store(keys, wp.tile_scan_inclusive(k))
    wp.tile_store(keys, wp.tile_scan_exclusive(k))
    wp.tile_store(values, wp.tile_scan_max_inclusive(v))
    wp.tile_store(values, wp.tile_scan_min_inclusive(v))


@wp.kernel
def mapped(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), lengths: wp.array(dtype=float), k: float):
    t = wp.tile_load(a, shape=8)
    u = wp.tile_load(v, shape=8)
    wp.tile_store(a, wp.tile_map(wp.sin, t))
    wp.tile_store(a, wp.tile_map(wp.min, t, k))
    wp.tile_store(a, wp.tile_map(soft, t, lengths[0]))
    wp.tile_store(a, wp.tile_map(mixed, t, t, k))
    wp.tile_store(v, wp.tile_map(twice, u))
    wp.tile_store(lengths, wp.tile_map(wp.length, u))
    wp.tile_store(lengths, wp.tile_map(wp.floor, t))


@wp.kernel
def reduced(a: wp.array2d(dtype=float), c: wp.array2d(dtype=wp.uint8), out: wp.array(dtype=float), small: wp.array(dtype=wp.uint8)):
    t = wp.tile_load(a, shape=(4, 8))
    wp.tile_store(out, wp.tile_reduce(wp.add, t))
    wp.tile_store(out, wp.tile_reduce(longer, t))
    wp.tile_store(out, wp.tile_reduce(wp.mul, t, axis=0))
    wp.tile_store(out, wp.tile_reduce(wp.min, t, axis=1))
    wp.tile_store(out, wp.tile_reduce(longer, t, 1))
    u = wp.tile_load(c, shape=(4, 8))
    wp.tile_store(small, wp.tile_reduce(wp.max, u, axis=0))
    wp.tile_store(small, wp.tile_reduce(wp.min, u, axis=0))
