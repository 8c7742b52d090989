# idea: decoding of delta-coded variable-length integers
# brief: Decode posting lists of zigzag varint deltas to document numbers.
# description: List `row` owns the bytes `byte_start[row]` to before `byte_start[row + 1]` of `packed`. A number is
#     coded in groups of seven bits, lowest first; a byte of 128 or more has another one behind it. At most `MAX_GROUPS`
#     bytes make a number; a number that is longer, or not complete at the end of the list, stops the decoding and sets
#     `truncated[row]` to 1, else it is 0. `zigzag_decode` turns the number to a signed delta, which is added to the
#     number before, starting from `base[row]`. The results go to `documents` from `byte_start[row]` on, which has room
#     for one per byte, and their number to `document_count[row]`.
# launch: n
# inputs:
#     byte_start[n+1] = offsets(0, 9*n)
#     packed[9*n] = index(0, 200)
#     base[n] = index(0, 1000)
#     documents[9*n] = zero
#     document_count[n] = zero
#     truncated[n] = zero
# fits:
#     total_output(document_count)
#     total_output(truncated)
#     indirect_thread
import warp as wp

MAX_GROUPS = wp.constant(4)


@wp.func
def zigzag_decode(
  code: wp.uint32,
) -> wp.int32:
  """0, 1, 2, 3, 4 to 0, -1, 1, -2, 2: small numbers of both signs have short codes."""
  half = wp.int32(code >> wp.uint32(1))
  if (code & wp.uint32(1)) == wp.uint32(1):
    return -half - 1
  return half


@wp.kernel
def unpack_varint_deltas(
  byte_start: wp.array(dtype=int),
  packed: wp.array(dtype=wp.uint8),
  base: wp.array(dtype=int),
  documents: wp.array(dtype=int),
  document_count: wp.array(dtype=int),
  truncated: wp.array(dtype=int),
):
  row = wp.tid()
  begin = byte_start[row]

  current = base[row]
  code = wp.uint32(0)
  groups = int(0)
  decoded = int(0)
  for i in range(begin, byte_start[row + 1]):
    if groups == MAX_GROUPS:  # corrupt input: no number is this long
      break
    byte = wp.uint32(packed[i])
    code = code | ((byte & wp.uint32(0x7F)) << wp.uint32(7 * groups))
    groups += 1
    if byte < wp.uint32(0x80):
      current += zigzag_decode(code)
      documents[begin + decoded] = current
      decoded += 1
      code = wp.uint32(0)
      groups = 0

  document_count[row] = decoded
  truncated[row] = wp.where(groups > 0, 1, 0)
