# idea: sortable keys from floating-point depths
# brief: Turn the depths of splats into unsigned keys that sort like the numbers themselves.
# description: `ordered_bits` is C++ that reads a float as 32 bits: where the sign bit is set all of them are turned,
#     otherwise the sign bit alone is set. The keys then compare as unsigned integers just as the floats do. The depth
#     of splat `i` is the dot product of `position[i]` minus `eye` and `view_direction`; splats not farther than `near`
#     get the largest key (`LAST_KEY`), so that they come last. The key goes to `key[i]` and the number of the splat to
#     `splat[i]`.
# launch: n
# inputs:
#     position[n] = uniform(-5, 5)
#     eye = uniform(-1, 1)
#     view_direction = unit
#     near = 0.1
#     key[n] = zero
#     splat[n] = zero
import warp as wp

LAST_KEY = wp.constant(wp.uint32(0xFFFFFFFF))

ORDERED = """
    union { float number; unsigned int bits; } both;
    both.number = x;
    unsigned int mask = (both.bits >> 31) ? 0xffffffffu : 0x80000000u;
    return both.bits ^ mask;
"""


@wp.func_native(ORDERED)
def ordered_bits(x: float) -> wp.uint32: ...


@wp.kernel
def sort_keys_from_depths(
    position: wp.array(dtype=wp.vec3),
    eye: wp.vec3,
    view_direction: wp.vec3,
    near: float,
    key: wp.array(dtype=wp.uint32),
    splat: wp.array(dtype=int),
):
    """Keys for a radix sort of splats by depth."""
    i = wp.tid()
    depth = wp.dot(position[i] - eye, view_direction)
    if depth > near:
        key[i] = ordered_bits(depth)
    else:
        key[i] = LAST_KEY
    splat[i] = i
