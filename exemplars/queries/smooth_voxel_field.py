# idea: smoothing of a sparse voxel field
# brief: Smooth the values of listed voxels with their six neighbours and write them into a second volume.
# description: One thread per voxel, with its coordinates in `voxels[i]`. The value is looked up in `source` at these, and at
#     the six neighbours by face; where the tree holds nothing there is its background. The new value is the old plus
#     `strength` times the mean of the six less the old. It is written to `target` at the same coordinates, which must be
#     active there, and the magnitude of the change to `change[i]`.
# launch: n
# inputs:
#     source = handle(volume)
#     target = handle(volume)
#     voxels[n] = index(0, 32)
#     strength = uniform(0.2, 0.8)
#     change[n] = zero
import warp as wp


@wp.kernel(enable_backward=False)
def smooth_voxel_field(
    source: wp.uint64,
    target: wp.uint64,
    voxels: wp.array(dtype=wp.vec3i),
    strength: float,
    change: wp.array(dtype=float),
):
    """Launch: one thread per active voxel."""
    i = wp.tid()
    v = voxels[i]
    old = wp.volume_lookup_f(source, v[0], v[1], v[2])

    total = float(0.0)
    for axis in range(3):
        for side in range(2):
            near = wp.vec3i(v[0], v[1], v[2])
            near[axis] = v[axis] + 2 * side - 1
            total += wp.volume_lookup_f(source, near[0], near[1], near[2])

    # two volumes: a neighbour must not see a value that is smoothed already
    step = strength * (total / 6.0 - old)
    wp.volume_store_f(target, v[0], v[1], v[2], old + step)
    change[i] = wp.abs(step)
