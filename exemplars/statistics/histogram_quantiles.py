# idea: quantiles read from histograms
# brief: Read several quantiles of every histogram by walking its cumulative counts.
# description: The thread (`row`, `level`) looks for the quantile `levels[level]` of the histogram `counts[row]`, whose bins have
#     the `edges` around them, one more than there are bins; negative counts are taken as 0 (`bin_count`). The total of the row
#     (`row_total`) times the level is the rank to reach. A histogram without counts gives the first edge. Bins are walked from
#     the left until the cumulated count reaches the rank; inside that bin the quantile is interpolated linearly between its edges
#     by the part of its count that is needed; empty bins are passed over. Rounding may leave the rank unreached: then the last
#     edge is taken. The result goes to `quantiles[row, level]`.
# launch: n, 3
# inputs:
#     counts[n, 20] = index(-3, 6)
#     edges[21] = sorted(0, 10)
#     levels[3] = sorted(0.05, 0.95)
#     quantiles[n, 3] = zero
import warp as wp


@wp.func
def bin_count(counts: wp.array2d(dtype=int), row: int, bin: int) -> int:
    """Background subtraction leaves some bins below zero; they count as empty."""
    return wp.max(counts[row, bin], 0)


@wp.func
def row_total(counts: wp.array2d(dtype=int), row: int) -> int:
    total = int(0)
    for bin in range(counts.shape[1]):
        total += bin_count(counts, row, bin)
    return total


@wp.kernel
def histogram_quantiles(
    counts: wp.array2d(dtype=int),
    edges: wp.array(dtype=float),
    levels: wp.array(dtype=float),
    quantiles: wp.array2d(dtype=float),
):
    row, level = wp.tid()
    total = row_total(counts, row)
    if total == 0:
        quantiles[row, level] = edges[0]
        return

    rank = levels[level] * float(total)
    reached = float(0.0)
    for bin in range(counts.shape[1]):
        inside = float(bin_count(counts, row, bin))
        if inside > 0.0 and reached + inside >= rank:
            fraction = (rank - reached) / inside
            quantiles[row, level] = wp.lerp(edges[bin], edges[bin + 1], fraction)
            return
        reached += inside

    quantiles[row, level] = edges[counts.shape[1]]
