# `finally` runs when a handler raises; a function's result survives a caught error.
import warp as wp

STEPS = []


def attempt():
    try:
        try:
            raise KeyError("first")
        except KeyError:
            raise ValueError("second")
        finally:
            STEPS.append(1)
    except ValueError:
        STEPS.append(2)


def kept():
    try:
        return 5
    finally:
        try:
            attempt()
            raise ValueError("third")
        except ValueError:
            pass


def forgotten():
    for _ in range(2):
        try:
            return 3
        finally:
            break


def swallowed():
    try:
        raise KeyError("gone")
    finally:
        return 7


KEPT = kept()
COUNT = len(STEPS) * 100 + KEPT * 10 + (1 if forgotten() is None else 0) + 1000 * swallowed()


@wp.kernel
def try_finally_after_handler(a: wp.array(dtype=int)):
    a[0] = COUNT
