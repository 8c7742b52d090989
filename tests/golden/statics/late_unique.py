# In a module of its own the late expressions are part of the name that the module gets when it is declared.
import warp as wp


def make(parts):
    @wp.kernel(module="unique", enable_backward=False)
    def late_unique(x: wp.array(dtype=float)):
        i = wp.tid()
        for j in range(wp.static(len(parts))):
            x[i] += wp.static(parts[j])

    return late_unique


ONE = make((1.0, 2.0))
