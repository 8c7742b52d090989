"""Functions that were given another name, or a signature, before they are declared."""

import inspect

import warp as wp


def named(function, name):
    function.__name__ = name
    function.__qualname__ = name
    return function


def make(factor, **options):
    def body(values: wp.array(dtype=float)):
        i = wp.tid()
        values[i] = values[i] * factor

    return wp.kernel(named(body, f"scale_by_{int(factor)}"), **options)


def only_name():
    def body(values: wp.array(dtype=float)):
        values[wp.tid()] = 0.5

    body.__name__ = "another"
    return wp.kernel(body)


def noted(function):
    def wrapper(*args):
        return function(*args)

    wrapper.__signature__ = inspect.signature(function)
    wrapper.__name__ = function.__name__
    return wrapper


class Shown:
    def __init__(self, name):
        def inner():
            return name

        inner.__name__ = name
        inner.__signature__ = inspect.signature(inner)
        self.inner = inner


def _text(self):
    return "shown"


Shown.__repr__ = _text
shown = Shown("a")


@noted
def plain(x):
    return x


@wp.func
def third(x: float):
    return x / 3.0


KERNELS = [make(2.0), make(3.0), only_name()]
ALONE = make(5.0, module="unique")
OTHER = wp.func(named(lambda x: x, "unused")) if False else None


@wp.kernel
def renamed(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = third(values[i])
