import warp as wp


@wp.struct
class Record:
    learning_rate_by_layer: wp.float64
    weight_decay_by_layer: wp.float64


@wp.func
def _direction_of(x: wp.float64) -> wp.float64:
    if wp.abs(x) <= wp.float64(1.0e-8):
        return wp.float64(0.0)
    return wp.sign(x)


@wp.kernel
def _lion_optimizer_step_2d(
    layer_ids: wp.array(dtype=wp.int64),
    gradient: wp.array(dtype=wp.float64),
    device_beta_momentum: wp.array(dtype=wp.float64),
    current_gradient_stride: wp.array(dtype=int),
    current_beta_update: wp.array(dtype=wp.float64),
    current_momentum_stride: wp.array(dtype=int),
    records: wp.array(dtype=Record),
    weights: wp.array2d(dtype=wp.float64),
    momentum: wp.array(dtype=wp.float64),
):
    replica, i = wp.tid()
    momentum_stride = current_momentum_stride[0]
    layer = int(layer_ids[replica])
    weight_decay = records[layer].weight_decay_by_layer
    learning_rate = records[layer].learning_rate_by_layer
    g = gradient[replica * current_gradient_stride[0] + i]
    m = momentum[i * momentum_stride + replica]
    w = weights[i, replica]
    step = (
        _direction_of(wp.lerp(g, m, current_beta_update[0]))
        + weight_decay * w
    )
    weights[i, replica] = w - learning_rate * step
    momentum[i * momentum_stride + replica] = wp.lerp(
        g, m, device_beta_momentum[0]
    )
