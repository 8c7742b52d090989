# idea: Morton codes of points
# brief: Compute the 30-bit Morton code of every point within a bounding box.
# description: For every point, scale `points[p]` by the box from `lower` to `upper` to 0..1, clamped so that points
#     outside take the nearest cell, then to a cell 0..1023 on each axis (sides of the box shorter than `MIN_SIDE` count
#     as that long). `spread_bits` moves the ten bits of a number to every third place. `codes[p]` interleaves them, x
#     in the lowest place, and `order[p]` is p, as the value that a sort by the codes will carry along.
# launch: n
# inputs:
#     points[n] = uniform(-1.2, 1.2)
#     lower = constant(-1)
#     upper = constant(1)
#     codes[n] = zero
#     order[n] = zero
# fits:
#     batch_dimension
import warp as wp

BITS = 10
MIN_SIDE = wp.constant(1.0e-6)


@wp.func
def spread_bits(value: int) -> wp.uint32:
    # unsigned: the bits that the masks remove would overflow a signed number
    x = wp.uint32(value)
    x = (x | (x << wp.uint32(16))) & wp.uint32(0x030000FF)
    x = (x | (x << wp.uint32(8))) & wp.uint32(0x0300F00F)
    x = (x | (x << wp.uint32(4))) & wp.uint32(0x030C30C3)
    return (x | (x << wp.uint32(2))) & wp.uint32(0x09249249)


@wp.func
def cell_of(coordinate: float, lower: float, upper: float) -> int:
    share = (coordinate - lower) / wp.max(upper - lower, MIN_SIDE)
    # clamped as a float: far outside of a flat box the conversion to int would overflow
    cell = int(wp.clamp(share, 0.0, 1.0) * wp.static(float(2**BITS)))
    return wp.min(cell, wp.static(2**BITS - 1))


@wp.kernel
def encode_points_morton(points: wp.array[wp.vec3], lower: wp.vec3, upper: wp.vec3, codes: wp.array[wp.uint32],
                         order: wp.array[int]):
    p = wp.tid()
    point = points[p]
    x = cell_of(point[0], lower[0], upper[0])
    y = cell_of(point[1], lower[1], upper[1])
    z = cell_of(point[2], lower[2], upper[2])
    codes[p] = spread_bits(x) | (spread_bits(y) << wp.uint32(1)) | (spread_bits(z) << wp.uint32(2))
    order[p] = p
