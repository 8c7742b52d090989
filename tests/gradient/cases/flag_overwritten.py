# gradient: warp_differs overwritten-element
import warp as wp


@wp.kernel
def flag_overwritten(
    load: wp.array(dtype=wp.float64), broken: wp.array(dtype=int), out: wp.array(dtype=wp.float64)
):
    part = wp.tid()
    if broken[part] > 0:
        return
    stress = load[part] * load[part]
    out[part] = stress
    if stress > wp.float64(0.0):
        broken[part] = 1
