import warp as wp

PRIME_X = wp.constant(73856093)
PRIME_Y = wp.constant(19349663)
PRIME_Z = wp.constant(83492791)


@wp.func
def _hash_cell(
    cell: wp.vec3i,
    bucket_cnt: int,
) -> int:
    # the product of 64-bit numbers cannot overflow for cells of any reasonable scene
    x = wp.int64(cell[0]) * wp.int64(PRIME_X)
    y = wp.int64(cell[1]) * wp.int64(PRIME_Y)
    z = wp.int64(cell[2]) * wp.int64(PRIME_Z)
    return int(wp.abs(x ^ y ^ z) % wp.int64(bucket_cnt))


@wp.func
def _compute_center(
    position: wp.vec3,
    cell_size: float,
) -> wp.vec3i:
    return wp.vec3i(
        int(wp.floor(position[0] / cell_size)),
        int(wp.floor(position[1] / cell_size)),
        int(wp.floor(position[2] / cell_size)),
    )


@wp.kernel
def _nearest_nbrs_kernel(
    worklist: wp.array[wp.int64],
    queries: wp.array[wp.vec3],
    query_label: wp.array[wp.int16],
    pts: wp.array[wp.vec3],
    pt_label: wp.array[int],
    bucket_start: wp.array[int],
    bucket_pts: wp.array[wp.int64],
    shared_rad: wp.array[float],
    cell_size: float,
    match: wp.array[int],
    match_dist: wp.array[float],
):
    """Match every query to its nearest point within a radius, over the cells of a hashed
    grid.

    Points are kept in buckets: bucket b holds the points `bucket_pts` from element b of
    `bucket_start` to the next one; there is one bucket fewer than `bucket_start` has
    elements. `_hash_cell` multiplies the three integer coordinates of a cell by
    `PRIME_X`, `PRIME_Y` and `PRIME_Z`, in 64 bits, joins them by exclusive or, and
    takes the rest of the absolute value by the number of buckets. For every query, look
    through the buckets of the cell of `queries[query]`, cells having the side
    `cell_size`, and of all cells around it that `rad` can reach (`rad` over
    `cell_size`, rounded up, in each direction), and keep the nearest of `pts` whose
    distance is below the radius; points with the label of the query (`pt_label` equal
    to `query_label[query]`) are left out, because a scan must not match itself. Write
    the point to `match`, or -1, and its distance to `match_dist`, or `rad`. Only what
    `worklist` lists is worked on: thread `thread` takes `query = worklist[thread]`, and
    nothing is listed twice. `query_label` holds integers of type int16, which are
    converted to int32. `bucket_pts` holds integers of type int64, which are converted
    to int32. `rad` is `shared_rad[0]`. `worklist` holds integers of type int64, which
    are converted to int32.
    """
    thread = wp.tid()
    rad = shared_rad[0]
    query = int(worklist[thread])
    position = queries[query]
    label = int(query_label[query])
    bucket_cnt = bucket_start.shape[0] - 1
    center = _compute_center(position, cell_size)
    reach = int(wp.ceil(rad / cell_size))
    best = int(-1)
    best_sq = float(rad * rad)
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            for dz in range(-reach, reach + 1):
                bucket = _hash_cell(center + wp.vec3i(dx, dy, dz), bucket_cnt)
                for k in range(bucket_start[bucket], bucket_start[bucket + 1]):
                    cand = int(bucket_pts[k])
                    if label == pt_label[cand]:
                        continue
                    # other cells may share the bucket: only the distance decides
                    d = wp.length_sq(pts[cand] - position)
                    if d < best_sq:
                        best_sq = d
                        best = cand
    match[query] = best
    match_dist[query] = wp.sqrt(best_sq)
