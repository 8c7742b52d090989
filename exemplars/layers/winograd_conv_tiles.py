# idea: Winograd convolution
# brief: Convolve images with 3x3 filters by Winograd's F(2x2, 3x3) algorithm, one 2x2 tile of an output channel per thread.
# description: Launch over images, tile rows, tile columns and output channels. Each thread makes 2 x 2 pixels of one channel from
#     4 x 4 pixels of every input channel, beginning one pixel above and left of its tile; `load_tile` reads them from
#     `images[image]` with zeros beyond the border. `transform_input` is B^T d B with `INPUT_TRANSFORM` = B^T, and
#     `transform_output` A^T m A with `OUTPUT_TRANSFORM` = A^T. Over the input channels the elementwise products of transformed
#     tile and `filters[channel, c]`, which was transformed when the weights were loaded, are summed up before the one output
#     transform. `bias[channel]` is added and the result cut off at zero (ReLU). Pixels of the tile beyond the border of `output`
#     are not written. The size of a tile's output is `TILE`, the one of its input `SUPPORT`.
# launch: n, 2, 2, 2
# inputs:
#     images[n, 3, 3, 2] = uniform(-1, 1)
#     filters[2, 2] = uniform(-0.5, 0.5)
#     bias[2] = uniform(-0.2, 0.2)
#     output[n, 3, 3, 2] = zero
import warp as wp

TILE = 2
SUPPORT = 4

mat24 = wp.types.matrix(shape=(2, 4), dtype=wp.float32)

INPUT_TRANSFORM = wp.constant(
    wp.mat44(1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0)
)
OUTPUT_TRANSFORM = wp.constant(mat24(1.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0))


@wp.func
def pixel_or_zero(image: wp.array3d(dtype=float), row: int, column: int, c: int) -> float:
    if row < 0 or column < 0 or row >= image.shape[0] or column >= image.shape[1]:
        return 0.0
    return image[row, column, c]


@wp.func
def load_tile(image: wp.array3d(dtype=float), top: int, left: int, c: int) -> wp.mat44:
    tile = wp.mat44()
    for i in range(SUPPORT):
        for j in range(SUPPORT):
            tile[i, j] = pixel_or_zero(image, top + i, left + j, c)
    return tile


@wp.func
def transform_input(tile: wp.mat44) -> wp.mat44:
    return INPUT_TRANSFORM * tile * wp.transpose(INPUT_TRANSFORM)


@wp.func
def transform_output(products: wp.mat44) -> wp.mat22:
    return OUTPUT_TRANSFORM * products * wp.transpose(OUTPUT_TRANSFORM)


@wp.kernel
def winograd_conv_tiles(
    images: wp.array4d(dtype=float),
    filters: wp.array2d(dtype=wp.mat44),
    bias: wp.array(dtype=float),
    output: wp.array4d(dtype=float),
):
    """Stride 1, padding 1. Sixteen products per tile and channel instead of thirty-six."""
    image, tile_row, tile_column, channel = wp.tid()
    top = tile_row * TILE
    left = tile_column * TILE

    # the transforms are linear, so that one output transform serves the sum over all channels
    products = wp.mat44()
    for c in range(images.shape[3]):
        tile = load_tile(images[image], top - 1, left - 1, c)
        products += wp.cw_mul(transform_input(tile), filters[channel, c])

    pixels = transform_output(products)
    for i in range(TILE):
        for j in range(TILE):
            if top + i < output.shape[1] and left + j < output.shape[2]:
                output[image, top + i, left + j, channel] = wp.max(pixels[i, j] + bias[channel], 0.0)
