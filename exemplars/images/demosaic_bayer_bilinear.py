# idea: demosaicing of a Bayer mosaic
# brief: Reconstruct white-balanced colour from a raw RGGB sensor mosaic by bilinear interpolation.
# description: In `raw`, even rows alternate red and green, odd rows green and blue, beginning with red at (0, 0). `level`
#     reads a sample, less `black` and not below zero, over `white` - `black`, as float; positions beyond the border are
#     mirrored at the outermost pixels. A missing colour is the mean of its nearest samples: for red and blue sites green is
#     `cross_mean` of the four direct neighbours and the opposite colour `diagonal_mean` of the four diagonal ones; at green
#     sites the colours are `pair_mean` of the two neighbours in the row or in the column. Multiply by `gains`, clamp to at
#     most 1, and write to `color`.
# launch: n, 24
# inputs:
#     raw[n, 24] = index(0, 1024)
#     black = constant(64)
#     white = constant(1023)
#     gains = uniform(1, 2)
#     color[n, 24] = zero
import warp as wp


@wp.func
def mirror(i: int, size: int) -> int:
    """Reflects an index one step beyond the border; keeps its parity, and with it the colour."""
    if size == 1:
        return 0
    if i < 0:
        return -i
    if i >= size:
        return 2 * (size - 1) - i
    return i


@wp.func
def level(raw: wp.array2d(dtype=wp.uint16), row: int, column: int, black: int, white: int) -> float:
    sample = int(raw[mirror(row, raw.shape[0]), mirror(column, raw.shape[1])])
    return float(wp.max(sample - black, 0)) / float(white - black)


@wp.func
def pair_mean(raw: wp.array2d(dtype=wp.uint16), row: int, column: int, dr: int, dc: int, black: int, white: int) -> float:
    """Mean of the two samples at opposite offsets."""
    before = level(raw, row - dr, column - dc, black, white)
    after = level(raw, row + dr, column + dc, black, white)
    return 0.5 * (before + after)


@wp.func
def cross_mean(raw: wp.array2d(dtype=wp.uint16), row: int, column: int, black: int, white: int) -> float:
    return 0.5 * (pair_mean(raw, row, column, 0, 1, black, white) + pair_mean(raw, row, column, 1, 0, black, white))


@wp.func
def diagonal_mean(raw: wp.array2d(dtype=wp.uint16), row: int, column: int, black: int, white: int) -> float:
    return 0.5 * (pair_mean(raw, row, column, 1, 1, black, white) + pair_mean(raw, row, column, 1, -1, black, white))


@wp.kernel(enable_backward=False)
def demosaic_bayer_bilinear(
    raw: wp.array2d(dtype=wp.uint16),
    black: int,
    white: int,
    gains: wp.vec3,
    color: wp.array2d(dtype=wp.vec3),
):
    """Bilinear demosaicing of an RGGB mosaic. Launch: rows x columns of the sensor."""
    row, column = wp.tid()
    here = level(raw, row, column, black, white)
    odd_row = row % 2 == 1
    odd_column = column % 2 == 1

    rgb = wp.vec3()
    if not odd_row and not odd_column:  # red site
        rgb = wp.vec3(here, cross_mean(raw, row, column, black, white), diagonal_mean(raw, row, column, black, white))
    elif odd_row and odd_column:  # blue site
        rgb = wp.vec3(diagonal_mean(raw, row, column, black, white), cross_mean(raw, row, column, black, white), here)
    else:
        along_row = pair_mean(raw, row, column, 0, 1, black, white)
        along_column = pair_mean(raw, row, column, 1, 0, black, white)
        if odd_row:  # green between blue neighbours
            rgb = wp.vec3(along_column, here, along_row)
        else:
            rgb = wp.vec3(along_row, here, along_column)

    color[row, column] = wp.min(wp.cw_mul(rgb, gains), wp.vec3(1.0, 1.0, 1.0))
