import enum
import math

FIRST = 3
SECOND = math.pi


class Mode(enum.IntEnum):
    OFF = 0
    ON = 7
