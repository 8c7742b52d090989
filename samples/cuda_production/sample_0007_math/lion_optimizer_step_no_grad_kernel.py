import warp as wp


@wp.struct
class Record:
    learning_rate_by_layer: wp.float64
    weight_decay_by_layer: wp.float64


@wp.func
def get_dir_of(x: wp.float64):
    if wp.abs(x) <= wp.float64(1.0e-8):
        return wp.float64(0.0)
    return wp.sign(x)


@wp.kernel(enable_backward=False)
def lion_optimizer_step_no_grad_kernel(
    layer_ids_in: wp.array(dtype=wp.int64),
    gradient_in: wp.array(dtype=wp.float64),
    device_beta_mom_in: wp.array(dtype=wp.float64),
    cur_gradient_stride_in: wp.array(dtype=int),
    cur_beta_update_in: wp.array(dtype=wp.float64),
    shared_mom_stride_in: wp.array(dtype=int),
    records: wp.array(dtype=Record),
    wts: wp.array2d(dtype=wp.float64),
    mom: wp.array(dtype=wp.float64),
):
    replica, i = wp.tid()
    mom_stride = shared_mom_stride_in[0]
    layer = int(layer_ids_in[replica])
    wt_decay = records[layer].weight_decay_by_layer
    learning_rate = records[layer].learning_rate_by_layer
    g = gradient_in[replica * cur_gradient_stride_in[0] + i]
    m = mom[replica * mom_stride + i]
    w = wts[replica, i]
    step = get_dir_of(wp.lerp(g, m, cur_beta_update_in[0])) + wt_decay * w
    wts[replica, i] = w - learning_rate * step
    mom[replica * mom_stride + i] = wp.lerp(g, m, device_beta_mom_in[0])
