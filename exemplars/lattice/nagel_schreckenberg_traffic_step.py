# idea: Nagel-Schreckenberg traffic automaton
# brief: Move the cars of a ring road by one step of the Nagel-Schreckenberg rules.
# description: `speed[cell]` is the speed of the car in a `cell` of a ring, or negative if the cell is empty. One thread
#     per cell; empty cells do nothing. A car speeds up by one to at most `limit`, looks ahead for the first occupied cell
#     and slows down to the number of free cells before it, and with the probability `dawdle` (a random number of the cell
#     from `seed`) slows down by one more if it moves. It then moves as many cells as its speed: that speed is written to
#     `speed_next` at its new cell, in an array that holds -1 everywhere before. No two cars reach the same cell, because
#     none drives further than the gap before it. A car that passes the end of the ring is counted in `passed`, and
#     `stopped` counts those of speed zero.
# launch: n
# inputs:
#     speed[n] = index(-6, 6)
#     limit = index(2, 6)
#     dawdle = uniform(0.1, 0.4)
#     seed = index(0, 100000)
#     speed_next[n] = -1
#     passed[1] = zero
#     stopped[1] = zero
import warp as wp


@wp.func
def free_cells_ahead(speed: wp.array(dtype=int), cell: int, limit: int) -> int:
    """Empty cells before the next car, at most `limit`."""
    gap = int(0)
    while gap < limit:
        if speed[(cell + gap + 1) % speed.shape[0]] >= 0:
            break
        gap += 1
    return gap


@wp.kernel
def nagel_schreckenberg_traffic_step(
    speed: wp.array(dtype=int),
    limit: int,
    dawdle: float,
    seed: int,
    speed_next: wp.array(dtype=int),
    passed: wp.array(dtype=int),
    stopped: wp.array(dtype=int),
):
    cell = wp.tid()
    if speed[cell] < 0:
        return

    v = wp.min(speed[cell] + 1, limit)
    v = wp.min(v, free_cells_ahead(speed, cell, v))
    rng = wp.rand_init(seed, cell)
    if v > 0 and wp.randf(rng) < dawdle:
        v -= 1

    target = cell + v
    if target >= speed.shape[0]:
        target -= speed.shape[0]
        wp.atomic_add(passed, 0, 1)
    if v == 0:
        wp.atomic_add(stopped, 0, 1)
    speed_next[target] = v
