# idea: one iteration of PageRank, pulled along incoming edges
# brief: Compute the next rank of every page from the pages that link to it, and the total change.
# description: For page `page` sum over its incoming links (`in_start`, `in_pages`) the `rank` of the linking page divided by its
#     `out_degree`; pages without outgoing links do not pass rank this way (`passed_rank` gives 0 for them). What those dangling
#     pages hold altogether, `dangling_mass[0]`, is spread evenly over all pages. `next_rank` is `(1 - damping) / page_count` plus
#     `damping` times the sum of both shares, where `page_count` is the length of `rank`. The absolute change of the rank is added
#     to `residual[0]` by an atomic.
# launch: n
# inputs:
#     in_start[n+1] = offsets(0, 4*n)
#     in_pages[4*n] = index(0, n)
#     out_degree[n] = index(0, 8)
#     rank[n] = uniform(0.01, 1)
#     dangling_mass[1] = uniform(0, 0.1)
#     damping = 0.85
#     next_rank[n] = zero
#     residual[1] = zero
# fits:
#     total_output(next_rank)
from typing import Any

import warp as wp


@wp.func
def passed_rank(rank: Any, out_degree: int):
    """Rank that a page hands to each of the pages it links to."""
    if out_degree == 0:
        return type(rank)(0)
    return rank / type(rank)(out_degree)


@wp.kernel
def pagerank_pull_iteration(in_start: wp.array(dtype=wp.int32),
                            in_pages: wp.array(dtype=wp.int32),
                            out_degree: wp.array(dtype=wp.int32),
                            rank: wp.array(dtype=wp.float32),
                            dangling_mass: wp.array(dtype=wp.float32),
                            damping: float,
                            next_rank: wp.array(dtype=wp.float32),
                            residual: wp.array(dtype=wp.float32)):
    """One power iteration of PageRank, pulled along incoming links so that no atomics touch the ranks.

    Args:
        in_start: where the incoming links of each page begin, one number more than there are pages.
        in_pages: the pages they come from.
        out_degree: outgoing links per page; 0 for dangling pages.
        rank: ranks of the iteration before.
        dangling_mass: rank held by all dangling pages together.
        damping: probability that a surfer follows a link.
        next_rank: ranks after this iteration.
        residual: sum of absolute changes, cleared by the caller.
    """
    page = wp.tid()
    page_count = float(rank.shape[0])

    inflow = float(0.0)
    for link in range(in_start[page], in_start[page + 1]):
        source = in_pages[link]
        inflow += passed_rank(rank[source], out_degree[source])

    # a surfer on a page without links jumps anywhere
    inflow += dangling_mass[0] / page_count
    updated = (1.0 - damping) / page_count + damping * inflow
    next_rank[page] = updated
    wp.atomic_add(residual, 0, wp.abs(updated - rank[page]))
