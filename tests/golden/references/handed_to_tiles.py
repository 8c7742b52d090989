# A function that was handed over may be handed on to a builtin that applies it to the elements of a tile.
import warp as wp


@wp.func
def cubed(x: float):
    return x * x * x


@wp.func
def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):
    t = wp.tile_load(values, shape=8, offset=i * 8)
    wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)


@wp.kernel
def tiles(a: wp.array(dtype=float)):
    i = wp.tid()
    mapped(cubed, a, i)
    mapped(wp.sin, a, i)
