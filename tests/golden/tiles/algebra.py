# Products, factorizations and solutions: functions of libraries on CUDA, none on the CPU
import warp as wp


@wp.kernel
def products(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float), k: float):
    x = wp.tile_load(a, shape=(8, 16))
    y = wp.tile_load(b, shape=(16, 4))
    z = wp.tile_matmul(x, y)
    wp.tile_matmul(x, y, z)
    wp.tile_matmul(x, y, z, alpha=k, beta=0.5)
    wp.tile_store(c, wp.tile_matmul(wp.tile_transpose(y), wp.tile_transpose(x), alpha=2.0))
    part = wp.tile_view(x, offset=(0, 0), shape=(8, 8))
    wp.tile_store(c, wp.tile_matmul(part, x))
    spread = wp.tile_broadcast(wp.tile_load(a, shape=(1, 16)), shape=(8, 16))
    wp.tile_store(c, wp.tile_matmul(spread, y))
    wp.tile_store(c, wp.tile_matmul(x, y, precision="tf32"))
    wp.tile_store(c, z)


@wp.kernel
def halves(a: wp.array2d(dtype=wp.float16), b: wp.array2d(dtype=wp.float16), c: wp.array2d(dtype=wp.float16)):
    x = wp.tile_load(a, shape=(16, 16), storage="shared")
    y = wp.tile_load(b, shape=(16, 8))
    wp.tile_store(c, wp.tile_matmul(x, y))


@wp.kernel
def solutions(a: wp.array2d(dtype=wp.float64), b: wp.array(dtype=wp.float64), d: wp.array2d(dtype=wp.float64)):
    m = wp.tile_load(a, shape=(8, 8))
    right = wp.tile_load(b, shape=8)
    many = wp.tile_load(d, shape=(8, 3))
    sum = wp.tile_diag_add(m, right)
    low = wp.tile_cholesky(sum)
    high = wp.tile_cholesky(sum, fill_mode="upper")
    x = wp.tile_cholesky_solve(low, right)
    y = wp.tile_lower_solve(low, x)
    z = wp.tile_upper_solve(wp.tile_transpose(low), y)
    wp.tile_store(b, z)
    wp.tile_store(d, wp.tile_cholesky_solve(high, many, fill_mode="upper"))
    wp.tile_store(d, wp.tile_lower_solve(low, many))


@wp.kernel(enable_backward=False)
def in_place(a: wp.array2d(dtype=float), b: wp.array(dtype=float)):
    m = wp.tile_load(a, shape=(4, 4))
    right = wp.tile_load(b, shape=4)
    wp.tile_cholesky_inplace(m)
    wp.tile_cholesky_inplace(m, fill_mode="upper")
    wp.tile_cholesky_solve_inplace(m, right)
    wp.tile_lower_solve_inplace(m, right)
    wp.tile_upper_solve_inplace(m, right)
    wp.tile_store(b, right)
