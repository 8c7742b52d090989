"""Conway's game of life and other things integers do: wrapping, bit operations, an IntEnum, integer types."""

from enum import IntEnum

import warp as wp


class Cell(IntEnum):
    DEAD = 0
    ALIVE = 1


@wp.func
def wrap(i: int, n: int) -> int:
    return (i + n) % n


@wp.kernel(enable_backward=False)
def generation(old: wp.array2d(dtype=wp.int8), new: wp.array2d(dtype=wp.int8)):
    i, j = wp.tid()
    rows = old.shape[0]
    columns = old.shape[1]
    neighbours = int(0)
    for di in range(-1, 2):
        for dj in range(-1, 2):
            if di != 0 or dj != 0:
                neighbours += int(old[wrap(i + di, rows), wrap(j + dj, columns)])
    alive = neighbours == 3 or (neighbours == 2 and int(old[i, j]) == Cell.ALIVE)
    new[i, j] = wp.where(alive, wp.int8(1), wp.int8(0))


@wp.kernel(enable_backward=False)
def scramble(keys: wp.array(dtype=wp.uint32)):
    """A hash of 32 bits, the finalizer of a well-known family."""
    i = wp.tid()
    h = keys[i]
    h = h ^ (h >> wp.uint32(16))
    h = h * wp.uint32(0x85EBCA6B)
    h = h ^ (h >> wp.uint32(13))
    h = h * wp.uint32(0xC2B2AE35)
    h = h ^ (h >> wp.uint32(16))
    keys[i] = h
