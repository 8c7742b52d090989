from typing import Any
import warp as wp


@wp.struct
class Params:
    discount: wp.float32
    kappa: wp.float32


@wp.struct
class Element:
    actions: wp.int32
    rewards: wp.float32
    weight_loss: wp.float32


@wp.func
def _huber(err: Any, kappa: Any):
    size = wp.abs(err)
    if kappa >= size:
        return type(err)(0.5) * err * err
    return kappa * (size - type(err)(0.5) * kappa)


@wp.kernel
def _quantile_huber_td_loss(
    quantiles: wp.array3d(dtype=wp.float32),
    next_quantiles: wp.array2d(dtype=wp.float32),
    elems: wp.array(dtype=Element),
    done: wp.array(dtype=bool),
    cur_loss_width: wp.array(dtype=wp.int32),
    params: Params,
    n_totals: wp.int32,
    loss: wp.array(dtype=wp.float64),
):
    t, q = wp.tid()
    if t >= n_totals:
        return
    cnt = next_quantiles.shape[1]
    tau = (float(q) + 0.5) / float(quantiles.shape[2])
    pred = quantiles[t, elems[t].actions, q]
    if done[t]:
        bootstrap = 0.0
    else:
        bootstrap = params.discount
    tot = float(0.0)
    for j in range(cnt):
        err = elems[t].rewards + bootstrap * next_quantiles[t, j] - pred
        # being too high costs 1 - tau, being too low tau
        if err < 0.0:
            lvl = 1.0 - tau
        else:
            lvl = tau
        tot = tot + lvl * _huber(err, params.kappa)
    loss[q * cur_loss_width[0] + t] = wp.float64(
        elems[t].weight_loss * (tot / (float(cnt) * params.kappa))
    )
