import warp as wp


@wp.struct
class AdamGroup:
  learning_rate: wp.float32
  beta1: wp.float32
  beta2: wp.float32
  epsilon: wp.float32
  weight_decay: wp.float32


@wp.func
def _bias_correction(
  avg: wp.float32,
  beta: wp.float32,
  step: wp.int32,
):
  """The averages start at zero; this takes the zero out again."""
  return avg / (1.0 - wp.pow(beta, float(step)))


@wp.kernel
def _adamw_parameter_groups_inplace(
  gradient_in: wp.array(dtype=wp.float16),
  loss_scale_in: wp.array(dtype=wp.float32),
  group_of_in: wp.array(dtype=wp.int32),
  groups: wp.array(dtype=AdamGroup),
  step: wp.int32,
  cnt: wp.int32,
  master: wp.array(dtype=wp.float32),
  first_moment: wp.array(dtype=wp.float32),
  second_moment: wp.array(dtype=wp.float32),
  working_out: wp.array(dtype=wp.float16),
):
  """AdamW with float32 master weights.

  Args:
      gradient_in: Scaled gradient as the backward pass leaves it.
      loss_scale_in: Factor of the gradient, one number.
      group_of_in: Parameter group of every element.
      groups: Hyperparameters by group.
      step: Number of this step, from 1.
      master: Weights in full precision, updated.
      first_moment: Average gradient, updated.
      second_moment: Average squared gradient, updated.
      working_out: Weights in half precision for the next forward pass.
  """
  i = wp.tid()
  if i < cnt:
    group = groups[group_of_in[i]]
    if group.learning_rate != 0.0:
      g = float(gradient_in[i]) / loss_scale_in[0]
      if wp.isfinite(g):  # overflow in the backward pass: losing one step is better than a NaN for ever
        m = group.beta1 * first_moment[i] + (1.0 - group.beta1) * g
        v = group.beta2 * second_moment[i] + (1.0 - group.beta2) * g * g
        first_moment[i] = m
        second_moment[i] = v

        wt = master[i] * (1.0 - group.learning_rate * group.weight_decay)
        direction = (
          _bias_correction(m, group.beta1, step)
          / (wp.sqrt(_bias_correction(v, group.beta2, step)) + group.epsilon)
        )
        wt -= group.learning_rate * direction
        master[i] = wt
        working_out[i] = wp.float16(wt)
