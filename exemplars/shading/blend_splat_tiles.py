# idea: tile-based blending of Gaussian splats
# brief: Blend the depth-sorted splats of every image tile front to back at each of its pixels.
# description: Thread (tile, y, x) is one pixel of a tile; the image has `tiles_per_row` tiles per row, each with as many
#     pixels as the last two sides of the output. The tile's splats are `tile_splats[k]` for k from `tile_start[tile]` to
#     `tile_start[tile + 1]`, nearest first. Relative to `screen_center` of the splat, the pixel centre has the exponent -1/2
#     (a dx^2 + c dy^2) - b dx dy with `conic` = (a, b, c). Splats with a positive exponent are broken and are skipped, as are
#     those whose alpha, the smaller of `MAX_ALPHA` and `opacity` * exp(exponent), is below `MIN_ALPHA`. If blending a splat
#     would lower the transmittance below `MIN_TRANSMITTANCE`, stop before it. Otherwise add `color` * alpha * transmittance.
#     Write the sum plus transmittance * `background` to `image[tile, y, x]` and the number of blended splats to
#     `contributors[tile, y, x]`.
# launch: n, 4, 4
# inputs:
#     tile_start[n+1] = offsets(0, 8*n)
#     tile_splats[8*n] = index(0, 2*n)
#     tiles_per_row = constant(16)
#     screen_center[2*n] = uniform(0, 64)
#     conic[2*n] = uniform(0.001, 0.01)
#     opacity[2*n] = uniform(0, 1)
#     color[2*n] = uniform(0, 1)
#     background = uniform(0, 1)
#     image[n, 4, 4] = zero
#     contributors[n, 4, 4] = zero
import warp as wp

MAX_ALPHA = wp.constant(0.99)
MIN_ALPHA = wp.constant(1.0 / 255.0)
MIN_TRANSMITTANCE = wp.constant(1.0e-3)


@wp.func
def splat_exponent(conic: wp.vec3, offset: wp.vec2) -> float:
    """Exponent of a Gaussian given by its inverse covariance (xx, xy, yy)."""
    quadratic = conic[0] * offset[0] * offset[0] + conic[2] * offset[1] * offset[1]
    return -0.5 * quadratic - conic[1] * offset[0] * offset[1]


@wp.kernel
def blend_splat_tiles(
    tile_start: wp.array(dtype=int),
    tile_splats: wp.array(dtype=int),
    tiles_per_row: int,
    screen_center: wp.array(dtype=wp.vec2),
    conic: wp.array(dtype=wp.vec3),
    opacity: wp.array(dtype=float),
    color: wp.array(dtype=wp.vec3),
    background: wp.vec3,
    image: wp.array3d(dtype=wp.vec3),
    contributors: wp.array3d(dtype=int),
):
    tile, y, x = wp.tid()
    tile_height = image.shape[1]
    tile_width = image.shape[2]
    pixel = wp.vec2(
        float((tile % tiles_per_row) * tile_width + x) + 0.5,
        float((tile // tiles_per_row) * tile_height + y) + 0.5,
    )

    total = wp.vec3(0.0, 0.0, 0.0)
    transmittance = float(1.0)
    blended = int(0)
    for k in range(tile_start[tile], tile_start[tile + 1]):
        splat = tile_splats[k]
        exponent = splat_exponent(conic[splat], pixel - screen_center[splat])
        if exponent > 0.0:
            continue
        alpha = wp.min(MAX_ALPHA, opacity[splat] * wp.exp(exponent))
        if alpha < MIN_ALPHA:  # not even one step of an 8-bit channel
            continue

        remaining = transmittance * (1.0 - alpha)
        if remaining < MIN_TRANSMITTANCE:
            break
        total += color[splat] * (alpha * transmittance)
        transmittance = remaining
        blended += 1

    image[tile, y, x] = total + transmittance * background
    contributors[tile, y, x] = blended
