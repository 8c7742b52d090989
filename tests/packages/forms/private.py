"""Names that are private to a class are other names outside of it."""

import warp as wp


class _Weights:
    def __first(self):
        return 1.0

    @staticmethod
    def __second():
        return 2.0

    @property
    def __third(self):
        return type(self).__name

    def sum(self):
        return self.__first() + self.__second() + self.__third

    class Inner:
        @staticmethod
        def __second():
            return 20.0

        @staticmethod
        def get():
            return _Weights.Inner.__second()

    @staticmethod
    def get():
        return _Weights.__second()


class Narrow(_Weights):
    @staticmethod
    def __second():
        return 200.0

    @staticmethod
    def both():
        return Narrow.get() + Narrow.__second()


SECOND = _Weights.get()
INNER = _Weights.Inner.get()
BOTH = Narrow.both()
FROM_OUTSIDE = _Weights._Weights__second() if hasattr(_Weights, "_Weights__second") else 7.0
Narrow.__tag = 4.0  # outside of a class: as it is written


@wp.kernel
def private(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = values[i] * SECOND + INNER + BOTH + FROM_OUTSIDE
