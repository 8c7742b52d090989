# idea: adaptive histogram equalization
# brief: Map gray values through the equalization tables of the four nearest image tiles and blend the results.
# description: `tables` holds for every tile (tile row, tile column) a table of 256 gray values. For pixel (row, column) of
#     `image`, find its position in units of tiles, so that tile centres are at whole numbers, and the four tiles around it,
#     clamped at the border. Look its gray value up in the four tables and blend bilinearly. Round the result and write it to
#     `equalized`.
# launch: n, 40
# inputs:
#     image[n, 40] = index(0, 256)
#     tables[4, 5, 256] = index(0, 256)
#     equalized[n, 40] = zero
import warp as wp


@wp.kernel
def apply_tiled_equalization(image: wp.array2d(dtype=wp.uint8), tables: wp.array3d(dtype=wp.uint8),
                             equalized: wp.array2d(dtype=wp.uint8)):
    """Second pass of CLAHE. Launch: rows x columns."""
    row, column = wp.tid()
    tile_rows = tables.shape[0]
    tile_columns = tables.shape[1]
    gray = int(image[row, column])

    # blending hides the borders of the tiles
    y = (float(row) + 0.5) * float(tile_rows) / float(image.shape[0]) - 0.5
    x = (float(column) + 0.5) * float(tile_columns) / float(image.shape[1]) - 0.5
    y_floor = wp.floor(y)
    x_floor = wp.floor(x)
    top = wp.clamp(int(y_floor), 0, tile_rows - 1)
    bottom = wp.clamp(int(y_floor) + 1, 0, tile_rows - 1)
    left = wp.clamp(int(x_floor), 0, tile_columns - 1)
    right = wp.clamp(int(x_floor) + 1, 0, tile_columns - 1)

    upper = wp.lerp(float(tables[top, left, gray]), float(tables[top, right, gray]), x - x_floor)
    lower = wp.lerp(float(tables[bottom, left, gray]), float(tables[bottom, right, gray]), x - x_floor)
    equalized[row, column] = wp.uint8(wp.lerp(upper, lower, y - y_floor) + 0.5)
