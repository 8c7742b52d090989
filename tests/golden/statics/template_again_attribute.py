# An instance of a template evaluates wp.static again, and the attribute was set in between.
from typing import Any

import warp as wp


class Settings:
    power = 2


@wp.func
def scaled(a: Any):
    return a * type(a)(wp.static(Settings.power))


Settings.power = 3


@wp.kernel
def template_again_attribute(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scaled(x[i])
