"""Structs, enumerations, classes as namespaces."""

import enum
from enum import IntEnum, auto

import warp as wp


class Color(IntEnum):
    RED = 1
    GREEN = 2
    BLUE = RED + GREEN
    ALIAS = 1


class Auto(IntEnum):
    A = auto()
    B = auto()
    C = 10
    D = auto()


class Bits(enum.IntFlag):
    X = auto()
    Y = auto()
    Z = auto()


class Plain(enum.Enum):
    ONE = 1
    TEXT = "t"


class Config:
    SIZE = 4
    HALF = SIZE // 2
    NAME: str = "c"


SIZE2 = Config.SIZE * 2
G = Color.GREEN
GV = Color.GREEN.value
GP = Color.BLUE + 1
GN = Color(2)
DD = Auto.D
FL = Bits.Z
EMPTY = Plain.ONE.value


@wp.struct
class Empty:
    pass


@wp.struct
class Particle:
    pos: wp.vec3
    vel: wp.vec3
    mass: float
    ids: wp.array(dtype=int)
    grid: wp.array2d(dtype=wp.vec3)
    flag: bool
    half: wp.float16


@wp.struct
class Nested:
    """Documented."""

    p: Particle
    many: wp.array(dtype=Particle)
    m: wp.mat33
    q: wp.quat
    t: wp.transform
    big: wp.types.matrix(shape=(2, 5), dtype=wp.float64)
    e: Empty


class Space:
    @wp.struct
    class Member:
        x: int


def make(dtype):
    @wp.struct
    class Local:
        v: dtype
        a: wp.array(dtype=dtype)

    return Local


LocalF = make(float)
LocalV = make(wp.vec3)


@wp.kernel
def k(n: Nested, a: wp.array(dtype=Particle), l: LocalV, s: Space.Member):
    a[0] = n.p
