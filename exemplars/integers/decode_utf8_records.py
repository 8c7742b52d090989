# idea: validating UTF-8 decoder
# brief: Decode every byte record from UTF-8 to code points, replacing what is malformed.
# description: Record `record` owns the bytes `record_start[record]` to before `record_start[record + 1]` of `data`, and
#     writes its code points from `record_start[record]` on to `code_points`, which can hold one per byte.
#     `sequence_length` tells from a leading byte how many bytes the sequence has: 1 below 0x80, 2 from 0xC2 to 0xDF, 3
#     from 0xE0 to 0xEF, 4 from 0xF0 to 0xF4, 0 for anything else. `decode_sequence` collects six bits of each byte that
#     follows; it gives `MALFORMED` where the record ends early, where a byte is no continuation (`is_continuation`:
#     0x80 to 0xBF), where fewer bytes would have done, for surrogates and beyond 0x10FFFF. A malformed sequence yields
#     `REPLACEMENT` and moves on by one byte, a good one by its length. `code_point_count[record]` and
#     `error_count[record]` are stored.
# launch: n
# inputs:
#     record_start[n+1] = offsets(0, 10*n)
#     data[10*n] = index(60, 245)
#     code_points[10*n] = zero
#     code_point_count[n] = zero
#     error_count[n] = zero
# fits:
#     total_output(code_point_count)
#     total_output(error_count)
#     indirect_thread
import warp as wp

REPLACEMENT = wp.constant(0xFFFD)
MALFORMED = wp.constant(-1)


@wp.func
def sequence_length(lead: int) -> int:
    if lead < 0x80:
        return 1
    elif lead < 0xC2:  # a continuation, or an overlong form of ASCII
        return 0
    elif lead < 0xE0:
        return 2
    elif lead < 0xF0:
        return 3
    elif lead < 0xF5:
        return 4
    return 0


@wp.func
def is_continuation(byte: int) -> bool:
    return (byte & 0xC0) == 0x80


@wp.func
def least_code_point(length: int) -> int:
    """Smallest number that needs a sequence of this length."""
    if length == 2:
        return 0x80
    elif length == 3:
        return 0x800
    elif length == 4:
        return 0x10000
    return 0


@wp.func
def decode_sequence(data: wp.array(dtype=wp.uint8), first: int, length: int, end: int) -> int:
    lead = int(data[first])
    if length == 1:
        return lead
    if length == 0 or first + length > end:
        return MALFORMED

    value = lead & (0x7F >> length)
    for i in range(1, length):
        byte = int(data[first + i])
        if not is_continuation(byte):
            return MALFORMED
        value = (value << 6) | (byte & 0x3F)

    if value < least_code_point(length) or value > 0x10FFFF:
        return MALFORMED
    if value >= 0xD800 and value <= 0xDFFF:  # halves of UTF-16 pairs
        return MALFORMED
    return value


@wp.kernel(enable_backward=False)
def decode_utf8_records(
    record_start: wp.array(dtype=int),
    data: wp.array(dtype=wp.uint8),
    code_points: wp.array(dtype=int),
    code_point_count: wp.array(dtype=int),
    error_count: wp.array(dtype=int),
):
    """Decodes records of UTF-8, one thread each, with one replacement per byte that begins no good sequence."""
    record = wp.tid()
    begin = record_start[record]
    end = record_start[record + 1]

    position = int(begin)
    target = int(begin)
    errors = int(0)
    while position < end:
        length = sequence_length(int(data[position]))
        value = decode_sequence(data, position, length, end)
        if value == MALFORMED:
            code_points[target] = REPLACEMENT
            errors += 1
            position += 1  # resume at the very next byte, it may begin a good sequence
        else:
            code_points[target] = value
            position += length
        target += 1

    code_point_count[record] = target - begin
    error_count[record] = errors
