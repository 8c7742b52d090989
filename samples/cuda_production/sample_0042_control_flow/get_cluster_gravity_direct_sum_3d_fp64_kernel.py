import warp

ZERO = warp.constant(warp.float64(0.0))
ONE = warp.constant(warp.float64(1.0))
THREE = warp.constant(warp.float64(3.0))


@warp.kernel
def get_cluster_gravity_direct_sum_3d_fp64_kernel(position: warp.array3d[warp.vec3d],
                                                  velocity: warp.array3d[warp.vec3d],
                                                  mass: warp.array3d[warp.float64],
                                                  num_stars: warp.array[warp.int32],
                                                  softening: warp.float64, count: warp.int32,
                                                  acceleration: warp.array3d[warp.vec3d],
                                                  jerk: warp.array3d[warp.vec3d]):
    """Acceleration and its time derivative, as a fourth-order Hermite step needs them."""
    batch, cluster, i = warp.tid()
    if batch < count:
        stars = num_stars[cluster]
        if i < stars:
            acc = warp.vec3d(ZERO, ZERO, ZERO)
            rate = warp.vec3d(ZERO, ZERO, ZERO)
            for j in range(stars):
                if j != i:
                    r = position[batch, cluster, j] - position[batch, cluster, i]
                    v = velocity[batch, cluster, j] - velocity[batch, cluster, i]
                    inv2 = ONE / (warp.dot(r, r) + softening * softening)
                    strength = mass[batch, cluster, j] * inv2 * warp.sqrt(inv2)
                    acc += r * strength
                    rate += (v - r * (THREE * warp.dot(r, v) * inv2)) * strength
            acceleration[batch, cluster, i] = acc
            jerk[batch, cluster, i] = rate
