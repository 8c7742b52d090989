# Members of enumerations stay what they are beside methods: of the class, static ones, functions for kernels, those that show a member.
from enum import Enum, IntEnum, IntFlag, auto

import warp as wp

try:
    from typing_extensions import override
except ImportError:

    def override(function):
        return function


class Axis(IntEnum):
    X = 0
    Y = 1
    Z = auto()

    @classmethod
    def from_text(cls, text: str):
        return {"x": cls.X, "y": cls.Y}.get(text.lower(), cls.Z)

    @staticmethod
    @wp.func
    def follows(axis: int) -> int:
        return (axis + 1) % 3

    @property
    def letter(self):
        return "xyz"[self.value]

    def __str__(self):
        return self.name.lower()

    @override
    def __repr__(self):
        return f"<{self.name}>"


class Flags(IntFlag):
    ACTIVE = auto()
    STATIC = auto()

    @classmethod
    def everything(cls):
        return int(cls.ACTIVE) + int(cls.STATIC)


class Shape(Enum):
    BALL = "ball"
    BOX = "box"

    def __str__(self):
        return self.value

    @classmethod
    def first(cls):
        return cls.BALL


UP = int(Axis.from_text("Y"))
ALL = Flags.everything()
IS_BALL = Shape.first() is Shape.BALL


@wp.kernel
def enum_methods(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = Axis.follows(x[i]) + Axis.Z + UP * ALL
    if IS_BALL and x[i] == Flags.STATIC:
        x[i] = Axis.Y
