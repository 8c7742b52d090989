# The builtins behind assignments and subscripts, called by name.
import warp as wp


@wp.kernel
def access_calls_rows(x: wp.array(dtype=wp.vec3), v: wp.vec3, k: int):
    wp.array_store(x, k, v)
    a = wp.address(x, 0)
    b = wp.copy(v)
    c = wp.load(x[0])
    d = wp.extract(v, 1)
    wp.assign_inplace(v, k, 2.0)
    wp.add_inplace(v, 0, d)
    e = wp.where(k, b, c)
