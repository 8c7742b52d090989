# The sample_ functions.
import warp as wp


@wp.kernel
def random_samples_rows(seed: int, cdf: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), w: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    n[0] = wp.sample_cdf(state, cdf)
    w[0] = wp.sample_triangle(state)
    w[1] = wp.sample_unit_ring(state)
    w[2] = wp.sample_unit_disk(state)
    v[0] = wp.sample_unit_sphere_surface(state)
    v[1] = wp.sample_unit_sphere(state)
    v[2] = wp.sample_unit_hemisphere_surface(state)
    v[3] = wp.sample_unit_hemisphere(state)
    w[3] = wp.sample_unit_square(state)
    v[4] = wp.sample_unit_cube(state)
