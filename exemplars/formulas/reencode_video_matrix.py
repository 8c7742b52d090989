# idea: conversion of HD video codes to the SD color matrix
# brief: Convert luma and chroma codes of high-definition video to the color matrix of standard definition.
# description: The pixel (`frame`, `line`, `pixel`) has the codes `luma`, `chroma_blue` and `chroma_red` in studio range (luma 16
#     to 235, chroma 16 to 240 around 128). They are normalized to 0..1 and -0.5..0.5 and decoded to red, green and blue with the
#     luma weights of BT.709, `HD_RED` and `HD_BLUE` (green has the rest). These are encoded again with the weights of BT.601,
#     `SD_RED` and `SD_BLUE`: luma is the weighted sum, and the color differences are blue minus luma and red minus luma, scaled
#     to -0.5..0.5. The results, back in studio codes and not rounded, go to `sd_luma`, `sd_chroma_blue` and `sd_chroma_red`. No
#     value is clamped: colors outside of the range are legal between two conversions.
# launch: n, 4, 8
# inputs:
#     luma[n, 4, 8] = uniform(16, 235)
#     chroma_blue[n, 4, 8] = uniform(16, 240)
#     chroma_red[n, 4, 8] = uniform(16, 240)
#     sd_luma[n, 4, 8] = zero
#     sd_chroma_blue[n, 4, 8] = zero
#     sd_chroma_red[n, 4, 8] = zero
import warp as wp

HD_RED = wp.constant(0.2126)
HD_BLUE = wp.constant(0.0722)
SD_RED = wp.constant(0.299)
SD_BLUE = wp.constant(0.114)

LUMA_FLOOR = wp.constant(16.0)
LUMA_RANGE = wp.constant(219.0)
CHROMA_CENTER = wp.constant(128.0)
CHROMA_RANGE = wp.constant(224.0)


@wp.kernel
def reencode_video_matrix(
    luma: wp.array3d(dtype=wp.float32),
    chroma_blue: wp.array3d(dtype=wp.float32),
    chroma_red: wp.array3d(dtype=wp.float32),
    sd_luma: wp.array3d(dtype=wp.float32),
    sd_chroma_blue: wp.array3d(dtype=wp.float32),
    sd_chroma_red: wp.array3d(dtype=wp.float32),
):
    frame, line, pixel = wp.tid()
    y_hd = (luma[frame, line, pixel] - LUMA_FLOOR) / LUMA_RANGE
    cb_hd = (chroma_blue[frame, line, pixel] - CHROMA_CENTER) / CHROMA_RANGE
    cr_hd = (chroma_red[frame, line, pixel] - CHROMA_CENTER) / CHROMA_RANGE

    hd_green = 1.0 - HD_RED - HD_BLUE
    red = y_hd + 2.0 * (1.0 - HD_RED) * cr_hd
    blue = y_hd + 2.0 * (1.0 - HD_BLUE) * cb_hd
    green = (y_hd - HD_RED * red - HD_BLUE * blue) / hd_green

    sd_green = 1.0 - SD_RED - SD_BLUE
    y_sd = SD_RED * red + sd_green * green + SD_BLUE * blue
    cb_sd = (blue - y_sd) / (2.0 * (1.0 - SD_BLUE))
    cr_sd = (red - y_sd) / (2.0 * (1.0 - SD_RED))

    sd_luma[frame, line, pixel] = LUMA_FLOOR + LUMA_RANGE * y_sd
    sd_chroma_blue[frame, line, pixel] = CHROMA_CENTER + CHROMA_RANGE * cb_sd
    sd_chroma_red[frame, line, pixel] = CHROMA_CENTER + CHROMA_RANGE * cr_sd
