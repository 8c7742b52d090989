# Tiles of one to four sides, elements of vectors and matrices in them; shapes of one number and of tuples
import warp as wp


@wp.kernel
def elements(a: wp.array3d(dtype=float), b: wp.array4d(dtype=float), m: wp.array4d(dtype=wp.mat22), i: int):
    t = wp.tile_load(a, shape=(2, 3, 4))
    t[0, 1, 2] = t[i, 1, -1]
    t[1, 2, 3] += 1.0
    t[1, i, 3] -= 2.0
    wp.tile_scatter_add(t, 0, 1, i, 0.5, i < 4)
    wp.tile_scatter_masked(t, 0, i, 1, 0.5, i < 3)
    u = wp.tile_load(b, shape=(2, 2, 2, 2))
    u[0, 1, 0, 1] = u[i, 0, 1, 0]
    u[0, 1, 0, i] += 1.0
    u[0, 1, 1, i] -= 2.0
    wp.tile_scatter_add(u, 0, 1, i, 1, 0.5, i < 2)
    wp.tile_scatter_masked(u, 0, i, 1, 0, 0.5, i < 2)
    q = wp.tile_load(m, shape=(2, 1, 1, 2))
    q[0, 0, 0, 1] = q[i, 0, 0, 0]
    q[0, 0, 0, 1, 0] = q[1, 0, 0, 0, 1]
    q[0, 0, 0, 1, 0, 1] = q[1, 0, 0, 0, 1, 1]
    wp.tile_store(a, t)
    wp.tile_store(b, u)
    wp.tile_store(m, q)
    wp.tile_store(b, u[::-1, :, 1:, :])


@wp.kernel
def bits(a: wp.array2d(dtype=int), b: wp.array3d(dtype=int), c: wp.array4d(dtype=int), i: int):
    t = wp.tile_load(a, shape=(2, 3))
    t[0, i] += 1
    t[1, i] -= 1
    t[0, 1] &= 3
    t[0, 1] |= 4
    t[0, 1] ^= i
    u = wp.tile_load(b, shape=(2, 3, 2))
    u[0, 1, i] &= 3
    u[0, 1, i] |= 4
    u[0, 1, i] ^= i
    v = wp.tile_load(c, shape=(2, 1, 2, 2))
    v[0, 0, 1, i] &= 3
    v[0, 0, 1, i] |= 4
    v[0, 0, 1, i] ^= i
    w = wp.tile_load(a[0], shape=4)
    w[i] += 2
    w[0] -= 3
    wp.tile_store(a, t)
    wp.tile_store(b, u)
    wp.tile_store(c, v)
    wp.tile_store(a[0], w)


@wp.kernel
def shapes(seed: int, a: wp.array(dtype=float), b: wp.array2d(dtype=float), n: wp.array(dtype=int), m: wp.array2d(dtype=int)):
    state = wp.rand_init(seed)
    wp.tile_store(a, wp.tile_ones(4, float))
    wp.tile_store(a, wp.tile_empty(4, dtype=float))
    wp.tile_store(b, wp.tile_from_thread((2, 2), 1.0, 0))
    wp.tile_store(n, wp.tile_randi(4, state))
    wp.tile_store(n, wp.tile_randi(4, state, 0, 9))
    wp.tile_store(b, wp.tile_randf((2, 2), state, storage="shared"))
    wp.tile_store(b, wp.tile_randf((2, 2), state, -1.0, 1.0))
    wp.tile_store(b, wp.tile_full((2, 2), 0.5))
    wp.tile_store(m, wp.tile_zeros((2, 2), int))
    wp.tile_atomic_add(b, wp.tile_ones((2, 2), float))
    wp.tile_store(a, wp.tile_map(wp.add, wp.tile_ones(4, float), wp.tile_ones(4, float)))
