# A plain class as a namespace of constants.
import warp as wp


class Config:
    SIZE = 4
    RATE = 0.25
    UP = wp.vec3(0.0, 1.0, 0.0)


@wp.kernel
def class_namespace(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    x[Config.SIZE] = Config.RATE
    v[0] = Config.UP
    for i in range(Config.SIZE):
        x[i] = wp.sin(Config.RATE)
