# gradient: none
import warp as wp


@wp.func
def digits(text: wp.array(dtype=int), begin: int, end: int):
    number = wp.float64(0.0)
    k = int(begin)
    while k < end and text[k] > 0:
        number = number * wp.float64(10.0) + wp.float64(text[k])
        k += 1
    return number


@wp.func
def scaled(number: wp.float64, power: int):
    factor = wp.float64(1.0)
    base = wp.float64(10.0)
    left = wp.abs(power)
    while left > 0:
        if (left & 1) == 1:
            factor = factor * base
        left = left >> 1
        if left > 0:
            base = base * base
    if power < 0:
        return number / factor
    return number * factor


@wp.kernel
def number_from_digits(text: wp.array(dtype=int), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    whole = digits(text, i, i + 2)
    if whole == wp.float64(0.0):
        return
    power = wp.int32(digits(text, i + 1, i + 3))
    out[i] = scaled(whole, power - 12) + scaled(digits(text, i + 2, i + 3), power)
