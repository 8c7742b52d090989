# Loads and stores: offsets given, left out, of one number and of tuples; bounds checks and alignment; indices; atomics
import warp as wp

ROWS = wp.constant(4)
COLS = wp.constant(8)


@wp.kernel
def move(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), line: wp.array(dtype=float), count: int):
    i, j = wp.tid()
    t = wp.tile_load(a, shape=(ROWS, COLS), offset=(i * ROWS, j * COLS))
    u = wp.tile_load(a, shape=(ROWS, COLS))
    v = wp.tile_load(a, (ROWS, COLS), (i, 0), storage="shared", bounds_check=False, aligned=True)
    w = wp.tile_load(line, COLS, count)
    x = wp.tile_load(line, shape=COLS, aligned=False)
    wp.tile_store(b, t, offset=(i * ROWS, j * COLS))
    wp.tile_store(b, v, offset=(0, j), bounds_check=False, aligned=True)
    wp.tile_store(b, u)
    wp.tile_store(line, w, offset=3)
    wp.tile_store(line, x, COLS)


@wp.struct
class Box:
    values: wp.array(dtype=float)
    begin: int


@wp.kernel
def through_fields(box: Box, starts: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(box.values, shape=COLS, offset=box.begin)
    u = wp.tile_load(out, shape=(COLS,), offset=(starts[i],))
    values = box.values
    wp.tile_store(values, t + u, offset=starts[i])


@wp.kernel
def picked(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):
    i = wp.tid()
    rows = wp.tile_load(places, shape=ROWS)
    t = wp.tile_load_indexed(a, indices=rows, shape=(ROWS, COLS), offset=(0, i))
    u = wp.tile_load_indexed(a, rows, (2, ROWS), axis=1, storage="shared")
    wp.tile_store_indexed(b, indices=rows, t=t, offset=(i, 0), axis=0)
    wp.tile_store_indexed(b, rows, u, axis=1)
    wp.tile_atomic_add_indexed(b, indices=rows, t=t)


@wp.kernel
def summed(a: wp.array2d(dtype=float), totals: wp.array(dtype=float), counts: wp.array(dtype=int)):
    i = wp.tid()
    t = wp.tile_load(a[i], shape=COLS)
    before = wp.tile_atomic_add(totals, t, offset=i)
    wp.tile_atomic_add(totals, before)
    wp.tile_atomic_add(counts, wp.tile_ones(shape=(2,), dtype=int), offset=(i,), bounds_check=False)
