# idea: ray and box slab test
# brief: Compute where each ray enters and leaves each of a set of axis-aligned boxes.
# description: Thread (ray, box) clips the interval from `t_min` to `t_max` of the ray `origins[ray]` + t * `directions[ray]`
#     by the three slabs between `box_lower[box]` and `box_upper[box]`. `slab_interval` gives the two parameters at which a
#     slab is entered and left, in rising order; a ray whose component is below `PARALLEL` in size gets everything (-`FAR` to
#     `FAR`) if it starts inside of the slab, else an empty interval. If the rest is not empty, its ends go to `enter` and
#     `leave` and `hit` becomes 1; else both are -1 and `hit` is 0.
# launch: n, 16
# inputs:
#     origins[n] = uniform(-1, 1)
#     directions[n] = unit
#     box_lower[16] = uniform(-1, 0)
#     box_upper[16] = uniform(0, 1)
#     t_min = constant(0)
#     t_max = uniform(4, 8)
#     enter[n, 16] = zero
#     leave[n, 16] = zero
#     hit[n, 16] = zero
# fits:
#     parameter_per_element(t_min, t_max: ray)
#     batch_dimension
import warp as wp

PARALLEL = wp.constant(1.0e-7)
FAR = wp.constant(1.0e8)


@wp.func
def slab_interval(origin: float, direction: float, lower: float, upper: float) -> wp.vec2:
    if wp.abs(direction) < PARALLEL:
        if origin < lower or origin > upper:
            return wp.vec2(FAR, -FAR)
        return wp.vec2(-FAR, FAR)
    first = (lower - origin) / direction
    second = (upper - origin) / direction
    return wp.vec2(wp.min(first, second), wp.max(first, second))


@wp.kernel
def clip_rays_to_boxes(origins: wp.array(dtype=wp.vec3), directions: wp.array(dtype=wp.vec3), box_lower: wp.array(dtype=wp.vec3),
                       box_upper: wp.array(dtype=wp.vec3), t_min: float, t_max: float, enter: wp.array2d(dtype=float),
                       leave: wp.array2d(dtype=float), hit: wp.array2d(dtype=wp.uint8)):
    """Interval of every ray inside of every box (slab method). Launch: rays x boxes."""
    ray, box = wp.tid()
    origin = origins[ray]
    direction = directions[ray]
    lower = box_lower[box]
    upper = box_upper[box]

    near = t_min
    far = t_max
    for axis in range(3):
        interval = slab_interval(origin[axis], direction[axis], lower[axis], upper[axis])
        near = wp.max(near, interval[0])
        far = wp.min(far, interval[1])

    if near <= far:
        enter[ray, box] = near
        leave[ray, box] = far
        hit[ray, box] = wp.uint8(1)
    else:
        enter[ray, box] = -1.0
        leave[ray, box] = -1.0
        hit[ray, box] = wp.uint8(0)
