import warp

ZERO = warp.constant(warp.float64(0.0))
ONE = warp.constant(warp.float64(1.0))
THREE = warp.constant(warp.float64(3.0))


@warp.kernel
def cluster_gravity_direct_sum_2d_double_kernel(
    location_in: warp.array3d[warp.float64],
    velocity_in: warp.array[warp.vec3d],
    mass_in: warp.array2d[warp.float64],
    star_count_in: warp.array[warp.int64],
    softening_values_in: warp.array[warp.float64],
    current_velocity_width_in: warp.array[int],
    acceleration_out: warp.array3d[warp.float64],
    jerk_x_out: warp.array2d[warp.float64],
    jerk_y_out: warp.array2d[warp.float64],
    jerk_z_out: warp.array2d[warp.float64],
):
    """Compute acceleration and jerk of the stars of many small clusters by direct
    summation in double precision.

    Launch in two dimensions: `cluster` and star `i` of it. Clusters have
    `star_count_in[cluster]` stars; threads beyond it leave. For every other star j of
    the cluster with offset r = `location_in[cluster, j]` - own and v the difference of
    `velocity_in`, and s = r.r + `softening`^2, the acceleration gets m r / s^1.5 and
    the jerk m (v - 3 (r.v / s) r) / s^1.5, with m = `mass_in[cluster, j]`. The sums go
    to `acceleration_out` and `jerk_x_out`, `jerk_y_out`, `jerk_z_out` (for a Hermite
    integrator). `mass_in` has two of its axes in the other order: what is called
    `mass_in[cluster, j]` here is `mass_in[j, cluster]`. `softening` is
    `softening_values_in[cluster]`, a value for each `cluster`. These 3 arrays hold the
    components of the vectors: `jerk_x_out`, `jerk_y_out`, `jerk_z_out`. `location_in`
    is an array of numbers, whose last index counts the components of a vector.
    `acceleration_out` is an array of numbers, whose last index counts the components of
    a vector. `star_count_in` holds integers of type int64, which are converted to
    int32. `jerk_x_out` has two of its axes in the other order: what is called
    `jerk_x_out[cluster, i]` here is `jerk_x_out[i, cluster]`. `jerk_y_out` has two of
    its axes in the other order: what is called `jerk_y_out[cluster, i]` here is
    `jerk_y_out[i, cluster]`. `velocity_in` is flat, one row of `velocity_width`
    elements behind the other: what is called `velocity_in[cluster, j]` here is
    `velocity_in[cluster * velocity_width + j]`. `velocity_width` is
    `current_velocity_width_in[0]`.
    """
    cluster, i = warp.tid()
    velocity_width = current_velocity_width_in[0]
    softening = softening_values_in[cluster]
    stars = int(star_count_in[cluster])
    if i < stars:
        acc = warp.vec3d(ZERO, ZERO, ZERO)
        rate = warp.vec3d(ZERO, ZERO, ZERO)
        for j in range(stars):
            if j != i:
                r = (
                    warp.vec3d(location_in[cluster, j, 0], location_in[cluster, j, 1], location_in[cluster, j, 2])
                    - warp.vec3d(location_in[cluster, i, 0], location_in[cluster, i, 1], location_in[cluster, i, 2])
                )
                v = (
                    velocity_in[cluster * velocity_width + j]
                    - velocity_in[cluster * velocity_width + i]
                )
                inv2 = ONE / (warp.dot(r, r) + softening * softening)
                strength = mass_in[j, cluster] * inv2 * warp.sqrt(inv2)
                acc += r * strength
                rate += (v - r * (THREE * warp.dot(r, v) * inv2)) * strength
        acceleration_out[cluster, i, 0] = acc[0]
        acceleration_out[cluster, i, 1] = acc[1]
        acceleration_out[cluster, i, 2] = acc[2]
        jerk_x_out[i, cluster] = rate[0]
        jerk_y_out[i, cluster] = rate[1]
        jerk_z_out[cluster, i] = rate[2]
