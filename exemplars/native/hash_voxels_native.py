# idea: spatial hash of voxels
# brief: Hash the voxel of each point into a table and count how many points fall into each bucket.
# description: Point `p` lies in the voxel with the coordinates of `point[p]` over `cell_size`, rounded down.
#     `mix_coordinates` is C++ that multiplies the three integers, as unsigned numbers of 32 bits, by 73856093, 19349663
#     and 83492791, joins them by exclusive or, and stirs the bits: exclusive or with itself shifted right by 15, times
#     0x2c1b3c6d, exclusive or with itself shifted right by 12. The sign bit is cleared. The remainder by `bucket_count`
#     is the bucket of the point: it goes to `bucket[p]`, and the count of the bucket in `occupancy` grows by one,
#     atomically.
# launch: n
# inputs:
#     point[n] = uniform(-10, 10)
#     cell_size = 0.5
#     bucket_count = 64
#     bucket[n] = zero
#     occupancy[64] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

MIX = """
    unsigned int h = (unsigned int)x * 73856093u;
    h ^= (unsigned int)y * 19349663u;
    h ^= (unsigned int)z * 83492791u;
    h ^= h >> 15;
    h *= 0x2c1b3c6du;
    h ^= h >> 12;
    return (int)(h & 0x7fffffffu);
"""


@wp.func_native(MIX)
def mix_coordinates(x: int, y: int, z: int) -> int: ...


@wp.kernel
def hash_voxels_native(
    point: wp.array(dtype=wp.vec3),
    cell_size: float,
    bucket_count: int,
    bucket: wp.array(dtype=int),
    occupancy: wp.array(dtype=int),
):
    p = wp.tid()
    scaled = point[p] / cell_size
    x = int(wp.floor(scaled[0]))
    y = int(wp.floor(scaled[1]))
    z = int(wp.floor(scaled[2]))
    slot = mix_coordinates(x, y, z) % bucket_count
    bucket[p] = slot
    wp.atomic_add(occupancy, slot, 1)
