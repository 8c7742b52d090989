# weft: refuses. `:=` in a generator expression binds when it is read, and as often as it is read.
import warp as wp

N = 0
any((N := i) > 1 for i in range(5))


@wp.kernel
def named_in_generator(a: wp.array(dtype=int)):
    a[0] = N
