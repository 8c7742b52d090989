import warp as wp


@wp.kernel
def apply_gradients_from_tau(
    tau: float,
    warmup: float,
    values_in: wp.array(dtype=float),
    threshold0: float,
    result: wp.array(dtype=float)
):
    tid = wp.tid()
    focal = wp.log(wp.abs(wp.trunc(wp.ceil(tau))) + 0.1)
    values_in_t = values_in[tid]
    diff_v = wp.smoothstep(-0.5, 0.0, wp.max(wp.cos(focal), warmup) * (values_in_t + threshold0))
    keep = diff_v + warmup
    keep += wp.step(keep)
    result[tid] = keep - values_in_t ** -1.0
