# idea: loss and gradient of sparse logistic regression
# brief: Add the loss of every labelled example and its gradient with respect to the coefficients.
# description: Example `row` has sparse features in CSR form: `row_start`, `feature_index`, `feature_value`. Its score is
#     `bias[0]` plus the sum of value times `coefficients` of the feature. `labels[row]` is 1 or 0, and negative if unknown: such
#     rows return at once. The loss, `softplus` of the score minus label times score, is added to `loss[0]`; the residual,
#     `sigmoid` of the score minus the label, is added to `bias_gradient[0]`, and times the value of each feature to `gradient` at
#     the feature. Rows that are classified rightly (score above 0 exactly where the label is 1) are counted in `correct[0]`.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 5*n)
#     feature_index[5*n] = index(0, 40)
#     feature_value[5*n] = uniform(-1, 1)
#     coefficients[40] = uniform(-1, 1)
#     bias[1] = uniform(-0.5, 0.5)
#     labels[n] = index(-1, 2)
#     loss[1] = zero
#     gradient[40] = zero
#     bias_gradient[1] = zero
#     correct[1] = zero
# fits:
#     indirect_thread
from typing import Any

import warp as wp


@wp.func
def sigmoid(x: Any):
  # both forms keep exp from overflowing
  one = type(x)(1)
  if x >= type(x)(0):
    return one / (one + wp.exp(-x))
  e = wp.exp(x)
  return e / (one + e)


@wp.func
def softplus(x: Any):
  """log(1 + exp(x)) for any x."""
  return wp.max(x, type(x)(0)) + wp.log(type(x)(1) + wp.exp(-wp.abs(x)))


@wp.kernel
def logistic_loss_gradient(
  row_start: wp.array(dtype=int),
  feature_index: wp.array(dtype=int),
  feature_value: wp.array(dtype=float),
  coefficients: wp.array(dtype=float),
  bias: wp.array(dtype=float),
  labels: wp.array(dtype=int),
  loss: wp.array(dtype=float),
  gradient: wp.array(dtype=float),
  bias_gradient: wp.array(dtype=float),
  correct: wp.array(dtype=int),
):
  row = wp.tid()
  if labels[row] < 0:
    return
  label = float(labels[row])

  score = bias[0]
  for k in range(row_start[row], row_start[row + 1]):
    score += feature_value[k] * coefficients[feature_index[k]]

  residual = sigmoid(score) - label
  wp.atomic_add(loss, 0, softplus(score) - label * score)
  wp.atomic_add(bias_gradient, 0, residual)
  for k in range(row_start[row], row_start[row + 1]):
    wp.atomic_add(gradient, feature_index[k], residual * feature_value[k])

  if (score > 0.0) == (labels[row] == 1):
    wp.atomic_add(correct, 0, 1)
