# Late expressions as bounds, conditions and indices, in nested loops whose variables have the names of globals.
import warp as wp

j = 7
WIDTHS = {0: 2, 1: 3}


@wp.kernel
def late_bounds(x: wp.array(dtype=int)):
    i = wp.tid()
    for j in range(2):
        for k in range(wp.static(WIDTHS[j])):
            if wp.static((j + k) % 2 == 0):
                x[wp.static(j * 10 + k)] = i
            else:
                x[k] = wp.static(-j)
    x[i] = wp.static(j)


@wp.kernel
def global_seen(x: wp.array(dtype=int), n: int):
    for j in range(n):
        x[j] = wp.static(j + 1)
