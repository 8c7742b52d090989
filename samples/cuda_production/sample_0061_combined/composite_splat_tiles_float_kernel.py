import warp as wp

MAX_ALPHA = wp.constant(0.99)
MIN_ALPHA = wp.constant(1.0 / 255.0)
MIN_TRANSMITTANCE = wp.constant(1.0e-3)


@wp.struct
class Settings:
    tiles_per_row: int
    background: wp.vec3


@wp.struct
class Element:
    conic: wp.vec3
    color: wp.vec3


@wp.func
def splat_exponent(conic: wp.vec3, offset: wp.vec2):
    quadratic = (
        conic[0] * offset[0] * offset[0]
        + conic[2] * offset[1] * offset[1]
    )
    return -0.5 * quadratic - conic[1] * offset[0] * offset[1]


@wp.kernel
def composite_splat_tiles_float_kernel(
        settings: Settings, elements: wp.array[Element],
        tile_start_data: wp.array[int], tile_splats_data: wp.array[int],
        screen_center_data: wp.array2d[float], opacity_data: wp.array[float],
        image_data: wp.array3d[wp.vec3], contributors_data: wp.array3d[int]):
    tile_idx, y, x = wp.tid()
    tile_height = image_data.shape[1]
    tile_width = image_data.shape[2]
    pixel = wp.vec2(
        float(tile_idx % settings.tiles_per_row * tile_width + x) + 0.5,
        float(tile_idx // settings.tiles_per_row * tile_height + y) + 0.5
    )
    total = wp.vec3(0.0, 0.0, 0.0)
    transmittance = float(1.0)
    blended = int(0)
    start = tile_start_data[tile_idx]
    for local in range(tile_start_data[tile_idx + 1] - start):
        k = start + local
        splat = tile_splats_data[k]
        exponent = splat_exponent(
            elements[splat].conic,
            pixel - wp.vec2(screen_center_data[0, splat], screen_center_data[1, splat])
        )
        if exponent > 0.0:
            continue
        alpha = wp.min(MAX_ALPHA, wp.exp(exponent) * opacity_data[splat])
        if alpha < MIN_ALPHA:  # not even one step of an 8-bit channel
            continue
        remaining = transmittance * (1.0 - alpha)
        if remaining < MIN_TRANSMITTANCE:
            break
        total = total + elements[splat].color * (alpha * transmittance)
        transmittance = remaining
        blended += 1
    image_data[tile_idx, y, x] = total + transmittance * settings.background
    contributors_data[tile_idx, x, y] = blended
