# Names imported from the package.
import warp as wp
from warp import array, kernel, sin, vec3


@kernel
def import_names(x: array(dtype=float), v: array(dtype=vec3)):
    i = wp.tid()
    x[i] = sin(x[i])
    v[i] = vec3(1.0, 2.0, 3.0)
