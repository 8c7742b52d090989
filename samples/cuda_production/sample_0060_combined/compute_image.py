import warp as wp


@wp.kernel
def compute_image(
    light_dirs: wp.array(dtype=wp.vec4f),
    sharpness: float,
    red: wp.array(dtype=float),
    coverage: wp.array(dtype=float),
    image: wp.array(dtype=wp.vec4f),
):
    tid = wp.tid()
    noise_px = wp.sinh(wp.clamp(wp.dot(light_dirs[tid], light_dirs[tid]), -3.0, 3.0))
    if not (noise_px > -2.82 or sharpness > 0.0):
        vel_v = wp.cw_mul(-light_dirs[tid], light_dirs[tid])
    else:
        vel_v = wp.normalize(light_dirs[tid] / red[tid])
    axis = wp.vec4f(coverage[tid], 0.7, noise_px, sharpness)

    image[tid] = axis + vel_v
