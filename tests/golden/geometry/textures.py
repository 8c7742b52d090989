# Textures: of every dimension, with a level, in structs and arrays, as parameters and results.
import warp as wp


@wp.struct
class Layer:
    image: wp.Texture2D
    ramps: wp.array(dtype=wp.Texture1D)
    weight: float


@wp.func
def look(image: wp.Texture2D, uv: wp.vec2) -> wp.vec4:
    return wp.texture_sample(image, uv, dtype=wp.vec4)


@wp.func
def layer(image: wp.Texture2D, weight: float):
    made = Layer()
    made.image = image
    made.weight = weight
    return made


@wp.kernel
def every_dimension(
    t1: wp.Texture1D,
    t2: wp.Texture2D,
    t3: wp.Texture3D,
    uv: wp.array(dtype=wp.vec2),
    o: wp.array(dtype=float),
    o4: wp.array(dtype=wp.vec4),
):
    i = wp.tid()
    a = wp.texture_sample(t1, 0.5, dtype=float)
    b = wp.texture_sample(t2, uv[i], dtype=wp.vec4f)
    c = wp.texture_sample(t2, uv[i][0], uv[i][1], dtype=wp.vec2f, lod=1.0)
    d = wp.texture_sample(t3, wp.vec3(0.1, 0.2, 0.3), dtype=float)
    e = wp.texture_sample(t3, 0.1, 0.2, 0.3, dtype=float)
    w = t2.width
    o[i] = a + c[0] + d + e + float(w * t2.height + t3.depth + t3.width * t3.height + t1.width)
    o4[i] = b


@wp.kernel
def held(
    image: wp.Texture2D,
    layers: wp.array(dtype=Layer),
    all: wp.array(dtype=wp.Texture2D),
    uv: wp.array(dtype=wp.vec2),
    o: wp.array(dtype=wp.vec4),
):
    i = wp.tid()
    made = layer(image, uv[i][0])
    o[i] = look(made.image, uv[i]) * made.weight
    o[i] += wp.texture_sample(layers[i].image, uv[i], dtype=wp.vec4) * float(layers[i].image.width)
    o[i] += wp.vec4(wp.texture_sample(layers[i].ramps[2], 0.5, dtype=float))
    layers[i] = made
    chosen = image
    if i > 2:
        chosen = all[0]
    o[i] += look(chosen, uv[i]) + wp.texture_sample(all[i], uv[i], dtype=wp.vec4)
