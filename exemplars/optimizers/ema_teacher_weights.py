# idea: moving average of a student's weights
# brief: Blend the weights of a student network into its teacher, weight by weight, with a rate per layer.
# description: One thread per weight `i` of any float type. Layers that are copied instead of averaged (buffers such as running
#     means) have a negative rate in `layer_rate`, which is looked up by `layer_of[i]`: there `teacher[i]` becomes `student[i]`.
#     In all other layers the teacher moves towards the student by the fraction rate of their difference; the sum is made in the
#     dtype of the weights by `blend`.
# launch: n
# inputs:
#     student[n] = uniform(-1, 1)
#     layer_of[n] = sorted_index(0, 6)
#     layer_rate[6] = uniform(-0.05, 0.05)
#     teacher[n] = uniform(-1, 1)
from typing import Any

import warp as wp


@wp.func
def blend(old: Any, new: Any, rate: float):
    return old + (new - old) * type(old)(rate)


@wp.kernel
def ema_teacher_weights(
    student: wp.array(dtype=Any),
    layer_of: wp.array(dtype=int),
    layer_rate: wp.array(dtype=float),
    teacher: wp.array(dtype=Any),
):
    i = wp.tid()
    rate = layer_rate[layer_of[i]]
    if rate < 0.0:
        teacher[i] = student[i]
    else:
        teacher[i] = blend(teacher[i], student[i], rate)


wp.overload(ema_teacher_weights, {"student": wp.array(dtype=wp.float64), "teacher": wp.array(dtype=wp.float64)})
