# Transform types and constructors.
import warp as wp


@wp.kernel
def transforms(a: wp.transform, b: wp.transformd, p: wp.vec3, q: wp.quat, out: wp.array(dtype=wp.transform)):
    out[0] = wp.transform()
    out[1] = wp.transform(p, q)
    out[2] = wp.transform(p)
    out[3] = wp.transform(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0)
    out[4] = wp.transform(p=p, q=q)
