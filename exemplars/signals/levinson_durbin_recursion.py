# idea: Levinson-Durbin recursion
# brief: Solve for the linear prediction coefficients of a signal from its autocorrelation.
# description: A single thread. From `autocorrelation` of lags 0 up to the order, the length of `predictor`, compute the
#     coefficients of the predictor, `reflection` coefficients of every order and the remaining prediction `error`
#     power. The error begins with lag zero plus the white-noise correction `NOISE` of it. For each order `m` the
#     reflection coefficient is the lag `m + 1` minus the predictor's estimate of it, over the error; the predictor is
#     updated with itself reversed (in pairs from both ends), and the error multiplied by one minus the square. If the
#     error falls below `TINY`, or the coefficient reaches one in amount, the recursion stops: the remaining
#     coefficients keep their zeros from before the launch. `orders_done[0]` is the number of orders that were computed.
# launch: 1
# inputs:
#     autocorrelation[17] = uniform(-0.2, 1)
#     predictor[16] = zero
#     reflection[16] = zero
#     error[1] = zero
#     orders_done[1] = zero
import warp as wp

NOISE = wp.constant(wp.float64(1.0e-9))
TINY = wp.constant(wp.float64(1.0e-12))


@wp.kernel(enable_backward=False)
def levinson_durbin_recursion(
    autocorrelation: wp.array(dtype=wp.float64),
    predictor: wp.array(dtype=wp.float64),
    reflection: wp.array(dtype=wp.float64),
    error: wp.array(dtype=wp.float64),
    orders_done: wp.array(dtype=int),
):
    """Linear prediction in O(order^2). The recursion is sequential and short: one thread does it all."""
    one = wp.float64(1.0)
    power = autocorrelation[0] * (one + NOISE)
    done = int(0)
    for m in range(predictor.shape[0]):
        if power < TINY:
            break

        estimate = wp.float64(0.0)
        for j in range(m):
            estimate += predictor[j] * autocorrelation[m - j]
        k = (autocorrelation[m + 1] - estimate) / power
        if wp.abs(k) >= one:  # not the autocorrelation of any signal
            break

        for j in range((m + 1) // 2):
            low = predictor[j]
            high = predictor[m - 1 - j]
            predictor[j] = low - k * high
            predictor[m - 1 - j] = high - k * low
        predictor[m] = k
        reflection[m] = k
        power = power * (one - k * k)
        done += 1

    error[0] = power
    orders_done[0] = done
