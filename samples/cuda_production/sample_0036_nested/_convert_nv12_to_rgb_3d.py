import warp as wp

RED_V = wp.constant(1.5748)
GREEN_U = wp.constant(0.1873)
GREEN_V = wp.constant(0.4681)
BLUE_U = wp.constant(1.8556)


@wp.func
def _to_byte(value: wp.float32) -> wp.uint8:
    return wp.uint8(wp.clamp(value * 255.0, 0.0, 255.0) + 0.5)


@wp.kernel
def _convert_nv12_to_rgb_3d(
        luma: wp.array3d[wp.uint8], chroma: wp.array3d[wp.vec2ub], rgb: wp.array3d[wp.vec3ub]):
    replica, block_row, block_column = wp.tid()
    sample = chroma[replica, block_row, block_column]
    u = (float(sample[0]) - 128.0) / 224.0
    v = (float(sample[1]) - 128.0) / 224.0

    for dr in range(2):
        for dc in range(2):
            row = 2 * block_row + dr
            column = 2 * block_column + dc
            y = (float(luma[replica, row, column]) - 16.0) / 219.0
            red = _to_byte(y + RED_V * v)
            green = _to_byte(y - GREEN_U * u - GREEN_V * v)
            blue = _to_byte(y + BLUE_U * u)
            rgb[replica, row, column] = wp.vec3ub(red, green, blue)
