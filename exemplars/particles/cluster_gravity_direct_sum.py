# idea: direct summation of gravity in star clusters
# brief: Compute acceleration and jerk of the stars of many small clusters by direct summation in double precision.
# description: Launch in two dimensions: `cluster` and star `i` of it. Clusters have `star_count[cluster]` stars; threads
#     beyond it leave. For every other star j of the cluster with offset r = `position[cluster, j]` - own and v the
#     difference of `velocity`, and s = r.r + `softening`^2, the acceleration gets m r / s^1.5 and the jerk m (v - 3 (r.v /
#     s) r) / s^1.5, with m = `mass[cluster, j]`. The sums go to `acceleration` and `jerk` (for a Hermite integrator).
# launch: n, 16
# inputs:
#     position[n, 16] = uniform(-1, 1)
#     velocity[n, 16] = uniform(-1, 1)
#     mass[n, 16] = uniform(0.1, 1)
#     star_count[n] = index(2, 17)
#     softening = uniform(0.05, 0.1)
#     acceleration[n, 16] = zero
#     jerk[n, 16] = zero
# fits:
#     parameter_per_element(softening: cluster)
#     accumulate_in_output(acceleration)
#     length_output(acceleration)
import warp as wp

ZERO = wp.constant(wp.float64(0.0))
ONE = wp.constant(wp.float64(1.0))
THREE = wp.constant(wp.float64(3.0))


@wp.kernel
def cluster_gravity_direct_sum(
    position: wp.array2d(dtype=wp.vec3d),
    velocity: wp.array2d(dtype=wp.vec3d),
    mass: wp.array2d(dtype=wp.float64),
    star_count: wp.array(dtype=wp.int32),
    softening: wp.float64,
    acceleration: wp.array2d(dtype=wp.vec3d),
    jerk: wp.array2d(dtype=wp.vec3d),
):
    """Acceleration and its time derivative, as a fourth-order Hermite step needs them."""
    cluster, i = wp.tid()
    stars = star_count[cluster]
    if i >= stars:
        return

    acc = wp.vec3d(ZERO, ZERO, ZERO)
    rate = wp.vec3d(ZERO, ZERO, ZERO)
    for j in range(stars):
        if j != i:
            r = position[cluster, j] - position[cluster, i]
            v = velocity[cluster, j] - velocity[cluster, i]
            inv2 = ONE / (wp.dot(r, r) + softening * softening)
            strength = mass[cluster, j] * inv2 * wp.sqrt(inv2)
            acc += r * strength
            rate += (v - r * (THREE * wp.dot(r, v) * inv2)) * strength
    acceleration[cluster, i] = acc
    jerk[cluster, i] = rate
