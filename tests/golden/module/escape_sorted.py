# A sorted list shares its items with the one it was made from.
import warp as wp

L = [1]

sorted([L])[0].append(2)


@wp.kernel
def escape_sorted(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
