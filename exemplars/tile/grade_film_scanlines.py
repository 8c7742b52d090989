# idea: color grading of scanlines
# brief: Apply exposure, a filmic curve and a saturation control to stretches of a scanline held as tiles of colors.
# description: Launch over scanlines and stretches of `PIXELS` pixels. The tile of colors of `scene[line]` at `stretch *
#     PIXELS` goes through `grade`: the color times `exposure`, with negative channels cut to 0, goes through `filmic` by
#     channel, the rational curve x (a x + b) / (x (c x + d) + e) of the constants `SHOULDER`, `LINEAR`, `TOE`, `KNEE` and
#     `FLOOR`, in that order, limited to 1. The result is mixed with its own luminance, the product with `LUMA`, by
#     `saturation`: 0 is gray, 1 leaves the color. The graded colors go to `graded[line]`. The brightest luminance of the
#     stretch goes to `peak[line, stretch]`.
# launch: n, 2, block(64)
# inputs:
#     scene[n, 60] = uniform(-0.1, 4)
#     exposure = uniform(0.5, 1.5)
#     saturation = uniform(0.5, 1.2)
#     graded[n, 60] = zero
#     peak[n, 2] = zero
import warp as wp

PIXELS = 32
SHOULDER = wp.constant(2.51)
LINEAR = wp.constant(0.03)
TOE = wp.constant(2.43)
KNEE = wp.constant(0.59)
FLOOR = wp.constant(0.14)
LUMA = wp.constant(wp.vec3(0.2126, 0.7152, 0.0722))


@wp.func
def filmic(x: float) -> float:
    return wp.min(x * (SHOULDER * x + LINEAR) / (x * (TOE * x + KNEE) + FLOOR), 1.0)


@wp.func
def luminance(color: wp.vec3) -> float:
    return wp.dot(color, LUMA)


@wp.func
def grade(color: wp.vec3, exposure: float, saturation: float) -> wp.vec3:
    # the scanner's black offset leaves small negative values, where the curve has a pole
    exposed = wp.max(color * exposure, wp.vec3(0.0, 0.0, 0.0))
    toned = wp.vec3(filmic(exposed[0]), filmic(exposed[1]), filmic(exposed[2]))
    gray = luminance(toned)
    return wp.lerp(wp.vec3(gray, gray, gray), toned, saturation)


@wp.kernel
def grade_film_scanlines(
    scene: wp.array2d(dtype=wp.vec3),
    exposure: float,
    saturation: float,
    graded: wp.array2d(dtype=wp.vec3),
    peak: wp.array2d(dtype=float),
):
    line, stretch = wp.tid()
    first = stretch * PIXELS
    colors = wp.tile_load(scene[line], shape=PIXELS, offset=first)
    result = wp.tile_map(grade, colors, exposure, saturation)
    wp.tile_store(graded[line], result, offset=first)

    brightest = wp.tile_max(wp.tile_map(luminance, result))
    wp.tile_store(peak[line], brightest, offset=stretch)
