# In-place sums of components of every composite.
import warp as wp


@wp.kernel
def component_in_place_rows(v: wp.vec3, q: wp.quat, t: wp.transform, m: wp.mat22):
    a = v
    b = q
    c = t
    d = m
    a[0] += 1.0
    b[1] += 2.0
    c[2] += 3.0
    d[0] += wp.vec2(4.0)
    d[0, 1] += 5.0
    a[0] -= 1.0
    b[1] -= 2.0
    c[2] -= 3.0
    d[0] -= wp.vec2(4.0)
    d[0, 1] -= 5.0
