# A template whose expression is evaluated again for every instance: nobody set the attribute in between.
from typing import Any

import warp as wp


class Settings:
    power = 2


@wp.func
def scaled(a: Any):
    return a * type(a)(wp.static(Settings.power))


@wp.kernel
def template_reads_attribute(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scaled(x[i])
