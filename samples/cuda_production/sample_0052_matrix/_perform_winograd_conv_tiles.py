from typing import Any
import warp

TILE = 2
SUPPORT = 4
mat24 = warp.types.matrix(shape=(2, 4), dtype=warp.float32)
INPUT_TRANSFORM = warp.constant(
    warp.mat44f(1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0)
)
OUTPUT_TRANSFORM = warp.constant(mat24(1.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0))


@warp.func
def _pixel_or_zero(img: warp.array3d[float], row: int, col: int, c: int) -> float:
    if row < 0 or col < 0 or row >= img.shape[0] or col >= img.shape[1]:
        return 0.0
    return img[row, col, c]


@warp.func
def _load_tile(img: warp.array3d[float], top: int, left: int, c: int) -> warp.mat44f:
    tile = warp.mat44f()
    for i in range(SUPPORT):
        for j in range(SUPPORT):
            tile[i, j] = _pixel_or_zero(img, top + i, left + j, c)
    return tile


@warp.func
def _transform_input(tile: warp.mat44f) -> warp.mat44f:
    return INPUT_TRANSFORM * tile * warp.transpose(INPUT_TRANSFORM)


@warp.func
def _transform_output(products: Any):
    return OUTPUT_TRANSFORM * products * warp.transpose(OUTPUT_TRANSFORM)


@warp.kernel
def _perform_winograd_conv_tiles(
    images: warp.array4d[float],
    filters: warp.array2d[warp.mat44f],
    bias: warp.array[float],
    output: warp.array4d[float],
):
    img, tile_row, tile_col, ch_idx = warp.tid()
    top = tile_row * TILE
    left = tile_col * warp.static(TILE)
    # the transforms are linear, so that one output transform serves the sum over all channels
    products = warp.mat44f()
    for c in range(images.shape[3]):
        tile = _load_tile(images[img], top - 1, left - 1, c)
        products = products + warp.cw_mul(_transform_input(tile), filters[ch_idx, c])
    pixels = _transform_output(products)
    for i in range(TILE):
        for j in range(TILE):
            if top + i < output.shape[1]:
                if left + j < output.shape[2]:
                    output[img, top + i, left + j, ch_idx] = warp.max(pixels[i, j] + bias[ch_idx], 0.0)
