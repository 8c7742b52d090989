import warp as wp

TILE = 2
SUPPORT = 4
mat24 = wp.types.matrix(shape=(2, 4), dtype=wp.float32)
INPUT_TRANSFORM = wp.constant(
    wp.mat44(1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0)
)
OUTPUT_TRANSFORM = wp.constant(mat24(1.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0))


@wp.func
def pixel_or_zero(
    image: wp.array3d[float],
    row: int,
    column: int,
    c: int,
) -> float:
    if row < 0 or column < 0 or row >= image.shape[0] or column >= image.shape[1]:
        return 0.0
    return image[row, column, c]


@wp.func
def load_tile(
    image: wp.array3d[float],
    top: int,
    left: int,
    c: int,
) -> wp.mat44:
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
def run_winograd_convolution_4d_kernel(
    images: wp.array4d[float],
    filters: wp.array2d[wp.mat44],
    bias: wp.array[float],
    output: wp.array4d[float],
):
    image, tile_row, tile_column, channel = wp.tid()
    top = tile_row * TILE
    left = tile_column * TILE
    # the transforms are linear, so that one output transform serves the sum over all channels
    products = wp.mat44()
    for c in range(images.shape[3]):
        tile = load_tile(images[image], top - 1, left - 1, c)
        products = products + wp.cw_mul(transform_input(tile), filters[channel, c])
    pixels = transform_output(products)
    for i in range(TILE):
        for j in range(TILE):
            if top + i < output.shape[1] and left + j < output.shape[2]:
                output[image, top + i, left + j, channel] = wp.max(
                    pixels[i, j] + bias[channel], 0.0
                )
