import warp

POLYNOMIAL = warp.constant(warp.uint32(0xEDB88320))  # of Ethernet, bits reflected
ALL_BITS = warp.constant(warp.uint32(0xFFFFFFFF))
MIN_LENGTH = 4
GOOD = warp.constant(0)
CORRUPT = warp.constant(1)
RUNT = warp.constant(2)


@warp.kernel(enable_backward=False)
def _validate_packet_crc32(
  packet_begin: warp.array[warp.int32],
  payload: warp.array[warp.uint8],
  trailer: warp.array[warp.uint32],
  compared_bits: warp.uint32,
  checksum: warp.array[warp.uint32],
  verdict: warp.array[warp.int32],
  num_corrupts: warp.array[warp.int32],
):
  """CRC-32 of Ethernet over ragged packets, bit by bit.

  Packets are short; a table of 256 words would spend more on loading than it saves.
  """
  packet = warp.tid()
  begin = packet_begin[packet]
  stop = packet_begin[packet + 1]
  if stop - begin < MIN_LENGTH:
    verdict[packet] = RUNT
    return
  register = warp.uint32(ALL_BITS)
  for i in range(begin, stop):
    register = register ^ warp.uint32(payload[i])
    for bit in range(8):
      falling = register & warp.uint32(1)
      register = register >> warp.uint32(1)
      if falling != warp.uint32(0):
        register = register ^ POLYNOMIAL
  crc = register ^ ALL_BITS
  checksum[packet] = crc
  # senders may transmit only the low part of the checksum
  if trailer[packet] & compared_bits == crc & compared_bits:
    verdict[packet] = GOOD
  else:
    verdict[packet] = CORRUPT
    warp.atomic_add(num_corrupts, 0, 1)
