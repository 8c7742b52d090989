# idea: nearest neighbours by spatial hashing
# brief: Match every query to its nearest point within a radius, over the cells of a hashed grid.
# description: Points are kept in buckets: bucket b holds the points `bucket_points` from element b of `bucket_start` to
#     the next one; there is one bucket fewer than `bucket_start` has elements. `hash_cell` multiplies the three integer
#     coordinates of a cell by `PRIME_X`, `PRIME_Y` and `PRIME_Z`, in 64 bits, joins them by exclusive or, and takes the
#     rest of the absolute value by the number of buckets. For every query, look through the buckets of the cell of
#     `queries[query]`, cells having the side `cell_size`, and of all cells around it that `radius` can reach (`radius`
#     over `cell_size`, rounded up, in each direction), and keep the nearest of `points` whose distance is below the
#     radius; points with the label of the query (`point_label` equal to `query_label[query]`) are left out, because a
#     scan must not match itself. Write the point to `match`, or -1, and its distance to `match_distance`, or `radius`.
# launch: n
# inputs:
#     queries[n] = uniform(-2, 2)
#     query_label[n] = index(0, 4)
#     points[2*n] = uniform(-2, 2)
#     point_label[2*n] = index(0, 4)
#     bucket_start[n+1] = offsets(0, 2*n)
#     bucket_points[2*n] = permutation
#     cell_size = constant(1)
#     radius = uniform(0.5, 1)
#     match[n] = zero
#     match_distance[n] = zero
# fits:
#     parameter_per_element(radius)
#     active_mask
#     indirect_thread
import warp as wp

PRIME_X = wp.constant(73856093)
PRIME_Y = wp.constant(19349663)
PRIME_Z = wp.constant(83492791)


@wp.func
def hash_cell(cell: wp.vec3i, bucket_count: int) -> int:
    # the product of 64-bit numbers cannot overflow for cells of any reasonable scene
    x = wp.int64(cell[0]) * wp.int64(PRIME_X)
    y = wp.int64(cell[1]) * wp.int64(PRIME_Y)
    z = wp.int64(cell[2]) * wp.int64(PRIME_Z)
    return int(wp.abs(x ^ y ^ z) % wp.int64(bucket_count))


@wp.kernel
def match_points_by_spatial_hash(
    queries: wp.array(dtype=wp.vec3),
    query_label: wp.array(dtype=int),
    points: wp.array(dtype=wp.vec3),
    point_label: wp.array(dtype=int),
    bucket_start: wp.array(dtype=int),
    bucket_points: wp.array(dtype=int),
    cell_size: float,
    radius: float,
    match: wp.array(dtype=int),
    match_distance: wp.array(dtype=float),
):
    """Nearest point of another scan for every query. Launch: one thread per query."""
    query = wp.tid()
    position = queries[query]
    label = query_label[query]
    bucket_count = bucket_start.shape[0] - 1

    center = wp.vec3i(
        int(wp.floor(position[0] / cell_size)),
        int(wp.floor(position[1] / cell_size)),
        int(wp.floor(position[2] / cell_size)),
    )
    reach = int(wp.ceil(radius / cell_size))

    best = int(-1)
    best_sq = float(radius * radius)
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            for dz in range(-reach, reach + 1):
                bucket = hash_cell(center + wp.vec3i(dx, dy, dz), bucket_count)
                for k in range(bucket_start[bucket], bucket_start[bucket + 1]):
                    candidate = bucket_points[k]
                    if point_label[candidate] == label:
                        continue
                    # other cells may share the bucket: only the distance decides
                    d = wp.length_sq(points[candidate] - position)
                    if d < best_sq:
                        best_sq = d
                        best = candidate

    match[query] = best
    match_distance[query] = wp.sqrt(best_sq)
