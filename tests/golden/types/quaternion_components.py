# Components by name and by index.
import warp as wp


@wp.kernel
def quaternion_components(q: wp.quat, out: wp.array(dtype=float)):
    a = q
    out[0] = a.x + a.w + a[2]
    a.y = 1.0
    a[3] = 2.0
    a[0] += 3.0
    a[1] -= 4.0
    a.z += 5.0
    out[1] = a[3]
