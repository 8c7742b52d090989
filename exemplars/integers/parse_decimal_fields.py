# idea: parser of decimal numbers in text tables
# brief: Parse the text of every table field to a double, with an error code for what is no number.
# description: Field `field` is the text from `field_start[field]` to before `field_start[field + 1]` of the ASCII bytes
#     `text`. `skip_blanks` passes over spaces and tabs. What is left is an optional sign, digits with an optional point
#     among them, and optionally the letter e (`LOWER_E`, `UPPER_E`) with an integer exponent of its own sign.
#     `parse_digits` reads a run of digits: up to `MAX_DIGITS` significant ones go into a 64-bit integer, further ones
#     are only counted as places. A field of blanks alone is `EMPTY`; one without any digit in its mantissa, or with an
#     exponent mark that no digit follows, is `MALFORMED`; anything but blanks behind the number is `TRAILING`.
#     Exponents are limited to `EXPONENT_CAP` in size while they are read. The value is the integer times ten to the
#     power of the exponent, corrected by the digits behind the point and the places left out (`scale_by_power_of_ten`,
#     by repeated squaring); a mantissa of zeros is 0 whatever its exponent; where the number of significant digits plus
#     the power is more than `MAX_EXPONENT` it is `OVERFLOW`, where it is less than minus that the value is 0.
#     `parse_number` does all this, with `parse_exponent` for the exponent, `is_digit` for a digit and `byte_at`, which
#     reads 0 behind the end of a field. `values[field]` gets the number, or `missing_value` where there is an error,
#     `status[field]` the code, `VALID` for a good number.
# launch: n
# inputs:
#     field_start[n+1] = offsets(0, 3*n)
#     text[3*n] = index(43, 70)
#     missing_value = -999.0
#     values[n] = zero
#     status[n] = zero
# fits:
#     parameter_per_group(missing_value: column)
#     indirect_thread
import warp as wp

VALID = wp.constant(0)
EMPTY = wp.constant(1)
MALFORMED = wp.constant(2)
TRAILING = wp.constant(3)
OVERFLOW = wp.constant(4)

MAX_DIGITS = wp.constant(18)  # what 64 bits hold for certain
MAX_EXPONENT = wp.constant(280)
EXPONENT_CAP = wp.constant(9999)

TAB = wp.constant(9)
SPACE = wp.constant(32)
PLUS = wp.constant(43)
MINUS = wp.constant(45)
POINT = wp.constant(46)
ZERO = wp.constant(48)
NINE = wp.constant(57)
UPPER_E = wp.constant(69)
LOWER_E = wp.constant(101)


@wp.func
def byte_at(text: wp.array(dtype=wp.uint8), position: int, end: int) -> int:
    """The byte, or 0 behind the end of the field, which is no part of any number."""
    if position >= end:
        return 0
    return int(text[position])


@wp.func
def is_digit(byte: int) -> bool:
    return byte >= ZERO and byte <= NINE


@wp.func
def skip_blanks(text: wp.array(dtype=wp.uint8), begin: int, end: int) -> int:
    position = int(begin)
    while byte_at(text, position, end) == SPACE or byte_at(text, position, end) == TAB:
        position += 1
    return position


@wp.func
def parse_digits(
    text: wp.array(dtype=wp.uint8),
    begin: int,
    end: int,
    start: wp.int64,
    start_digits: int,
):
    """Appends a run of digits to a number.

    Returns the number, the count of its significant digits, the digits that found no room, and the position behind
    the run.
    """
    number = wp.int64(start)
    digits = int(start_digits)
    dropped = int(0)
    position = int(begin)
    while is_digit(byte_at(text, position, end)):
        digit = byte_at(text, position, end) - ZERO
        if digits < MAX_DIGITS:
            number = number * wp.int64(10) + wp.int64(digit)
            if number > wp.int64(0):  # leading zeros are not significant
                digits += 1
        else:
            dropped += 1
        position += 1
    return number, digits, dropped, position


@wp.func
def parse_exponent(text: wp.array(dtype=wp.uint8), begin: int, end: int):
    """Exponent behind its mark, and the position behind it; begin if no digit follows."""
    position = int(begin)
    sign = int(1)
    first = byte_at(text, position, end)
    if first == MINUS:
        sign = -1
        position += 1
    elif first == PLUS:
        position += 1
    if not is_digit(byte_at(text, position, end)):
        return 0, begin

    exponent = int(0)
    while is_digit(byte_at(text, position, end)):
        exponent = wp.min(exponent * 10 + byte_at(text, position, end) - ZERO, EXPONENT_CAP)
        position += 1
    return sign * exponent, position


@wp.func
def scale_by_power_of_ten(value: wp.float64, power: int) -> wp.float64:
    factor = wp.float64(1.0)
    base = wp.float64(10.0)
    left = wp.abs(power)
    while left > 0:
        if (left & 1) == 1:
            factor = factor * base
        left = left >> 1
        if left > 0:  # one square more could overflow
            base = base * base
    if power < 0:
        return value / factor
    return value * factor


@wp.func
def parse_number(text: wp.array(dtype=wp.uint8), begin: int, end: int):
    """Value and status of one field."""
    position = skip_blanks(text, begin, end)
    if position >= end:
        return wp.float64(0.0), EMPTY

    sign = wp.float64(1.0)
    first = byte_at(text, position, end)
    if first == MINUS:
        sign = wp.float64(-1.0)
        position += 1
    elif first == PLUS:
        position += 1

    whole_begin = int(position)
    number, digits, dropped, position = parse_digits(text, whole_begin, end, wp.int64(0), 0)
    seen = position - whole_begin
    power = int(dropped)
    if byte_at(text, position, end) == POINT:
        fraction_begin = position + 1
        number, digits, dropped, position = parse_digits(text, fraction_begin, end, number, digits)
        fraction = position - fraction_begin
        seen += fraction
        power += dropped - fraction
    if seen == 0:
        return wp.float64(0.0), MALFORMED

    mark = byte_at(text, position, end)
    if mark == LOWER_E or mark == UPPER_E:
        exponent, behind = parse_exponent(text, position + 1, end)
        if behind == position + 1:
            return wp.float64(0.0), MALFORMED
        power += exponent
        position = behind

    if skip_blanks(text, position, end) < end:
        return wp.float64(0.0), TRAILING
    if number == wp.int64(0):
        return sign * wp.float64(0.0), VALID
    if digits + power > MAX_EXPONENT:
        return wp.float64(0.0), OVERFLOW
    if (
        digits + power < -MAX_EXPONENT
    ):  # next to nothing, and the power itself could overflow
        return wp.float64(0.0), VALID
    return sign * scale_by_power_of_ten(wp.float64(number), power), VALID


@wp.kernel(enable_backward=False)
def parse_decimal_fields(
    field_start: wp.array(dtype=int),
    text: wp.array(dtype=wp.uint8),
    missing_value: wp.float64,
    values: wp.array(dtype=wp.float64),
    status: wp.array(dtype=int),
):
    """Parses the numeric fields of a delimited text file, one thread per field.

    Args:
        field_start: where fields begin in the text; delimiters have been cut out by the tokenizer.
        text: the bytes of all fields.
        missing_value: stored where a field holds no number.
        values: the numbers.
        status: VALID or what is wrong with the field.
    """
    field = wp.tid()
    value, code = parse_number(text, field_start[field], field_start[field + 1])
    status[field] = code
    if code == VALID:
        values[field] = value
    else:
        values[field] = missing_value
