# Parts of tiles: slices, rows, elements, gathers, reshapes, transposes, broadcasts; and what is assigned to them
import warp as wp


@wp.kernel
def parts(a: wp.array2d(dtype=float), out: wp.array(dtype=float), wide: wp.array2d(dtype=float), n: int):
    t = wp.tile_load(a, shape=(8, 6))
    row = t[1]
    last = t[-1]
    chosen = t[n]
    wp.tile_store(out, row + last + chosen)
    wp.tile_store(wide, t[2:5])
    wp.tile_store(wide, t[::2, 1:-1])
    wp.tile_store(out, t[3, ::-1])
    wp.tile_store(out, t[:, -2])
    wp.tile_store(wide, t[1:7][::2])
    wp.tile_store(out, t[2:4][1])
    wp.tile_store(out, wp.tile_view(t, offset=(n,)))
    wp.tile_store(wide, wp.tile_view(t, offset=(2, 0), shape=(4, 6)))
    out[0] = t[2, 3] + t[n, -1] + t[1][2] + wp.tile_extract(t, 0, n)
    first = t[n]
    copied = first
    wp.tile_store(out, copied)


@wp.kernel
def gathered(a: wp.array2d(dtype=float), places: wp.array(dtype=int), out: wp.array2d(dtype=float)):
    t = wp.tile_load(a, shape=(8, 4))
    rows = wp.tile_load(places, shape=3)
    wp.tile_store(out, t[rows])
    wp.tile_store(out, t[:, rows])
    wp.tile_store(out, t[1:5][rows, :])


@wp.kernel
def shaped(a: wp.array2d(dtype=float), b: wp.array(dtype=float), out: wp.array2d(dtype=float), flat: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=(4, 6))
    wp.tile_store(out, wp.tile_transpose(t))
    wp.tile_store(flat, wp.tile_reshape(t, shape=(-1,)))
    wp.tile_store(out, wp.tile_reshape(t, (8, 3)))
    line = wp.tile_load(b, shape=6)
    wp.tile_store(out, wp.tile_broadcast(line, shape=(4, 6)) + t)
    column = wp.tile_load(a, shape=(4, 1))
    wp.tile_store(out, wp.tile_broadcast(column, (4, 6)))
    wp.tile_store(flat, wp.tile_squeeze(column))
    wp.tile_store(flat, wp.tile_squeeze(column, axis=(-1,)))


@wp.kernel
def assigned(a: wp.array2d(dtype=float), out: wp.array2d(dtype=float), n: int):
    t = wp.tile_load(a, shape=(4, 4))
    u = wp.tile_zeros(shape=(8, 4), dtype=float)
    wp.tile_assign(u, t, offset=(2, 0))
    wp.tile_assign(u, t)
    u[4:8] = t
    u[n] = t[0]
    u[-1] = t[n]
    t[0, 1] = 3.0
    t[n, -1] = a[n, 0]
    t[n, 2] += 1.5
    t[1, n] -= a[0, 0]
    t[1, 1] *= 2.0
    wp.tile_store(out, u)
    wp.tile_store(out, t)


@wp.kernel
def bits(a: wp.array(dtype=int), n: int):
    t = wp.tile_load(a, shape=8)
    t[0] &= 3
    t[n] |= 4
    t[-1] ^= n
    wp.tile_store(a, t)
    wp.tile_store(a, wp.tile_astype(t, dtype=int))


@wp.kernel
def converted(a: wp.array(dtype=int), out: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=8)
    u = wp.tile_astype(t, float)
    v = wp.tile_astype(t, dtype=wp.float32)
    out[0] = u[3] + float(len(v))
    wp.tile_store(out, v)


@wp.kernel
def composites(a: wp.array(dtype=wp.vec3), m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(a, shape=4)
    t[1] = wp.vec3(1.0, 2.0, 3.0)
    x = t[2].x
    y = t[i][1]
    t[0].z = 4.0
    q = wp.tile_load(m, shape=(2, 2))
    r = q[0, 1, 1]
    q[1, 0, 0] = r
    out[i] = x + y + r[0] + q[1, 1, 0, 1]
