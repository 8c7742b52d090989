# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def once_around_a_ring(
    first: wp.array(dtype=int),
    follower: wp.array(dtype=int),
    origin: wp.array(dtype=int),
    x: wp.array(dtype=wp.float64),
    limit: int,
    out: wp.array(dtype=wp.float64),
):
    hole = wp.tid()
    start = first[hole]
    anchor = x[start + origin[start]]
    area = wp.float64(0.0)
    count = int(0)
    closed = bool(False)
    here = start
    while not closed and count < limit:
        there = (here + 1 + follower[here] / 3) % 3
        area += (x[here + origin[here]] - anchor) * (x[there + origin[there]] - anchor)
        count += 1
        here = there
        closed = here == start
    if not closed:
        return
    out[hole] = area
