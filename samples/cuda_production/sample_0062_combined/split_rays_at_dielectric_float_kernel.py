import warp as wp


@wp.kernel
def split_rays_at_dielectric_float_kernel(
    active_ids_in: wp.array[int],
    direction_in: wp.array2d[wp.vec3f],
    nrm_in: wp.array2d[wp.vec3f],
    idx_of_refraction: float,
    reflected_out: wp.array2d[wp.vec3f],
    refracted_out: wp.array2d[wp.vec3f],
    reflectance_out: wp.array2d[float],
):
    """Split light rays at the surface of a transparent medium into a reflected and a
    refracted ray with their shares of the power."""
    replica, thread = wp.tid()
    ray = active_ids_in[thread]
    incoming = direction_in[replica, ray]
    facing = nrm_in[replica, ray]
    ratio = 1.0 / idx_of_refraction
    if wp.dot(incoming, facing) > 0.0:  # leaves the medium
        facing = -facing
        ratio = idx_of_refraction

    cos_in = -wp.dot(incoming, facing)
    reflected_out[replica, ray] = incoming + facing * (2.0 * cos_in)

    cos_out_sq = 1.0 - ratio * ratio * (1.0 - cos_in * cos_in)
    if cos_out_sq <= 1.0e-6:
        reflectance_out[replica, ray] = 1.0
        return

    cos_out = wp.sqrt(cos_out_sq)
    refracted_out[replica, ray] = incoming * ratio + facing * (ratio * cos_in - cos_out)
    perpendicular = (ratio * cos_in - cos_out) / (ratio * cos_in + cos_out)
    parallel = (cos_in - ratio * cos_out) / (cos_in + ratio * cos_out)
    reflectance_out[replica, ray] = (
        0.5
        * (perpendicular * perpendicular + parallel * parallel)
    )
