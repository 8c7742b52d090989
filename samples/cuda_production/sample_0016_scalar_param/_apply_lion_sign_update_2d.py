import warp as wp

DEAD_ZONE = wp.constant(wp.float64(1.0e-3))


@wp.func
def _direction_of(x: wp.float64):
    if wp.abs(x) <= DEAD_ZONE:
        return wp.float64(0.0)
    return wp.sign(x)


@wp.kernel
def _apply_lion_sign_update_2d(
    count: int,
    indices: wp.array[int],
    active: wp.array[int],
    group_ids: wp.array[wp.uint8],
    gradient: wp.array2d[wp.float64],
    learning_rate_by_group: wp.array2d[wp.float64],
    weight_decay_by_group: wp.array2d[wp.float64],
    beta_momentum_field: wp.array2d[wp.float64],
    beta_updates: wp.array[wp.float64],
    weights_out: wp.array2d[wp.float64],
    momentum_out: wp.array2d[wp.float64],
):
    """Move every weight by the sign of its interpolated momentum, with decoupled weight
    decay.

    One thread per weight `i`. The update direction is the sign (`_direction_of`, which
    is 0 within `DEAD_ZONE` of zero, so that weights without gradient rest) of
    `momentum_out[i]` and `gradient[i]` interpolated by `beta_updates`. The weight in
    `weights_out` moves by -`learning_rate` times (direction + `weight_decay` times the
    weight). Afterwards `momentum_out` becomes the interpolation of itself and the
    gradient by `beta_momentum_field`, a slower average than that of the update. All
    floating-point numbers are of double precision (float64). With `group_index =
    group_ids[i]`, `learning_rate` is `learning_rate_by_group[group_index]` and
    `weight_decay` is `weight_decay_by_group[group_index]`. Threads whose `active[i]` is
    0 leave everything as it is. `beta_momentum_field` has a value of its own for each
    thread, `beta_momentum_field[i]`. Only what `indices` lists is worked on: thread
    `thread` takes `i = indices[thread]`, and nothing is listed twice. The launch has
    one more dimension in front, `replica`: all of this is done for each of several
    independent copies, and `gradient`, `learning_rate_by_group`,
    `weight_decay_by_group`, `beta_momentum_field`, `weights_out` and `momentum_out`
    have `replica` as first index, in front of those named above. `beta_updates` has a
    value of its own for each thread, `beta_updates[thread]`. `group_ids` holds integers
    of type uint8, which are converted to int32. Threads with `replica` not below
    `count` do nothing.
    """
    replica, thread = wp.tid()
    if replica < count:
        i = indices[thread]
        if active[i] != 0:
            group_index = int(group_ids[i])
            weight_decay = weight_decay_by_group[replica, group_index]
            learning_rate = learning_rate_by_group[replica, group_index]
            g = gradient[replica, i]
            m = momentum_out[replica, i]
            w = weights_out[replica, i]
            step = (
                _direction_of(wp.lerp(g, m, beta_updates[thread]))
                + weight_decay * w
            )
            weights_out[replica, i] = w - learning_rate * step
            momentum_out[replica, i] = wp.lerp(
                g, m, beta_momentum_field[replica, i]
            )
