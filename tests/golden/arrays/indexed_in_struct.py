# A struct with indexed and Fabric arrays: its fields are spelled like them, their adjoints are handed on.
import warp as wp


@wp.struct
class Table:
    values: wp.indexedarray(dtype=float)
    grid: wp.indexedarray2d(dtype=wp.vec3)
    names: wp.fabricarray(dtype=int)
    scale: float


@wp.func
def look_up(t: Table, i: int):
    return t.values[i] * t.scale


@wp.kernel
def through_struct(t: Table, tables: wp.array(dtype=Table), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = t.values[i] + t.grid[i, 0].x + look_up(t, i) + float(t.names[i])
    t.values[i] = 2.0
    t.values[i] += 2.0
    t.grid[i, 1] = wp.vec3(0.0)
    t.grid[i, 1].y = 2.0
    out[0] = float(t.values.shape[0])
    other = t
    other.scale = 2.0
    out[1] = tables[i].values[2] + look_up(other, 1)
