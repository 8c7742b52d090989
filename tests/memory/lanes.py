"""The 32 threads of a warp, run one after the other in plain Python: which element each touches in each access, and
which way each goes at each branch. Nothing of weft is used: kernels are Python functions, and `wp` is a handful of
stand-ins that write down what is asked of them.

What happens in the same round of the same `for` loops happens at the same time; a `while` may hold one access only.
"""

import builtins
import math
import types

LANES = 32


class Log:
    def __init__(self):
        self.rounds: list[int] = []
        self.events: dict[tuple, int] = {}

    def key(self, name: str) -> tuple:
        """An event of this round, numbered where a round has several."""
        base, count = (name, *self.rounds), 0
        while (*base, "#", count) in self.events:
            count += 1
        return (*base, "#", count)


class Array:
    """An array as it is allocated, or a view of one: it writes down which element is touched."""

    def __init__(self, log, name, shape, values=None, start=0, steps=None):
        self.log, self.name, self.shape, self.values, self.start = log, name, tuple(shape), values, start
        self.steps = steps or [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]

    def _at(self, index):
        index = index if isinstance(index, tuple) else (index,)
        start, shape, steps = self.start, [], []
        for axis, step in enumerate(self.steps):
            part = index[axis] if axis < len(index) else slice(None)
            if isinstance(part, slice):
                begin, stop, by = part.indices(self.shape[axis])
                start += begin * step
                shape.append(len(builtins.range(begin, stop, by)))
                steps.append(step * by)
            else:
                start += part * step
        return start, shape, steps

    def touch(self, index) -> int:
        element = self._at(index)[0]
        self.log.events[self.log.key(self.name)] = element
        return element

    def __getitem__(self, index):
        start, shape, steps = self._at(index)
        if steps:
            return Array(self.log, self.name, shape, self.values, start, steps)
        element = self.touch(index)
        return self.values[element % len(self.values)] if self.values else 0.5

    def __setitem__(self, index, value):
        self.touch(index)


class Kernel:
    """One kernel of a source, ready to be run for one thread after the other."""

    def __init__(self, source: str, name: str, dimensions: int):
        self.dimensions, self.log, self.thread = dimensions, Log(), ()
        scope = {"wp": self.stand_ins(), "range": self.rounds, "int": int, "float": float}
        exec(compile(source.replace("import warp as wp\n", ""), name, "exec"), scope)
        self.function = scope[name]
        self.parameters = self.function.__code__.co_varnames[: self.function.__code__.co_argcount]

    def rounds(self, *bounds):
        rounds = self.log.rounds
        rounds.append(0)
        try:
            for number, value in enumerate(builtins.range(*bounds)):
                rounds[-1] = number
                yield value
        finally:
            rounds.pop()

    def atomic_add(self, array, *rest):
        array.touch(tuple(rest[:-1]))
        return 3 * self.thread[-1] % 7  # what others left there

    def stand_ins(self):
        return types.SimpleNamespace(
            kernel=lambda function: function,
            func=lambda function: function,
            array=lambda **_: None,
            array2d=lambda **_: None,
            array3d=lambda **_: None,
            tid=lambda: self.thread[0] if self.dimensions == 1 else self.thread,
            min=min,
            max=max,
            clamp=lambda x, low, high: min(max(x, low), high),
            where=lambda condition, yes, no: yes if condition else no,
            atomic_add=self.atomic_add,
        )

    def run(self, base: int, arguments: dict, data: list[int]) -> dict[tuple, dict[int, int]]:
        """For every access of every round: which element each thread touched. `base`: the first thread of the warp."""
        together: dict[tuple, dict[int, int]] = {}
        for lane in range(LANES):
            log = self.log = Log()
            self.thread = (base + lane,) if self.dimensions == 1 else (base % 5, base + lane)
            arrays = {
                "a": Array(log, "a", [4096]),
                "m": Array(log, "m", arguments["sizes"][:2]),
                "c": Array(log, "c", arguments["sizes"]),
                "t": Array(log, "t", [1]),
                "idx": Array(log, "idx", [64], data),
            }
            self.function(*(arrays.get(name, arguments.get(name)) for name in self.parameters))
            for key, element in log.events.items():
                together.setdefault(key, {})[lane] = element
        return together
