# idea: MurmurHash3 of ragged byte records
# brief: Hash every record of bytes with 32-bit MurmurHash3 and assign it to a hash bucket.
# description: Record `record` holds the bytes `record_start[record]` to before `record_start[record + 1]` of `data`.
#     Four bytes at a time, the first the lowest, make a block (`load_block`); `mix_block` multiplies it by `C1`,
#     rotates it left by 15 and multiplies it by `C2`. The hash starts as `seed`; for each block it is combined by xor,
#     rotated left by 13, multiplied by 5 and increased by `BLOCK_ADD`. The one to three bytes left over make a last
#     block, mixed likewise, that is combined by xor only. At the end the length is combined by xor and `avalanche`
#     spreads all bits: three xors with the hash shifted down by 16, 13 and 16, with products by `FINAL_1` and `FINAL_2`
#     between them. `hashes[record]` is the result, and `bucket[record]` its remainder by `bucket_count`. Rotations are
#     done by `rotate_left`.
# launch: n
# inputs:
#     record_start[n+1] = offsets(0, 11*n)
#     data[11*n] = index(0, 256)
#     seed = index(0, 100000)
#     bucket_count = 64
#     hashes[n] = zero
#     bucket[n] = zero
# fits:
#     indirect_thread
from typing import Any

import warp as wp

C1 = wp.constant(wp.uint32(0xCC9E2D51))
C2 = wp.constant(wp.uint32(0x1B873593))
BLOCK_ADD = wp.constant(wp.uint32(0xE6546B64))
FINAL_1 = wp.constant(wp.uint32(0x85EBCA6B))
FINAL_2 = wp.constant(wp.uint32(0xC2B2AE35))


@wp.func
def rotate_left(x: Any, bits: int):
    """Rotation of a 32-bit word."""
    return (x << type(x)(bits)) | (x >> type(x)(32 - bits))


@wp.func
def mix_block(block: wp.uint32) -> wp.uint32:
    return rotate_left(block * C1, 15) * C2


@wp.func
def load_block(data: wp.array(dtype=wp.uint8), first: int, count: int) -> wp.uint32:
    """Up to four bytes as a little-endian word."""
    block = wp.uint32(0)
    for i in range(count):
        block = block | (wp.uint32(data[first + i]) << wp.uint32(8 * i))
    return block


@wp.func
def avalanche(h: wp.uint32) -> wp.uint32:
    """Finalizer: every bit of the input changes half of the bits of the output."""
    h = h ^ (h >> wp.uint32(16))
    h = h * FINAL_1
    h = h ^ (h >> wp.uint32(13))
    h = h * FINAL_2
    return h ^ (h >> wp.uint32(16))


@wp.kernel
def murmur3_hash_records(
    record_start: wp.array(dtype=int),
    data: wp.array(dtype=wp.uint8),
    seed: wp.uint32,
    bucket_count: int,
    hashes: wp.array(dtype=wp.uint32),
    bucket: wp.array(dtype=int),
):
    record = wp.tid()
    first = record_start[record]
    length = record_start[record + 1] - first
    blocks = length // 4

    h = wp.uint32(seed)
    for b in range(blocks):
        h = h ^ mix_block(load_block(data, first + 4 * b, 4))
        h = rotate_left(h, 13) * wp.uint32(5) + BLOCK_ADD

    tail = length - 4 * blocks
    if tail > 0:
        h = h ^ mix_block(load_block(data, first + 4 * blocks, tail))

    h = avalanche(h ^ wp.uint32(length))
    hashes[record] = h
    bucket[record] = int(h % wp.uint32(bucket_count))
