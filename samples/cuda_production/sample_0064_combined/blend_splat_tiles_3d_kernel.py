import warp as wp

MAX_ALPHA = wp.constant(0.99)
MINIMUM_ALPHA = wp.constant(1.0 / 255.0)
MINIMUM_TRANSMITTANCE = wp.constant(1.0e-3)


@wp.struct
class Settings:
    tiles_per_row: int
    background: wp.vec3


@wp.func
def compute_quadratic(conic: wp.vec3, offset: wp.vec2):
    return conic[0] * offset[0] * offset[0] + conic[2] * offset[1] * offset[1]


@wp.func
def splat_exponent(conic: wp.vec3, offset: wp.vec2):
    """Exponent of a Gaussian given by its inverse covariance (xx, xy, yy)."""
    quadratic = compute_quadratic(conic, offset)
    return -0.5 * quadratic - conic[1] * offset[0] * offset[1]


@wp.func
def compute_pixel(
    tile: int,
    settings: Settings,
    tile_width: int,
    x: int,
    tile_height: int,
    y: int,
):
    return wp.vec2(
        float(tile % settings.tiles_per_row * tile_width + x) + 0.5,
        float(tile // settings.tiles_per_row * tile_height + y) + 0.5,
    )


@wp.kernel
def blend_splat_tiles_3d_kernel(
    tile_start: wp.array(dtype=wp.int64),
    tile_splats: wp.array(dtype=int),
    settings: Settings,
    screen_center_x: wp.array(dtype=wp.float64),
    screen_center_y: wp.array(dtype=float),
    conic_x: wp.array(dtype=float),
    conic_y: wp.array(dtype=float),
    conic_z: wp.array(dtype=float),
    opacity: wp.array(dtype=float),
    color: wp.array2d(dtype=float),
    image: wp.array3d(dtype=wp.vec3),
    contributors: wp.array3d(dtype=int),
):
    i, j, x = wp.tid()
    tile_height = image.shape[1]
    tile_width = image.shape[2]
    pixel = compute_pixel(i, settings, tile_width, x, tile_height, j)

    total = wp.vec3(0.0, 0.0, 0.0)
    transmittance = float(1.0)
    blended = int(0)
    for k in range(int(tile_start[i]), int(tile_start[i + 1])):
        splat = tile_splats[k]
        exponent = splat_exponent(
            wp.vec3(conic_x[splat], conic_y[splat], conic_z[splat]),
            pixel - wp.vec2(float(screen_center_x[splat]), screen_center_y[splat]),
        )
        if exponent <= 0.0:
            alpha = wp.min(MAX_ALPHA, opacity[splat] * wp.exp(exponent))
            if alpha >= MINIMUM_ALPHA:  # not even one step of an 8-bit channel
                remaining = transmittance * (1.0 - alpha)
                if remaining < MINIMUM_TRANSMITTANCE:
                    break
                total += (
                    wp.vec3(color[splat, 0], color[splat, 1], color[splat, 2])
                    * (alpha * transmittance)
                )
                transmittance = remaining
                blended += 1

    image[i, j, x] = total + transmittance * settings.background
    contributors[i, j, x] = blended
