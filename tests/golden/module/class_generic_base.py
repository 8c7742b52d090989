# A class derived from a generic one that is named with its types: its methods are not called.
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import warp as wp

T = TypeVar("T")


class Solver(ABC, Generic[T]):
    tolerance = 0.25

    @abstractmethod
    def solve(self): ...


class Direct(Solver[T]):
    limit = 3

    def solve(self):
        @wp.kernel
        def inner(x: wp.array(dtype=float)):
            x[0] = 1.0

        return inner


class Special(Direct["float"]):
    pass


@wp.kernel
def class_generic_base(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] + Special.tolerance
    x[Direct.limit] = Direct.tolerance
