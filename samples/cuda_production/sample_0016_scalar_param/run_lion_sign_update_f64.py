import warp as wp

DEAD_ZONE = wp.constant(1.0e-8)
BETA_MOMENTUM = wp.constant(0.99)
LEARNING_RATE = wp.constant(0.001)


@wp.struct
class Element:
    shared_weight_decay: float
    current_beta_update: float


@wp.func
def direction_of(x: float) -> float:
    if wp.abs(x) <= DEAD_ZONE:
        return 0.0
    return wp.sign(x)


@wp.kernel
def run_lion_sign_update_f64(
        active_ids: wp.array(dtype=wp.int64), grad: wp.array2d(dtype=wp.float64),
        cur_mom_stride: wp.array(dtype=int), elems: wp.array(dtype=Element),
        wts_width: int, out_wts: wp.array(dtype=wp.float64),
        out_mom: wp.array(dtype=wp.float64)):
    env, thread = wp.tid()
    mom_stride = cur_mom_stride[0]
    i = int(active_ids[thread])
    g = float(grad[i, env])
    m = float(out_mom[i * mom_stride + env])
    w = float(out_wts[i * wts_width + env])
    step = (
        direction_of(wp.lerp(g, m, elems[0].current_beta_update))
        + elems[0].shared_weight_decay * w
    )
    out_wts[i * wts_width + env] = wp.float64(w - LEARNING_RATE * step)
    out_mom[i * mom_stride + env] = wp.float64(wp.lerp(g, m, BETA_MOMENTUM))
