# idea: reflection and refraction at a glass surface
# brief: Split light rays at the surface of a transparent medium into a reflected and a refracted ray with their shares of the power.
# description: For every ray, the unit `direction[ray]` meets a surface with the unit normal `normal[ray]`. The ratio of the
#     indexes of refraction is 1 / `index_of_refraction` where the ray comes from the side of the normal, and
#     `index_of_refraction` where it leaves (the normal is then turned round). The reflected direction goes to `reflected`. If
#     the squared cosine of the refracted ray by Snell's law is at most `GRAZING`, the ray is totally reflected: `reflectance`
#     is 1 and `refracted` zero. Otherwise `refracted` is the transmitted direction and `reflectance` the mean of the two
#     polarizations of Fresnel's equations.
# launch: n
# inputs:
#     direction[n] = unit
#     normal[n] = unit
#     index_of_refraction = uniform(1.3, 1.7)
#     reflected[n] = zero
#     refracted[n] = zero
#     reflectance[n] = zero
# fits:
#     parameter_per_element(index_of_refraction)
#     parameter_per_group(index_of_refraction: material)
#     active_mask
#     indirect_thread
import warp as wp

GRAZING = wp.constant(1.0e-6)


@wp.kernel
def split_rays_at_dielectric(direction: wp.array(dtype=wp.vec3), normal: wp.array(dtype=wp.vec3), index_of_refraction: float,
                             reflected: wp.array(dtype=wp.vec3), refracted: wp.array(dtype=wp.vec3),
                             reflectance: wp.array(dtype=float)):
    ray = wp.tid()
    incoming = direction[ray]
    facing = normal[ray]
    ratio = 1.0 / index_of_refraction
    if wp.dot(incoming, facing) > 0.0:  # leaves the medium
        facing = -facing
        ratio = index_of_refraction

    cos_in = -wp.dot(incoming, facing)
    reflected[ray] = incoming + facing * (2.0 * cos_in)

    cos_out_sq = 1.0 - ratio * ratio * (1.0 - cos_in * cos_in)
    if cos_out_sq <= GRAZING:
        refracted[ray] = wp.vec3(0.0, 0.0, 0.0)
        reflectance[ray] = 1.0
        return

    cos_out = wp.sqrt(cos_out_sq)
    refracted[ray] = incoming * ratio + facing * (ratio * cos_in - cos_out)
    perpendicular = (ratio * cos_in - cos_out) / (ratio * cos_in + cos_out)
    parallel = (cos_in - ratio * cos_out) / (cos_in + ratio * cos_out)
    reflectance[ray] = 0.5 * (perpendicular * perpendicular + parallel * parallel)
