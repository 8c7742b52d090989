# Every builtin that works on elements, for each kind of array whose elements lie elsewhere and each number of dimensions.
import warp as wp


def make(kind):
    @wp.kernel
    def rows(a: kind(dtype=int), b: kind(dtype=int, ndim=2), c: kind(dtype=int, ndim=3), d: kind(dtype=int, ndim=4)):
        i = wp.tid()
        a[i] = b[i, 0]
        b[i, 1] = c[i, 0, 0]
        c[i, 0, 1] = d[i, 0, 0, 0]
        d[i, 0, 0, 1] = a[0]
        e = b[i]
        wp.atomic_add(a, i, e[0])
        wp.atomic_add(b, i, 0, 1)
        wp.atomic_add(c, i, 0, 0, 1)
        wp.atomic_add(d, i, 0, 0, 0, 1)
        wp.atomic_sub(a, i, 1)
        wp.atomic_sub(b, i, 0, 1)
        wp.atomic_sub(c, i, 0, 0, 1)
        wp.atomic_sub(d, i, 0, 0, 0, 1)
        wp.atomic_min(a, i, 1)
        wp.atomic_min(b, i, 0, 1)
        wp.atomic_min(c, i, 0, 0, 1)
        wp.atomic_min(d, i, 0, 0, 0, 1)
        wp.atomic_max(a, i, 1)
        wp.atomic_max(b, i, 0, 1)
        wp.atomic_max(c, i, 0, 0, 1)
        wp.atomic_max(d, i, 0, 0, 0, 1)
        wp.atomic_and(a, i, 1)
        wp.atomic_and(b, i, 0, 1)
        wp.atomic_and(c, i, 0, 0, 1)
        wp.atomic_and(d, i, 0, 0, 0, 1)
        wp.atomic_or(a, i, 1)
        wp.atomic_or(b, i, 0, 1)
        wp.atomic_or(c, i, 0, 0, 1)
        wp.atomic_or(d, i, 0, 0, 0, 1)
        wp.atomic_xor(a, i, 1)
        wp.atomic_xor(b, i, 0, 1)
        wp.atomic_xor(c, i, 0, 0, 1)
        wp.atomic_xor(d, i, 0, 0, 0, 1)
        wp.atomic_cas(a, i, 0, 1)
        wp.atomic_cas(b, i, 0, 0, 1)
        wp.atomic_cas(c, i, 0, 0, 0, 1)
        wp.atomic_cas(d, i, 0, 0, 0, 0, 1)
        wp.atomic_exch(a, i, 1)
        wp.atomic_exch(b, i, 0, 1)
        wp.atomic_exch(c, i, 0, 0, 1)
        wp.atomic_exch(d, i, 0, 0, 0, 1)

    return rows


of_indices = make(wp.indexedarray)
of_fabric = make(wp.fabricarray)
of_both = make(wp.indexedfabricarray)
