# idea: face neighbors of octree cells by dilated integers
# brief: Find the six face neighbors of every octree cell by arithmetic on its Morton key and a search of the sorted keys.
# description: `keys` are the sorted Morton keys of the cells of an octree at one `level`, three bits per level with x highest.
#     The thread (`cell`, `face`) looks for the neighbor across one face: faces 0 and 1 go down and up along x, 2 and 3 along y, 4
#     and 5 along z. `axis_mask` has the bits of one axis, as many as the level has. `step_up` adds one to the coordinate inside
#     of the key by filling the other bits with ones, so that the carry runs through them; `step_down` subtracts one from the bits
#     of the axis alone; both leave the other axes as they are. A cell whose bits of the axis are all set has no neighbor upward,
#     one with none set no neighbor downward: `neighbors[cell, face]` is `BOUNDARY`. Else `find_key` searches the neighbor's key
#     by bisection, and the index of the first cell with that key is stored, or `ABSENT` where there is no such cell at this
#     level.
# launch: n, 6
# inputs:
#     keys[n] = sorted_index(0, 512)
#     level = 3
#     neighbors[n, 6] = zero
import warp as wp

Z_AXIS = wp.constant(wp.uint32(0x09249249))  # every third bit
ONE = wp.constant(wp.uint32(1))
ABSENT = wp.constant(-1)
BOUNDARY = wp.constant(-2)


@wp.func
def axis_mask(axis: int, level: int) -> wp.uint32:
    """Bits of an axis (0 is x) in a key of so many levels."""
    used = (ONE << wp.uint32(3 * level)) - ONE
    return (Z_AXIS << wp.uint32(2 - axis)) & used


@wp.func
def step_up(key: wp.uint32, mask: wp.uint32) -> wp.uint32:
    # ones in the gaps hand the carry on to the next bit of the axis
    return (((key | ~mask) + ONE) & mask) | (key & ~mask)


@wp.func
def step_down(key: wp.uint32, mask: wp.uint32, lowest: wp.uint32) -> wp.uint32:
    return (((key & mask) - lowest) & mask) | (key & ~mask)


@wp.func
def find_key(keys: wp.array(dtype=wp.uint32), key: wp.uint32) -> int:
    """Index of the first cell with the key, ABSENT if there is none."""
    low = int(0)
    high = keys.shape[0]
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    if low < keys.shape[0] and keys[low] == key:
        return low
    return ABSENT


@wp.kernel
def find_octree_face_neighbors(keys: wp.array(dtype=wp.uint32), level: int, neighbors: wp.array2d(dtype=int)):
    cell, face = wp.tid()
    key = keys[cell]
    axis = face // 2
    mask = axis_mask(axis, level)

    if face % 2 == 1:
        if (key & mask) == mask:
            neighbors[cell, face] = BOUNDARY
            return
        neighbors[cell, face] = find_key(keys, step_up(key, mask))
    else:
        if (key & mask) == wp.uint32(0):
            neighbors[cell, face] = BOUNDARY
            return
        lowest = ONE << wp.uint32(2 - axis)
        neighbors[cell, face] = find_key(keys, step_down(key, mask, lowest))
