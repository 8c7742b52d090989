from .constants import FIRST, SECOND, Mode
from .makers import *

__all__ = ["FIRST", "Mode", "constants", "make_kernel"]
