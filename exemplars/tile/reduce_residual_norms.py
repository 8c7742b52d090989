# idea: norms of a residual vector
# brief: Reduce a residual to its sum of squares and its largest magnitude, one atomic operation of each kind per thread
#     block.
# description: Block `block` loads `CHUNK` elements of `residual` from `block * CHUNK` on; beyond the end they are zero, which
#     changes neither result. The sum of `square` of the elements is added to `sum_of_squares[0]` atomically, as a tile of one
#     element. The maximum of their magnitudes goes to `max_magnitude[0]` by an atomic maximum. Both outputs must hold zero,
#     or what earlier blocks of unknowns left, before the launch.
# launch: ceil(n/64), block(128)
# inputs:
#     residual[n] = uniform(-1, 1)
#     sum_of_squares[1] = zero
#     max_magnitude[1] = zero
import warp as wp

CHUNK = wp.constant(64)


@wp.func
def square(value: float):
    return value * value


@wp.kernel
def reduce_residual_norms(
    residual: wp.array(dtype=float),
    sum_of_squares: wp.array(dtype=float),
    max_magnitude: wp.array(dtype=float),
):
    block = wp.tid()
    chunk = wp.tile_load(residual, shape=CHUNK, offset=block * CHUNK)
    wp.tile_atomic_add(sum_of_squares, wp.tile_sum(wp.tile_map(square, chunk)))

    # every thread of the block offers the same maximum, which a maximum may take more than once
    largest = wp.tile_max(wp.tile_map(wp.abs, chunk))
    wp.atomic_max(max_magnitude, 0, largest[0])
