import warp as wp

ZERO = wp.constant(wp.float64(0.0))
ONE = wp.constant(wp.float64(1.0))
THREE = wp.constant(wp.float64(3.0))


@wp.kernel
def _eval_cluster_gravity_direct_sum_f64(position: wp.array3d[wp.vec3d],
                                         velocity: wp.array3d[wp.vec3d],
                                         mass: wp.array3d[wp.float64],
                                         n_stars: wp.array[wp.int32],
                                         softening: wp.float64,
                                         acceleration: wp.array3d[wp.vec3d],
                                         jerk: wp.array3d[wp.vec3d]):
    replica, cluster, i = wp.tid()
    stars = n_stars[cluster]
    if i >= stars:
        return

    acc = wp.vec3d(ZERO, ZERO, ZERO)
    rate = wp.vec3d(ZERO, ZERO, ZERO)
    for j in range(stars):
        if j != i:
            r = position[replica, cluster, j] - position[replica, cluster, i]
            v = velocity[replica, cluster, j] - velocity[replica, cluster, i]
            inv2 = ONE / (wp.dot(r, r) + softening * softening)
            strength = mass[replica, cluster, j] * inv2 * wp.sqrt(inv2)
            acc += r * strength
            rate += (v - r * (THREE * wp.dot(r, v) * inv2)) * strength
    acceleration[replica, cluster, i] = acc
    jerk[replica, cluster, i] = rate
