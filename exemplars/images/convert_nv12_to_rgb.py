# idea: NV12 video frame to RGB
# brief: Convert a video frame with subsampled chroma planes to interleaved 8-bit RGB.
# description: Thread (block row, block column) converts a block of 2x2 pixels that share the chroma sample
#     `chroma[block_row, block_column]`, (U, V). With luma from `luma`, both in the limited range of BT.709 (luma from 16 to
#     235, chroma around 128 with 224 steps), the colour is y + `RED_V` v, y - `GREEN_U` u - `GREEN_V` v, y + `BLUE_U` u.
#     `to_byte` scales by 255, clamps and rounds. Write the pixels to `rgb`.
# launch: n, 16
# inputs:
#     luma[2*n, 32] = index(0, 256)
#     chroma[n, 16] = index(0, 256)
#     rgb[2*n, 32] = zero
# fits:
#     batch_dimension
import warp as wp

RED_V = wp.constant(1.5748)
GREEN_U = wp.constant(0.1873)
GREEN_V = wp.constant(0.4681)
BLUE_U = wp.constant(1.8556)


@wp.func
def to_byte(value: float) -> wp.uint8:
    return wp.uint8(wp.clamp(value * 255.0, 0.0, 255.0) + 0.5)


@wp.kernel
def convert_nv12_to_rgb(luma: wp.array2d(dtype=wp.uint8), chroma: wp.array2d(dtype=wp.vec2ub), rgb: wp.array2d(dtype=wp.vec3ub)):
    block_row, block_column = wp.tid()
    sample = chroma[block_row, block_column]
    u = (float(sample[0]) - 128.0) / 224.0
    v = (float(sample[1]) - 128.0) / 224.0

    for dr in range(2):
        for dc in range(2):
            row = 2 * block_row + dr
            column = 2 * block_column + dc
            y = (float(luma[row, column]) - 16.0) / 219.0
            red = to_byte(y + RED_V * v)
            green = to_byte(y - GREEN_U * u - GREEN_V * v)
            blue = to_byte(y + BLUE_U * u)
            rgb[row, column] = wp.vec3ub(red, green, blue)
