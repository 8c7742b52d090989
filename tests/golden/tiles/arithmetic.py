# Operators of tiles with tiles and with values; in place; scalars on either side; comparison of storages in branches and loops
import warp as wp


@wp.kernel
def operators(a: wp.array(dtype=float), b: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), k: float):
    t = wp.tile_load(a, shape=16)
    u = wp.tile_load(b, shape=16)
    w = wp.tile_load(v, shape=16)
    wp.tile_store(a, t + u - t * u / t)
    wp.tile_store(a, -t * k + 2.0 * u)
    wp.tile_store(a, t / k + k / u)
    wp.tile_store(v, w * k + t * wp.vec3(1.0, 0.0, 0.0))
    wp.tile_store(v, w * t / u)
    wp.tile_store(a, t @ u)
    t += u
    t -= u * k
    t *= u
    t *= 3.0
    t /= k
    wp.tile_store(b, t)


@wp.kernel
def integers(a: wp.array(dtype=int), b: wp.array(dtype=int)):
    t = wp.tile_load(a, shape=16)
    u = wp.tile_load(b, shape=16)
    c = (t & u) | (t ^ u)
    c &= t
    c |= u
    c ^= t
    wp.tile_store(a, c)


@wp.kernel
def choices(a: wp.array2d(dtype=float), out: wp.array(dtype=float), n: int):
    t = wp.tile_load(a[0], shape=4)
    u = wp.tile_load(a[1], shape=4, storage="shared")
    if n > 2:
        t = t + t
    else:
        t = -t
    s = t if n == 1 else u
    p = u
    q = u
    if n == 0:
        p = q
    both = t
    both[0] = 1.0
    wp.tile_store(out, s + p + both)


@wp.kernel
def rounds(a: wp.array2d(dtype=float), out: wp.array(dtype=float), n: int):
    total = wp.tile_zeros(shape=4, dtype=float)
    for i in range(n):
        t = wp.tile_load(a[i], shape=4)
        total += t
        total = total * 0.5
        head = t[1]
        part = t[1:3]
        wp.tile_store(out, part)
        out[i] = head
    k = int(0)
    while k < n:
        total = total + total
        k += 1
    for j in range(3):
        total += wp.tile_load(a[j], shape=4, storage="shared")
    wp.tile_store(out, total)
