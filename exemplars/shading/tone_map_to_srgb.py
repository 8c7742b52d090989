# idea: tone mapping
# brief: Map a linear high dynamic range image to packed 8-bit sRGB pixels.
# description: Scale `radiance[row, column]` by `exposure`, compress each channel c with the extended Reinhard curve c (1 + c
#     / `white`^2) / (1 + c), so that the value `white` becomes 1, clamp to 0..1, encode it with the sRGB transfer curve
#     `srgb_encode` (linear up to `LINEAR_LIMIT`, else a power), and round to 0..255 in `quantize`. `packed` holds red in the
#     lowest byte, then green and blue, and 255 in the highest.
# launch: n, 32
# inputs:
#     radiance[n, 32] = uniform(0, 4)
#     exposure = uniform(0.5, 1.5)
#     white = uniform(2, 4)
#     packed[n, 32] = zero
# fits:
#     batch_dimension
import warp as wp

LINEAR_LIMIT = wp.constant(0.0031308)


@wp.func
def srgb_encode(c: float) -> float:
    if c <= LINEAR_LIMIT:
        return 12.92 * c
    return 1.055 * wp.pow(c, 1.0 / 2.4) - 0.055


@wp.func
def quantize(c: float, white: float) -> wp.uint32:
    mapped = c * (1.0 + c / (white * white)) / (1.0 + c)
    return wp.uint32(srgb_encode(wp.clamp(mapped, 0.0, 1.0)) * 255.0 + 0.5)


@wp.kernel(enable_backward=False)
def tone_map_to_srgb(radiance: wp.array2d(dtype=wp.vec3), exposure: float, white: float, packed: wp.array2d(dtype=wp.uint32)):
    row, column = wp.tid()
    color = radiance[row, column] * exposure
    red = quantize(color[0], white)
    green = quantize(color[1], white)
    blue = quantize(color[2], white)

    opaque = wp.uint32(255)
    packed[row, column] = red | (green << wp.uint32(8)) | (blue << wp.uint32(16)) | (opaque << wp.uint32(24))
