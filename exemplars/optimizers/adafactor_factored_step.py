# idea: Adafactor with factored moments
# brief: Take an Adafactor step on a batch of weight matrices, keeping the second moments as row and column averages.
# description: One thread per weight matrix `m` (expert or head) of `weights`. The decay of the averages is 1 -
#     `step`^-0.8 (`moment_decay`). `update_row_moments` and `update_column_moments` blend the mean of gradient^2 +
#     `EPSILON_SQUARE` over every row and column into `row_moments[m]` and `column_moments[m]`. The second moment of an
#     entry is estimated as row times column moment over the mean of the row moments, and the update is the gradient in
#     `gradients[m]` over its root (`entry_update`). The update is divided by max(1, its root mean square over
#     `clip_threshold`). The step size is `learning_rate` times the root mean square of the weights, which counts as
#     `MIN_SCALE` at least. `weights[m]` shrinks by the fraction `weight_decay` times step size of itself and moves by
#     -step size times the clipped update; `update_rms[m]` gets the root mean square of the update before clipping.
#     Matrices without tokens in this step (`token_count[m]` is 0) keep everything.
# launch: n
# inputs:
#     gradients[n, 6, 8] = uniform(-1, 1)
#     token_count[n] = index(0, 5)
#     step = index(2, 1000)
#     learning_rate = 0.01
#     clip_threshold = 1.0
#     weight_decay = 0.1
#     row_moments[n, 6] = uniform(0.01, 1)
#     column_moments[n, 8] = uniform(0.01, 1)
#     weights[n, 6, 8] = uniform(-1, 1)
#     update_rms[n] = zero
# fits:
#     parameter_per_element(learning_rate, weight_decay)
#     parameter_per_group(learning_rate, weight_decay: layer)
#     indirect_thread
#     largest_output(update_rms)
import warp as wp

EPSILON_SQUARE = wp.constant(1.0e-20)
MIN_SCALE = wp.constant(1.0e-3)


@wp.func
def moment_decay(step: int) -> float:
    """Rises towards 1: early averages forget fast, because they started from nothing."""
    return 1.0 - wp.pow(float(step), -0.8)


@wp.func
def update_row_moments(gradient: wp.array2d(dtype=float), decay: float, moments: wp.array(dtype=float)):
    for i in range(gradient.shape[0]):
        total = float(0.0)
        for j in range(gradient.shape[1]):
            total += gradient[i, j] * gradient[i, j] + EPSILON_SQUARE
        moments[i] = decay * moments[i] + (1.0 - decay) * total / float(gradient.shape[1])


@wp.func
def update_column_moments(gradient: wp.array2d(dtype=float), decay: float, moments: wp.array(dtype=float)):
    for j in range(gradient.shape[1]):
        total = float(0.0)
        for i in range(gradient.shape[0]):
            total += gradient[i, j] * gradient[i, j] + EPSILON_SQUARE
        moments[j] = decay * moments[j] + (1.0 - decay) * total / float(gradient.shape[0])


@wp.func
def mean_of(values: wp.array(dtype=float)) -> float:
    total = float(0.0)
    for k in range(values.shape[0]):
        total += values[k]
    return total / float(values.shape[0])


@wp.func
def entry_update(g: float, row_moment: float, column_moment: float, mean_row_moment: float) -> float:
    # the product of both moments could underflow where gradients vanish
    return g * wp.sqrt(mean_row_moment / row_moment) / wp.sqrt(column_moment)


@wp.func
def root_mean_square(square_sum: float, rows: int, columns: int) -> float:
    return wp.sqrt(square_sum / float(rows * columns))


@wp.kernel
def adafactor_factored_step(
    gradients: wp.array3d(dtype=float),
    token_count: wp.array(dtype=int),
    step: int,
    learning_rate: float,
    clip_threshold: float,
    weight_decay: float,
    row_moments: wp.array2d(dtype=float),
    column_moments: wp.array2d(dtype=float),
    weights: wp.array3d(dtype=float),
    update_rms: wp.array(dtype=float),
):
    m = wp.tid()
    if token_count[m] == 0:
        return
    rows = weights.shape[1]
    columns = weights.shape[2]

    decay = moment_decay(step)
    update_row_moments(gradients[m], decay, row_moments[m])
    update_column_moments(gradients[m], decay, column_moments[m])
    mean_row = mean_of(row_moments[m])

    update_squares = float(0.0)
    weight_squares = float(0.0)
    for i in range(rows):
        for j in range(columns):
            update = entry_update(gradients[m, i, j], row_moments[m, i], column_moments[m, j], mean_row)
            update_squares += update * update
            weight_squares += weights[m, i, j] * weights[m, i, j]

    rms = root_mean_square(update_squares, rows, columns)
    update_rms[m] = rms
    # relative steps: large weights may move further than small ones
    rate = learning_rate * wp.max(root_mean_square(weight_squares, rows, columns), MIN_SCALE)
    clipped_rate = rate / wp.max(1.0, rms / clip_threshold)

    for i in range(rows):
        for j in range(columns):
            update = entry_update(gradients[m, i, j], row_moments[m, i], column_moments[m, j], mean_row)
            weight = weights[m, i, j]
            weights[m, i, j] = weight - rate * weight_decay * weight - clipped_rate * update
