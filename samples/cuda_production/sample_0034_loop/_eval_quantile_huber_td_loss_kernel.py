from typing import Any

import warp as wp


@wp.struct
class Params:
    discount: float
    kappa: float


@wp.struct
class Element:
    rewards: float
    weight_loss: wp.float64


@wp.func
def _huber(e: Any, kappa: Any):
    size = wp.abs(e)
    if kappa >= size:
        return type(e)(0.5) * e * e
    return kappa * (size - type(e)(0.5) * kappa)


@wp.kernel
def _eval_quantile_huber_td_loss_kernel(
        quantiles: wp.array3d[float], next_quantiles: wp.array2d[float], actions: wp.array[wp.int16],
        elems: wp.array[Element], done: wp.array[bool], params: Params, out_loss: wp.array2d[wp.float64]):
    t, q = wp.tid()
    n = next_quantiles.shape[1]
    tau = (float(q) + 0.5) / float(quantiles.shape[2])
    pred = quantiles[t, int(actions[t]), q]
    if done[t]:
        bootstrap = 0.0
    else:
        bootstrap = params.discount

    acc = float(0.0)
    for j in range(n):
        e = elems[t].rewards + bootstrap * next_quantiles[t, j] - pred
        if e < 0.0:
            level = 1.0 - tau
        else:
            level = tau
        acc = acc + level * _huber(e, params.kappa)

    out_loss[t, q] = wp.float64(float(elems[t].weight_loss) * (acc / (float(n) * params.kappa)))
