# Functions, classes and imports that no kernel uses do not matter.
import os
import sys
from dataclasses import dataclass

import warp as wp

HOME = os.environ.get("HOME", "")
NAMES = [name for name in dir(sys) if name.startswith("a")]


@dataclass
class Settings:
    path: str = HOME
    names: tuple = tuple(NAMES)


def helper(settings):
    with open(settings.path) as file:
        return file.read()


@wp.kernel
def unrelated_code(x: wp.array(dtype=float)):
    x[0] = 1.0
