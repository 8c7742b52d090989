# The ways to annotate an array.
import warp as wp


@wp.kernel
def annotation_array_styles(
    a: wp.array(dtype=float),
    b: wp.array(dtype=float, ndim=2),
    c: wp.array1d(dtype=wp.vec3),
    d: wp.array2d(dtype=int),
    e: wp.array3d(dtype=wp.float64),
    f: wp.array4d(dtype=wp.uint8),
    g: wp.array(ndim=3, dtype=wp.mat22),
    h: wp.array[float],
    i: wp.array2d[wp.vec2],
):
    a[0] = h[0]
