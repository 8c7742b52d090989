# idea: gradient clipping for differential privacy
# brief: Clip the gradient of every sample to a norm, add the clipped gradients up by user, and count how many were clipped.
# description: Launch over samples and parameters. The norm of `sample_gradients[sample]` is made by `sample_norm`, in
#     each thread of the sample, because rows are short: the root of `MIN_SQUARED` plus the squares of all parameters.
#     The factor is `max_norm` over the norm where the norm is larger than it, and 1 else. The gradient of the parameter
#     times the factor is added to `user_gradients[user, parameter]` by an atomic, with the user `sample_user[sample]`;
#     a negative user has withdrawn consent, and the sample adds nothing and leaves `norms` as it is. The thread of
#     parameter 0 adds one to `clipped_count[user]`, atomically, if the norm is above `max_norm`, and stores the norm in
#     `norms[sample]`.
# launch: n, 8
# inputs:
#     sample_gradients[n, 8] = uniform(-1, 1)
#     sample_user[n] = index(-1, ceil(n/4))
#     max_norm = 1.6
#     user_gradients[ceil(n/4), 8] = zero
#     clipped_count[ceil(n/4)] = zero
#     norms[n] = zero
# fits:
#     active_mask
#     largest_output(norms)
import warp as wp

MIN_SQUARED = wp.constant(1.0e-16)


@wp.func
def sample_norm(gradient: wp.array(dtype=float)) -> float:
    total = float(MIN_SQUARED)  # the root has no slope at zero
    for k in range(gradient.shape[0]):
        total += gradient[k] * gradient[k]
    return wp.sqrt(total)


@wp.kernel
def clip_private_sample_gradients(sample_gradients: wp.array2d(dtype=float), sample_user: wp.array(dtype=int),
                                  max_norm: float, user_gradients: wp.array2d(dtype=float),
                                  clipped_count: wp.array(dtype=int), norms: wp.array(dtype=float)):
    """Bounds what a single sample can change, before noise is added to the sums. Launch: samples x parameters."""
    sample, parameter = wp.tid()
    user = sample_user[sample]
    if user < 0:
        return

    norm = sample_norm(sample_gradients[sample])
    factor = wp.min(max_norm / norm, 1.0)
    wp.atomic_add(user_gradients, user, parameter, factor * sample_gradients[sample, parameter])

    if parameter == 0:
        norms[sample] = norm
        if norm > max_norm:
            wp.atomic_add(clipped_count, user, 1)
