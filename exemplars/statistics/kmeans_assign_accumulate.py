# idea: assignment and accumulation of k-means
# brief: Assign every point to its nearest centroid and add it to the sums of that cluster.
# description: For point `p` find the centroid of `centroids` with the smallest squared distance to `points[p]`, the first one
#     where several tie; empty clusters (`population` 0 after the last round) are not considered unless they are number 0. If the
#     point's label changes against `labels[p]`, it is rewritten and `moved[0]` counts it. The point is added atomically to
#     `cluster_sum` and 1 to `cluster_count` of its cluster, and its squared distance to `inertia[0]`.
# launch: n
# inputs:
#     points[n] = uniform(-1, 1)
#     centroids[6] = uniform(-1, 1)
#     population[6] = index(0, 5)
#     labels[n] = index(0, 6)
#     cluster_sum[6] = zero
#     cluster_count[6] = zero
#     inertia[1] = zero
#     moved[1] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp


@wp.kernel
def kmeans_assign_accumulate(
    points: wp.array(dtype=wp.vec3),
    centroids: wp.array(dtype=wp.vec3),
    population: wp.array(dtype=int),
    labels: wp.array(dtype=int),
    cluster_sum: wp.array(dtype=wp.vec3),
    cluster_count: wp.array(dtype=int),
    inertia: wp.array(dtype=float),
    moved: wp.array(dtype=int),
):
    p = wp.tid()
    point = points[p]

    nearest = int(0)
    nearest_distance = wp.length_sq(point - centroids[0])
    for c in range(1, centroids.shape[0]):
        if population[c] > 0:
            distance = wp.length_sq(point - centroids[c])
            if distance < nearest_distance:
                nearest = c
                nearest_distance = distance

    if labels[p] != nearest:
        labels[p] = nearest
        wp.atomic_add(moved, 0, 1)

    # the mean is taken by the next kernel, when all sums are complete
    wp.atomic_add(cluster_sum, nearest, point)
    wp.atomic_add(cluster_count, nearest, 1)
    wp.atomic_add(inertia, 0, nearest_distance)
