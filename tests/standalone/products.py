"""Plain products of matrices, as layers and solvers have them: what tensor cores may compute (`weft cuda --variant wmma`)."""

import warp as wp

# ruff: noqa: UP018, float(0.0) is a variable to Warp

DEPTH = wp.constant(48)


@wp.kernel
def product(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """The product of two matrices."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = total


@wp.kernel
def product_transposed(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """The right matrix row by row: attention scores, Gram matrices."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[j, k]
    out[i, j] = total


@wp.kernel
def product_half(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    out: wp.array2d(dtype=float),
):
    """Factors of half precision, summed in float."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[k, j])
    out[i, j] = total


@wp.kernel
def product_half_transposed(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    out: wp.array2d(dtype=float),
):
    """The same, the right matrix row by row."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[j, k])
    out[i, j] = total


@wp.kernel
def linear_bias(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    bias: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A linear layer: a bias for each feature."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[j, k]
    out[i, j] = total + bias[j]


@wp.kernel
def linear_relu(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    bias: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A linear layer with a rectifier."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[j, k]
    out[i, j] = wp.max(total + bias[j], 0.0)


@wp.kernel
def linear_leaky_relu(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    bias: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A rectifier that lets a tenth through."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    value = total + bias[j]
    out[i, j] = wp.max(value, 0.1 * value)


@wp.kernel
def linear_relu6(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    bias: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A rectifier with an upper bound, of half precision."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[k, j])
    out[i, j] = wp.clamp(total + bias[j], 0.0, 6.0)


@wp.kernel
def linear_hard_sigmoid(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    bias: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A sigmoid of straight lines."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = wp.clamp(0.2 * (total + bias[j]) + 0.5, 0.0, 1.0)


@wp.kernel
def linear_hard_tanh(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    out: wp.array2d(dtype=float),
):
    """Cut off on both sides."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[j, k])
    out[i, j] = wp.clamp(total, -1.0, 1.0)


@wp.kernel
def linear_residual(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    bias: wp.array(dtype=float),
    residual: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A block of a residual network."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = total + bias[j] + residual[i, j]


@wp.kernel
def scaled_update(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    alpha: float,
    beta: float,
    out: wp.array2d(dtype=float),
):
    """The update of a panel: alpha times the product plus beta times what is there."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = alpha * total + beta * out[i, j]


@wp.kernel
def subtract_product(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """The step of a blocked factorization."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] -= total


@wp.kernel
def add_product_half(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    rate: float,
    out: wp.array2d(dtype=float),
):
    """Gradients of a layer that several batches add to."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[k, j])
    out[i, j] += rate * total


@wp.kernel
def scaled_scores(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    scale: float,
    out: wp.array2d(dtype=float),
):
    """Scores of attention, scaled."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[j, k])
    out[i, j] = scale * total


@wp.kernel
def gated_product(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    gate: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """A product behind a gate."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = gate[i, j] * total


@wp.kernel
def row_scaled_product(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    scales: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """Each row with a factor of its own, as after quantization."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[k, j])
    out[i, j] = scales[i] * total


@wp.kernel
def column_scaled_product(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    scales: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """Each column with a factor of its own."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[j, k]
    out[i, j] = total * scales[j]


@wp.kernel
def residual_of_system(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    right: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """How far a set of solutions is from right."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = wp.abs(right[i, j] - total)


@wp.kernel
def distance_terms(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    rows: wp.array(dtype=float),
    columns: wp.array(dtype=float),
    out: wp.array2d(dtype=float),
):
    """Squared distances of points by their products."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[j, k]
    out[i, j] = wp.max(rows[i] + columns[j] - 2.0 * total, 0.0)


@wp.kernel
def soft_threshold(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    threshold: float,
    out: wp.array2d(dtype=float),
):
    """A shrinking step of sparse coding."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += a[i, k] * b[k, j]
    out[i, j] = wp.max(total - threshold, 0.0) + wp.min(total + threshold, 0.0)


@wp.kernel
def damped_product(
    a: wp.array2d(dtype=wp.float16),
    b: wp.array2d(dtype=wp.float16),
    residual: wp.array2d(dtype=float),
    out: wp.array2d(dtype=float),
):
    """Half of the new, half of the old."""
    i, j = wp.tid()
    total = float(0.0)
    for k in range(DEPTH):
        total += float(a[i, k]) * float(b[j, k])
    out[i, j] = 0.5 * residual[i, j] + 0.5 * total
