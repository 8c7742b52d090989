# idea: bottom-up step of breadth-first search
# brief: Let every unvisited vertex look for a parent in the current level and join the next level.
# description: Direction-optimizing breadth-first search, bottom-up step. A vertex `v` that has a `depth` (0 or more)
#     keeps it: its number is copied to `depth_next` and its `parent` stays. An unvisited one (`UNVISITED`) walks its
#     incoming edges `in_start`, `in_neighbors` and stops at the first neighbor whose `depth` is `level`: that one
#     becomes its `parent`, its `depth_next` is `level + 1`, and it is counted in `found[0]`. If there is none,
#     `depth_next` is `UNVISITED` and `parent` stays.
# launch: n
# inputs:
#     in_start[n+1] = offsets(0, 4*n)
#     in_neighbors[4*n] = index(0, n)
#     depth[n] = index(-1, 3)
#     level = 2
#     depth_next[n] = zero
#     parent[n] = constant(-1)
#     found[1] = zero
import warp as wp

UNVISITED = wp.constant(-1)


@wp.kernel
def bfs_bottom_up_level(
    in_start: wp.array[int],
    in_neighbors: wp.array[int],
    depth: wp.array[int],
    level: int,
    depth_next: wp.array[int],
    parent: wp.array[int],
    found: wp.array[int],
):
    v = wp.tid()
    depth_next[v] = depth[v]
    if depth[v] != UNVISITED:
        return

    chosen = int(-1)
    for k in range(in_start[v], in_start[v + 1]):
        u = in_neighbors[k]
        if depth[u] == level:
            chosen = u
            break  # one parent is enough, which is what makes this direction cheap on wide levels

    if chosen >= 0:
        parent[v] = chosen
        depth_next[v] = level + 1
        wp.atomic_add(found, 0, 1)
