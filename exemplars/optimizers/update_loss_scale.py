# idea: dynamic loss scaling
# brief: Halve the loss scale after an overflow and double it after enough good steps.
# description: A single thread looks at `block_exponents`, the largest binary exponent of the gradients in each block of
#     parameters. If one is above `LARGEST_EXPONENT`, the largest of a finite number, it stands for infinity or NaN, and
#     the step is skipped (`skip_step[0]` = 1), the scale in `loss_scale[0]` is divided by `FACTOR`, not below
#     `min_scale`, and the run of good steps in `good_steps[0]` starts again at zero. Otherwise `skip_step[0]` is 0, the
#     run grows by one, and when it reaches `growth_interval` the scale is multiplied by `FACTOR`, not above
#     `max_scale`, and the run starts again. The scan stops at the first block with an overflow.
# launch: 1
# inputs:
#     block_exponents[16] = index(90, 130)
#     growth_interval = 4
#     min_scale = 1.0
#     max_scale = 65536.0
#     loss_scale[1] = 1024.0
#     good_steps[1] = 3
#     skip_step[1] = zero
import warp as wp

FACTOR = wp.constant(2.0)
LARGEST_EXPONENT = wp.constant(127)


@wp.kernel
def update_loss_scale(
    block_exponents: wp.array(dtype=int),
    growth_interval: int,
    min_scale: float,
    max_scale: float,
    loss_scale: wp.array(dtype=float),
    good_steps: wp.array(dtype=int),
    skip_step: wp.array(dtype=int),
):
    """Keeps the scale on the device, so that no step waits for the host. Launch: a single thread."""
    overflowed = bool(False)
    for block in range(block_exponents.shape[0]):
        if block_exponents[block] > LARGEST_EXPONENT:
            overflowed = True
            break

    if overflowed:
        skip_step[0] = 1
        loss_scale[0] = wp.max(loss_scale[0] / FACTOR, min_scale)
        good_steps[0] = 0
        return

    skip_step[0] = 0
    run = good_steps[0] + 1
    if run >= growth_interval:
        loss_scale[0] = wp.min(loss_scale[0] * FACTOR, max_scale)
        run = 0
    good_steps[0] = run
