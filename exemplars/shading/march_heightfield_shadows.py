# idea: sun shadows on a height field
# brief: Compute soft sun shadows on terrain by marching from each cell towards the sun.
# description: For cell (row, column) of `height`, march towards the sun, along `sun_step` (columns, rows per step, the
#     height that the ray gains per step), for at most `max_steps` steps. The ray starts at the height of the cell. At
#     each step the height of the ground under the ray is interpolated bilinearly (`sample_height`); the march ends
#     where it leaves the grid. The visibility is the least of 1 and `sharpness` times (ray height - ground) / step
#     number over all steps: a near miss far away softens the shadow. It ends at 0 as soon as the ground is at the
#     height of the ray or above. Write it to `visibility`.
# launch: n, 24
# inputs:
#     height[n, 24] = uniform(0, 1)
#     sun_step = uniform(0.5, 1)
#     max_steps = constant(16)
#     sharpness = uniform(1, 3)
#     visibility[n, 24] = zero
import warp as wp


@wp.func
def sample_height(height: wp.array2d(dtype=float), x: float, y: float) -> float:
    """Height between four cells; the position must lie inside of the grid."""
    column = int(x)
    row = int(y)
    # on the last row or column there is no cell beyond, and its weight is zero
    next_column = wp.min(column + 1, height.shape[1] - 1)
    next_row = wp.min(row + 1, height.shape[0] - 1)
    fx = x - float(column)
    fy = y - float(row)
    near = wp.lerp(height[row, column], height[row, next_column], fx)
    far = wp.lerp(height[next_row, column], height[next_row, next_column], fx)
    return wp.lerp(near, far, fy)


@wp.kernel
def march_heightfield_shadows(height: wp.array2d(dtype=float), sun_step: wp.vec3, max_steps: int, sharpness: float,
                              visibility: wp.array2d(dtype=float)):
    row, column = wp.tid()
    last_row = float(height.shape[0] - 1)
    last_column = float(height.shape[1] - 1)
    start = height[row, column]

    lit = float(1.0)
    for step in range(1, max_steps + 1):
        x = float(column) + sun_step[0] * float(step)
        y = float(row) + sun_step[1] * float(step)
        if x < 0.0 or y < 0.0 or x > last_column or y > last_row:
            break

        clearance = start + sun_step[2] * float(step) - sample_height(height, x, y)
        if clearance <= 0.0:  # in the core of the shadow
            lit = 0.0
            break
        lit = wp.min(lit, sharpness * clearance / float(step))

    visibility[row, column] = lit
