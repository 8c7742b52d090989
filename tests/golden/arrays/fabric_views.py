# Components of elements behind views: those of a fabric array have no gradient array of their own to go to.
import warp as wp


@wp.struct
class Rows:
    plain: wp.array2d(dtype=wp.vec3)
    fabric: wp.fabricarray(dtype=wp.vec3, ndim=2)


@wp.kernel
def fabric_views(f: wp.fabricarray(dtype=wp.vec3, ndim=2), g: wp.indexedfabricarray(dtype=wp.vec3, ndim=2), v: float):
    i = wp.tid()
    row = f[i]
    row[0].x = v
    row[1][2] += v
    f[i][2].y = v
    other = g[i]
    other[0].z = v
    other[1].y -= v


@wp.kernel
def plain_views(a: wp.array2d(dtype=wp.vec3), s: Rows, v: float):
    i = wp.tid()
    row = a[i]
    row[0].x = v
    held = s.plain[i]
    held[1].y = v
    loose = s.fabric[i]
    loose[2].z = v
    loose[0][1] += v
