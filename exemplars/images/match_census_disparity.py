# idea: stereo matching of census transforms
# brief: Find the disparity of each pixel by comparing census codes along the same row, with a check of uniqueness and subpixel refinement.
# description: For pixel (row, column), try the disparities from 0 up to before `MAX_DISPARITY`, as long as column -
#     disparity is not negative. `window_cost` is the sum of Hamming distances of `left_census` at (r, c) and
#     `right_census` at (r, c - disparity) over the rows and columns within `WINDOW` of the pixel, clamped to the image;
#     `popcount` counts bits. Keep the least cost, the first of equals, and the least cost among disparities that are
#     not its direct neighbours. If the least one times `uniqueness` exceeds that second one, the match is ambiguous:
#     `disparity` is -1. Otherwise, if the best disparity has neighbours on both sides within the range, a parabola
#     through the three costs moves it by up to half a pixel, unless it is flat. Write it to `disparity`. The least cost
#     goes to `cost` in any case.
# launch: n, 6
# inputs:
#     left_census[n, 6] = index(0, 4294967296)
#     right_census[n, 6] = index(0, 4294967296)
#     uniqueness = uniform(1.02, 1.05)
#     disparity[n, 6] = zero
#     cost[n, 6] = zero
import warp as wp

WINDOW = wp.constant(1)
MAX_DISPARITY = wp.constant(16)
NO_COST = wp.constant(1000000)

Costs = wp.types.vector(length=MAX_DISPARITY, dtype=wp.int32)


@wp.func
def popcount(bits: wp.uint32) -> int:
    """Number of bits that are set, added up in pairs, nibbles and bytes."""
    pairs = bits - ((bits >> wp.uint32(1)) & wp.uint32(0x55555555))
    nibbles = (pairs & wp.uint32(0x33333333)) + ((pairs >> wp.uint32(2)) & wp.uint32(0x33333333))
    octets = (nibbles + (nibbles >> wp.uint32(4))) & wp.uint32(0x0F0F0F0F)
    return int((octets * wp.uint32(0x01010101)) >> wp.uint32(24))


@wp.func
def window_cost(
    left_census: wp.array2d(dtype=wp.uint32),
    right_census: wp.array2d(dtype=wp.uint32),
    row: int,
    column: int,
    disparity: int,
) -> int:
    total = int(0)
    for dr in range(-WINDOW, WINDOW + 1):
        r = wp.clamp(row + dr, 0, left_census.shape[0] - 1)
        for dc in range(-WINDOW, WINDOW + 1):
            c = wp.clamp(column + dc, 0, left_census.shape[1] - 1)
            partner = wp.max(c - disparity, 0)
            total += popcount(left_census[r, c] ^ right_census[r, partner])
    return total


@wp.func
def parabola_offset(before: int, at: int, after: int) -> float:
    """Place of the minimum of a parabola through three costs, relative to the middle one."""
    curvature = before - 2 * at + after
    if curvature <= 0:
        return 0.0
    return 0.5 * float(before - after) / float(curvature)


@wp.kernel(enable_backward=False)
def match_census_disparity(
    left_census: wp.array2d(dtype=wp.uint32),
    right_census: wp.array2d(dtype=wp.uint32),
    uniqueness: float,
    disparity: wp.array2d(dtype=float),
    cost: wp.array2d(dtype=int),
):
    """Winner-takes-all block matching on rectified images. Launch: rows x columns."""
    row, column = wp.tid()
    candidates = wp.min(MAX_DISPARITY, column + 1)

    costs = Costs()
    best = int(0)
    best_cost = int(NO_COST)
    for d in range(candidates):
        costs[d] = window_cost(left_census, right_census, row, column, d)
        if costs[d] < best_cost:
            best_cost = costs[d]
            best = d
    cost[row, column] = best_cost

    # repeated texture matches at several places: do not trust any
    second_cost = int(NO_COST)
    for d in range(candidates):
        if wp.abs(d - best) > 1:
            second_cost = wp.min(second_cost, costs[d])
    if float(best_cost) * uniqueness > float(second_cost):
        disparity[row, column] = -1.0
        return

    refined = float(best)
    if best > 0 and best + 1 < candidates:
        refined += parabola_offset(costs[best - 1], best_cost, costs[best + 1])
    disparity[row, column] = refined
