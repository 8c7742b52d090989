# weft: refuses. What a generator function yields may be changed by its reader.
import warp as wp

L = [1]


def generate():
    yield L


for found in generate():
    found.append(2)


@wp.kernel
def escape_generator(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
