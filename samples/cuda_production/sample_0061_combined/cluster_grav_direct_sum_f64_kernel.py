import warp as wp

ZERO = wp.constant(wp.float64(0.0))
ONE = wp.constant(wp.float64(1.0))
THREE = wp.constant(wp.float64(3.0))


@wp.struct
class Element:
    star_count: wp.int16
    per_element_softening: wp.float64


@wp.kernel
def cluster_grav_direct_sum_f64_kernel(x: wp.array3d(dtype=wp.float64),
                                       vel_x: wp.array2d(dtype=wp.float64),
                                       vel_y: wp.array2d(dtype=wp.float64),
                                       vel_z: wp.array2d(dtype=wp.float64),
                                       mass: wp.array(dtype=wp.float64),
                                       shared_mass_stride: wp.array(dtype=wp.int32),
                                       elems: wp.array(dtype=Element),
                                       a: wp.array3d(dtype=wp.float64),
                                       jerk: wp.array3d(dtype=wp.float64),
                                       accel_mag: wp.array2d(dtype=wp.float64)):
    cluster_idx, i = wp.tid()
    mass_stride = shared_mass_stride[0]
    softening = elems[cluster_idx].per_element_softening
    stars = int(elems[cluster_idx].star_count)
    if stars > i:
        acc = wp.vec3d(ZERO, ZERO, ZERO)
        rate = wp.vec3d(ZERO, ZERO, ZERO)
        for j in range(stars):
            if i != j:
                r = (
                    wp.vec3d(x[cluster_idx, j, 0], x[cluster_idx, j, 1], x[cluster_idx, j, 2])
                    - wp.vec3d(x[cluster_idx, i, 0], x[cluster_idx, i, 1], x[cluster_idx, i, 2])
                )
                v = (
                    wp.vec3d(vel_x[cluster_idx, j], vel_y[cluster_idx, j], vel_z[cluster_idx, j])
                    - wp.vec3d(vel_x[cluster_idx, i], vel_y[cluster_idx, i], vel_z[cluster_idx, i])
                )
                inv2 = ONE / (wp.length_sq(r) + softening * softening)
                strength = mass[cluster_idx * mass_stride + j] * inv2 * wp.sqrt(inv2)
                acc += r * strength
                rate = rate + (v - r * (THREE * wp.dot(r, v) * inv2)) * strength
        a[i, cluster_idx, 0] = acc[0]
        a[i, cluster_idx, 1] = acc[1]
        a[i, cluster_idx, 2] = acc[2]
        accel_mag[i, cluster_idx] = wp.length(acc)
        jerk[i, cluster_idx, 0] = rate[0]
        jerk[i, cluster_idx, 1] = rate[1]
        jerk[i, cluster_idx, 2] = rate[2]
