import warp as wp

MIN_ALPHA = wp.constant(1.0 / 255.0)
MIN_TRANSMITTANCE = wp.constant(1.0e-3)


@wp.struct
class Element:
    screen_center: wp.vec2
    conic: wp.vec3
    opacity: wp.float64
    color: wp.vec3


@wp.struct
class Params:
    tiles_per_row: int
    background: wp.vec3


@wp.func
def splatExponent(conic: wp.vec3, off: wp.vec2) -> float:
    """Exponent of a Gaussian given by its inverse covariance (xx, xy, yy)."""
    quadratic = conic[0] * off[0] * off[0] + conic[2] * off[1] * off[1]
    return -0.5 * quadratic - conic[1] * off[0] * off[1]


@wp.kernel(enable_backward=False)
def blendSplatTilesFwd(tileStart: wp.array[int], tileSplats: wp.array[int],
                       sharedCnt: wp.array[int], params: Params, elems: wp.array[Element],
                       img: wp.array3d[wp.vec3], contributors: wp.array3d[int]):
    tile, y, x = wp.tid()
    if tile >= sharedCnt[0]:
        return
    tileHeight = img.shape[1]
    tileWidth = img.shape[2]
    pix = wp.vec2(float(tile % params.tiles_per_row * tileWidth + x) + 0.5,
                  float(tile // params.tiles_per_row * tileHeight + y) + 0.5)
    tot = wp.vec3(0.0, 0.0, 0.0)
    transmittance = float(1.0)
    blended = int(0)
    for k in range(tileStart[tile], tileStart[tile + 1]):
        splat = tileSplats[k]
        exponent = splatExponent(elems[splat].conic, pix - elems[splat].screen_center)
        if exponent > 0.0:
            continue
        alpha = wp.min(0.99, float(elems[splat].opacity) * wp.exp(exponent))
        if alpha < MIN_ALPHA:
            continue
        rem = transmittance * (1.0 - alpha)
        if rem < MIN_TRANSMITTANCE:
            break
        tot += elems[splat].color * (alpha * transmittance)
        transmittance = rem
        blended += 1
    img[tile, y, x] = tot + transmittance * params.background
    contributors[y, tile, x] = blended
