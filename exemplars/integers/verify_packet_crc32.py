# idea: CRC-32 check of network packets
# brief: Compute the CRC-32 of every packet and count those whose trailer does not match.
# description: Packet `packet` owns the bytes `packet_start[packet]` to before `packet_start[packet + 1]` of `payload`.
#     Packets shorter than `MIN_LENGTH` bytes are runts: `verdict[packet]` is `RUNT` and nothing else is computed. For
#     the others the register starts with all bits set; each byte is combined into its low end by xor, and eight times
#     the register is shifted right, with the reflected polynomial `POLYNOMIAL` combined whenever a set bit falls out.
#     The complement of the register goes to `checksum[packet]`. It is compared with `trailer[packet]` in the bits that
#     are set in the mask `compared_bits`: equal gives `GOOD`, else `CORRUPT`, which is also counted in
#     `corrupt_count[0]`.
# launch: n
# inputs:
#     packet_start[n+1] = offsets(0, 8*n)
#     payload[8*n] = index(0, 256)
#     trailer[n] = index(0, 4)
#     compared_bits = 3
#     checksum[n] = zero
#     verdict[n] = zero
#     corrupt_count[1] = zero
# fits:
#     indirect_thread
import warp as wp

POLYNOMIAL = wp.constant(wp.uint32(0xEDB88320))  # of Ethernet, bits reflected
ALL_BITS = wp.constant(wp.uint32(0xFFFFFFFF))
MIN_LENGTH = 4

GOOD = wp.constant(0)
CORRUPT = wp.constant(1)
RUNT = wp.constant(2)


@wp.kernel(enable_backward=False)
def verify_packet_crc32(
    packet_start: wp.array(dtype=wp.int32),
    payload: wp.array(dtype=wp.uint8),
    trailer: wp.array(dtype=wp.uint32),
    compared_bits: wp.uint32,
    checksum: wp.array(dtype=wp.uint32),
    verdict: wp.array(dtype=wp.int32),
    corrupt_count: wp.array(dtype=wp.int32),
):
    """CRC-32 of Ethernet over ragged packets, bit by bit.

    Packets are short; a table of 256 words would spend more on loading than it saves.
    """
    packet = wp.tid()
    begin = packet_start[packet]
    end = packet_start[packet + 1]
    if end - begin < MIN_LENGTH:
        verdict[packet] = RUNT
        return

    register = wp.uint32(ALL_BITS)
    for i in range(begin, end):
        register = register ^ wp.uint32(payload[i])
        for bit in range(8):
            falling = register & wp.uint32(1)
            register = register >> wp.uint32(1)
            if falling != wp.uint32(0):
                register = register ^ POLYNOMIAL

    crc = register ^ ALL_BITS
    checksum[packet] = crc
    # senders may transmit only the low part of the checksum
    if (crc & compared_bits) == (trailer[packet] & compared_bits):
        verdict[packet] = GOOD
    else:
        verdict[packet] = CORRUPT
        wp.atomic_add(corrupt_count, 0, 1)
