# The package under another name, a name imported under another.
import warp as w
from warp import sin as sine
from warp import vec3 as Vector


@w.kernel
def import_as_other(x: w.array(dtype=float), v: w.array(dtype=Vector)):
    i = w.tid()
    x[i] = sine(x[i])
    v[i] = Vector(x[i])
