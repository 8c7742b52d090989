import warp as wp


@wp.func
def warmth(t: float):
    return wp.exp(-t)


@wp.func_grad(forward_fn=warmth)
def adj_warmth(t: float, adj_ret: float):
    wp.adjoint[t] -= wp.exp(-t) * adj_ret


@wp.func
def cooling(t: float):
    return warmth(t) * t


@wp.func_replay(forward_fn=cooling)
def replay_of_cooling(t: float):
    return t


@wp.kernel
def cool(times: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = cooling(times[i])
