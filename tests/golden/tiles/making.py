# Tiles that are made: zeros, ones, full, from one thread, numbers in a row; dtype as it is written, in both storages
import warp as wp

SIDE = wp.constant(8)


@wp.struct
class Sample:
    weight: float
    place: wp.vec2


@wp.kernel
def fill(out: wp.array(dtype=float), points: wp.array2d(dtype=wp.vec3), samples: wp.array(dtype=Sample)):
    i = wp.tid()
    zeros = wp.tile_zeros(shape=SIDE)
    halves = wp.tile_zeros(shape=(2, 3), dtype=wp.float16, storage="shared")
    ones = wp.tile_ones(shape=(SIDE,), dtype=float)
    rough = wp.tile_empty(shape=(4, 2), dtype=wp.vec3, storage="register")
    level = float(i) * 0.5
    full = wp.tile_full(shape=SIDE, value=level)
    wide = wp.tile_full(shape=(4,), value=3, dtype=wp.float64, storage="shared")
    same = wp.tile_full(SIDE, out[i])
    one = Sample()
    one.weight = level
    records = wp.tile_full(shape=(4,), value=one)
    shared_by_all = wp.tile_from_thread(shape=SIDE, value=level, thread_idx=2)
    wp.tile_store(out, zeros + ones + full + same + shared_by_all)
    wp.tile_store(points, rough, offset=(i, 1))
    wp.tile_store(samples, records, offset=i * 4)


@wp.kernel(enable_backward=False)
def count(whole: wp.array(dtype=int), long: wp.array(dtype=wp.int64), real: wp.array(dtype=float), fine: wp.array(dtype=wp.float64)):
    wp.tile_store(whole, wp.tile_arange(8, dtype=int))
    wp.tile_store(whole, wp.tile_arange(9, -3, -2, dtype=int, storage="shared"))
    wp.tile_store(long, wp.tile_arange(10, dtype=wp.int64))
    wp.tile_store(real, wp.tile_arange(2, 5))
    wp.tile_store(real, wp.tile_arange(0.0, 1.0, 0.1))
    wp.tile_store(fine, wp.tile_arange(0.25, 2.0, 0.5, dtype=wp.float64))


@wp.kernel
def draw(seed: int, whole: wp.array2d(dtype=int), real: wp.array(dtype=float)):
    state = wp.rand_init(seed, wp.tid())
    wp.tile_store(whole, wp.tile_randi(shape=(2, 4), rng=state))
    wp.tile_store(whole, wp.tile_randi((2, 4), state, -3, 12, storage="shared"))
    wp.tile_store(real, wp.tile_randf(shape=16, rng=state))
    wp.tile_store(real, wp.tile_randf(shape=16, rng=state, min=0.1, max=2.5))
