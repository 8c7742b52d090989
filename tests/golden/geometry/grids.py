# Neighbours in a grid, in three precisions, by group, by `next`, through functions.
import warp as wp


@wp.func
def sum_of(query: wp.HashGridQuery, start: int):
    sum = start
    for other in query:
        sum += other
    return sum


@wp.func
def sum_of_double(query: wp.HashGridQuery[wp.float64]):
    sum = int(0)
    for other in query:
        sum += other
    return sum


@wp.kernel
def neighbours(
    grid: wp.uint64, point: wp.array(dtype=wp.vec3), force: wp.array(dtype=wp.vec3), radius: float
):
    tid = wp.tid()
    i = wp.hash_grid_point_id(grid, tid)
    if i == -1:
        return
    x = point[i]
    push = wp.vec3()
    for j in wp.hash_grid_query(grid, x, radius):
        if j != i:
            push += wp.normalize(x - point[j])
    query = wp.hash_grid_query(grid, x, radius, 2)
    n = int(0)
    while wp.hash_grid_query_next(query, n):
        push = push + point[n]
    force[i] = push


@wp.kernel
def precisions(
    grids: wp.array(dtype=wp.uint64),
    half: wp.array(dtype=wp.vec3h),
    double: wp.array(dtype=wp.vec3d),
    out: wp.array(dtype=int),
):
    i = wp.tid()
    out[i] = sum_of(wp.hash_grid_query(grids[0], wp.vec3(half[i]), 1.0), 2)
    out[i] += sum_of_double(wp.hash_grid_query(grids[1], double[i], wp.float64(1.0)))
    for j in wp.hash_grid_query(grids[2], half[i], wp.float16(1.0)):
        out[i] += j
    n = int(0)
    a = wp.hash_grid_query(grids[2], half[i], wp.float16(1.0), 1)
    while wp.hash_grid_query_next(a, n):
        out[i] += n
    b = wp.hash_grid_query(grids[1], double[i], wp.float64(1.0), 1)
    while wp.hash_grid_query_next(b, n):
        out[i] += n
