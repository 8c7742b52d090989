# weft: refuses. A constant read from a file.
import warp as wp

with open(__file__) as source:
    LINES = len(source.readlines())


@wp.kernel
def constant_from_file(n: wp.array(dtype=int)):
    n[0] = LINES
