"""Small programs, one idea each: what weft finds is what CPython finds, or it says that it does not know."""

from pathlib import Path

import random_programs

HEAD = "import contextlib, enum, functools, math, os, sys"

# Followed: the constants are the same.
SAME = {
    "a bound method keeps its list": "xs = [1]; add = xs.append; add(5); R = len(xs)",
    "in place through an attribute": "class A:\n    x = [1]\ny = A.x\nA.x += [2, 3]\nR = len(y)",
    "in place through an item": "rows = [[1]]; row = rows[0]; rows[0] *= 4; R = len(row)",
    "an index is evaluated once": "seen = []\ndef at():\n    seen.append(0)\n    return 0\nxs = [1]; xs[at()] += 1; R = len(seen)",
    "a tuple's list grows before the error": "t = ([],)\ntry:\n    t[0] += [1]\nexcept TypeError:\n    pass\nR = len(t[0])",
    "a handler forgets its name": "e = 5\ntry:\n    raise KeyError\nexcept KeyError as e:\n    pass\ntry:\n    R = e\nexcept NameError:\n    R = 9",
    "raise again": "try:\n    try:\n        raise KeyError\n    except LookupError:\n        raise\nexcept KeyError:\n    R = 3",
    "an unbound local": "def f():\n    if 0:\n        x = 1\n    return x\ntry:\n    R = f()\nexcept UnboundLocalError:\n    R = 4",
    "nothing to raise": "try:\n    raise 7\nexcept TypeError:\n    R = 1",
    "a keyword twice": "def f(**k):\n    return 1\ntry:\n    R = f(a=1, **{'a': 1})\nexcept TypeError:\n    R = 2",
    "a cache tells 1 and True apart": "@functools.cache\ndef f(x):\n    return x\nf(True); R = f(1) + 0",
    "the highest value, then one": "class E(enum.Enum):\n    A = 7\n    B = 3\n    D = enum.auto()\nR = E.D.value",
    "a name twice in an enumeration": "try:\n    class E(enum.IntEnum):\n        A = 1\n        A = 2\n    R = 1\nexcept TypeError:\n    R = 2",
    "members only": "class E(enum.IntEnum):\n    A = 1\ntry:\n    R = E['B']\nexcept KeyError:\n    R = 8",
    "no such member": "class E(enum.Enum):\n    A = 1\ntry:\n    E(2); R = 1\nexcept ValueError:\n    R = 2",
    "an empty flag is false": "class F(enum.Flag):\n    Z = 0\nR = 1 if F.Z else 2",
    "annotations are evaluated": "seen = []\nx: seen.append(1) = 5\ndef f(a: seen.append(2)) -> seen.append(3):\n    pass\nR = len(seen)",
    "the order of bases": "class A:\n    x = 1\nclass B(A):\n    pass\nclass D(A):\n    x = 3\nclass E(B, D):\n    pass\nR = E.x",
    "no common order": "class A:\n    pass\nclass B(A):\n    pass\ntry:\n    class D(A, B):\n        pass\nexcept TypeError:\n    R = 6",
    "a deleted attribute": "class A:\n    x = 1\ndel A.x\ntry:\n    R = A.x\nexcept AttributeError:\n    R = 5",
    "a match that returns": "def f(x):\n    match x:\n        case 1 | 2:\n            return 5\n    return 6\nR = f(2) * 10 + f(3)",
    "a class method": "class A:\n    n = 2\n    @classmethod\n    def f(cls):\n        cls.n += 1\nA.f(); R = A.n",
    "slices are assigned": "xs = [1, 2, 3, 4]; xs[::2] = [9, 8]; xs[1:1] = [5]; R = xs[0] * 100 + xs[1] * 10 + len(xs)",
    "keys are deleted": "d = {1: 2}; del d[1]\ntry:\n    d[1]; R = 1\nexcept KeyError:\n    R = 2",
    "lists are ordered": "R = sorted([[2], [1, 5], [1]])[1][1]",
    "formats": "R = len(f'{3:05d}|{2.5:.3f}') + len('{0}{x}'.format(1, x=22)) + len('%s-%d' % ('ab', 7))",
    "a signature is looked at": "import inspect\nN = 1\ndef f():\n    global N\n    N = 2\ninspect.signature(f)\nR = N",
    "an integer made of a float": "class E(enum.IntEnum):\n    A = 0\n    B = 1e-3\n    C = -2.7\n    D = True\nR = (E.B is E.A) * 100 + E.C * 10 + E.D",
    "a property is no member": "class E(enum.IntEnum):\n    A = 3\n    @property\n    def half(self):\n        return 1\nR = E.A + 0",
    "a base of Python's own": "import json\nN = 1\nclass A(json.JSONEncoder):\n    K = 4\n    def default(self, o):\n        global N\n        N = 2\nR = N * 10 + A.K",
    "limits of integers": "import numpy as np\nR = np.iinfo(np.int16).max - np.iinfo(np.int8).min + np.iinfo(np.uint8).bits",
    "names are a dict": "N = 3; globals()['N'] = 4; g = globals(); R = g['N'] * 10 + g.get('N') + vars()['N'] + g.get('ZZ', 5)",
    "names that are updated": "N = 3; M = 1; globals().update({'N': 4}); put = globals().update; put(M=2); R = N * 10 + M",
    "the names of a class body": "class A:\n    N = 3\n    locals()['N'] = 4\nR = A.N",
    "no such name": "try:\n    globals()['nothing']; R = 1\nexcept KeyError:\n    R = 2",
    "a frame is looked at": "import inspect\nframe = inspect.currentframe()\nline = frame.f_lineno\nR = 5",
    "a note on a function": "def f():\n    return 2\nf.__doc__ = 'x'\nf.__unittest_skip__ = True\nR = f()",
    "a name bound to a class": "Error = LookupError\ntry:\n    [][1]\nexcept Error:\n    R = 1",
}  # fmt: skip

# Not followed, or followed: never wrong.
SAFE = {
    "a class under another name": "class A:\n    n = 1\nX = A if os.environ else None\nif X:\n    X.n = 5\nR = A.n",
    "a function that a class may have": "R = 1\ndef f():\n    global R\n    R = 2\ndef keep(g):\n    def run():\n        g()\n    return run\nclass A:\n    pass\nif os.environ:\n    setattr(A, 'run', keep(f))\nA.run()",
    "a function under a name that is not known": "R = 1\ndef f():\n    global R\n    R = 2\nclass A:\n    pass\nsetattr(A, os.environ.get('NO_SUCH_NAME', 'run'), f)\nA.run()",
    "an instance of a class that may have it": "R = 1\ndef f(self):\n    global R\n    R = 2\ndef keep(g):\n    def run(self):\n        g(self)\n    return run\nclass A:\n    pass\nif os.environ:\n    setattr(A, 'run', keep(f))\nA().run()",
    "a maker that calls": "R = 1\ndef f():\n    global R\n    R = 2\ndef keep(g):\n    def run():\n        g()\n    if run and g():\n        return None\n    return run\nclass A:\n    pass\nif os.environ:\n    setattr(A, 'run', keep(f))",
    "a property that changes": "R = 1\nclass A:\n    @property\n    def x(self):\n        global R\n        R = 2\nA().x",
    "a setter that changes": "R = 1\nclass A:\n    @property\n    def x(self):\n        pass\n    @x.setter\n    def x(self, v):\n        global R\n        R = 2\na = A(); a.x = 3",
    "the function of a property": "R = 1\nclass A:\n    @property\n    def x(self):\n        global R\n        R = 2\nA.x.fget(None)",
    "a template of strings": "import string\nclass A(string.Template):\n    delimiter = '%'\nR = 1 if A.pattern else 2",
    "names under a condition": "R = 3\nif os.environ:\n    locals()['R'] = 4",
    "names of a module under a condition": "R = 3\nif os.environ:\n    vars()['R'] = 4",
    "a function that gives the names": "R = 3\ndef f():\n    return globals() if os.environ else {}\nf()['R'] = 4",
    "names merged in place": "R = 3; g = globals(); g |= {'R': 4}",
    "names that are popped": "R = 3; S = 4; R = globals().pop('S')",
    "all names in another dict": "xs = [1]; d = globals() | {}; d['xs'].append(2); R = len(xs)",
    "all values": "xs = [1]\nfor v in globals().copy().values():\n    if isinstance(v, list):\n        v.append(2)\nR = len(xs)",
    "a list through locals()": "def f():\n    xs = [1]\n    locals()['xs'].append(2)\n    return len(xs)\nR = f()",
    "names of the caller": "R = 3\ndef f():\n    sys._getframe(1).f_globals['R'] = 4\nif os.environ:\n    f()",
    "a decorator under a condition": "N = 1\ndef deco(f):\n    global N\n    N = 2\n    return f\nif os.environ:\n    @deco\n    def g():\n        pass\nR = N",
    "a default under a condition": "N = 1\ndef f():\n    global N\n    N = 2\nif os.environ:\n    g = lambda x=f(): x\nR = N",
    "a class body under a condition": "N = 1\ndef f():\n    global N\n    N = 2\nif os.environ:\n    class A:\n        x = f()\nR = N",
    "a loop that returns": "def f():\n    for x in os.environ:\n        return 5\n    return 6\nR = f()",
    "a loop that may end early": "for i in range(4):\n    if os.environ.get('NO_SUCH_NAME'):\n        break\nelse:\n    i = 7\nR = i",
    "an error swallowed": "R = 1\nwith contextlib.suppress(KeyError):\n    os.environ['NO_SUCH_NAME']\n    R = 5",
    "a coroutine": "import asyncio\nR = 1\nasync def f():\n    global R\n    R = 2\nasyncio.run(f())",
    "a metaclass": "class M(type):\n    def __bool__(cls):\n        return False\nclass A(metaclass=M):\n    pass\nR = 1 if A else 2",
    "a hook two classes up": "class A:\n    def __init_subclass__(cls):\n        cls.x = 9\nclass B(A):\n    pass\nclass D(B):\n    x = 2\nR = D.x",
    "slots": "class A:\n    __slots__ = ('x',)\nR = 1 if hasattr(A, 'x') else 2",
    "private names": "_A__x = 7\nclass A:\n    __x = 3\n    y = __x\nR = A.y + A._A__x",
    "defaults that are set": "def f(x=1):\n    return x\nf.__defaults__ = (5,)\nR = f()",
    "the code of a function": "def f():\n    return 1\ndef g():\n    return 2\nf.__code__ = g.__code__\nR = f()",
    "a cell": "def f():\n    n = 1\n    def g():\n        return n\n    return g\ng = f(); g.__closure__[0].cell_contents = 5; R = g()",
    "the frame": "R = 1\nsys._getframe().f_globals['R'] = 5",
    "globals of a function": "R = 1\ndef f():\n    pass\nf.__globals__['R'] = 5",
    "a forgetful cache": "xs = []\n@functools.lru_cache\ndef f(x):\n    xs.append(x)\n    return len(xs)\nfor i in range(130):\n    f(i)\nR = f(0)",
    "a generator that sees its list grow": "xs = [1]; xs.extend(len(xs) for _ in range(3)); R = xs[3]",
    "a generator is no list": "R = 1 if [1] == (x for x in [1]) else 2",
    "a view in a tuple": "d = {1: 2}; t = (d.keys(),); d[3] = 4; R = len(t[0])",
    "arguments change what an iterator reads": "xs = [1, 2]\ndef f(a, b):\n    return sum(a)\nR = f((x for x in xs), xs.append(5))",
    "identity of a NaN": "n = float('nan'); R = 1 if n in [n] else 2",
    "a method of a member": "class E(enum.IntEnum):\n    A = 1\n    def f(self):\n        return 4\nR = E.A.f()",
    "special methods of a member": "class E(enum.IntEnum):\n    A = 1\n    def __add__(self, o):\n        return 50\nR = E.A + 1",
    "__setattr__ by hand": "class A:\n    x = 1\ntype.__setattr__(A, 'x', 5)\nR = A.x",
    "a comparison that changes": "xs = [1]\nclass A:\n    def __eq__(self, o):\n        o.append(2)\n        return True\nA() == xs\nR = len(xs)",
    "frames that live on": "def f():\n    n = 1\n    def g():\n        return n\n    out.append(g)\n    if os.environ.get('NO_SUCH_NAME'):\n        return\n    n = 2\nout = []\nf(); R = out[0]()",
    "sys.modules": "sys.modules['math'].pi = 3.0\nR = math.pi",
    "an attribute of a name that is not known": "class A:\n    x = 1\nclass B(A):\n    pass\nsetattr(A, os.environ.get('NO_SUCH_NAME', 'x'), 5)\nR = B.x",
    "an attribute that may be set": "class A:\n    x = 1\nclass B(A):\n    pass\nif not os.environ.get('NO_SUCH_NAME'):\n    setattr(A, 'x', 5)\nR = B.x",
    "a signature": "import inspect\nN = 1\ndef f(xs=[1]):\n    global N\n    N = 2\n    return len(xs)\ninspect.signature(f).parameters['xs'].default.append(7)\nR = f() + N",
    "an assertion": "assert os.environ.get('NO_SUCH_NAME') is None\nR = 1",
}  # fmt: skip

# Python refuses them, so weft must.
WRONG = {
    "len of a number": "R = 1; len(5)",
    "a list as a key": "R = 1; {(1, [2]): 3}",
    "an item of a tuple": "R = 1; t = (1,); t[0] = 2",
    "an attribute of a number": "R = 1; R.x = 2",
    "a keyword of range": "R = 1; range(3, step=1)",
    "two arguments for list": "R = 1; list(1, 2)",
    "a base that is a number": "R = 1\nclass A(5):\n    pass",
    "a keyword of a class": "R = 1\nclass A(foo=1):\n    pass",
    "a call of a property": "R = 1\nclass A:\n    @property\n    def x(self):\n        return 1\nA.x()",
    "a method that names lack": "R = 1; globals().nothing()",
    "a key that is a list": "R = 1; globals().get([])",
    "a name that math lacks": "from math import tangent; R = 1",
    "a name that typing lacks": "from typing import Nothing; R = 1",
    "a module in a module": "import math.more; R = 1",
    "the end of the program": "R = 1; sys.exit(0)",
    "too large": "R = 1; math.exp(1000.0)",
    "a format": "R = f'{5:zz}'",
    "no context": "R = 1\nwith 5:\n    pass",
    "an assertion": "R = 1; assert len([]) == 1",
    "unequal lengths": "R = [a for a, b in zip([1], [], strict=True)] or 1",
    "a member of an enumeration": "class E(enum.IntEnum):\n    A = 1\nE.A = 2\nR = 1",
    "an enumeration with members": "class E(enum.IntEnum):\n    A = 1\nclass F(E):\n    B = 2\nR = 1",
    "unpacking a class": "a, b = float; R = 1",
    "a handler's name": "try:\n    [][0]\nexcept IndexError as e:\n    pass\nR = 1 if e else 2",
}  # fmt: skip


def lines(program: str) -> list:
    return [HEAD, program, "R0 = R1 = R2 = R3 = R"]


def test_programs_are_followed_exactly_or_not_at_all(weft: Path):
    cases = {**{("same", k): v for k, v in SAME.items()}, **{("safe", k): v for k, v in SAFE.items()}}
    cases |= {("wrong", k): v for k, v in WRONG.items()}
    found = random_programs.verdicts(str(weft), [lines(program) for program in cases.values()])
    allowed = {"same": {"same"}, "safe": {"same", "refused"}, "wrong": {"refused"}}
    problems = [f"{name}: {verdict} ({why})" for ((kind, name), (verdict, why)) in zip(cases, found, strict=True) if verdict not in allowed[kind]]  # fmt: skip
    assert not problems, "\n".join(problems)


def test_random_programs(weft: Path):
    rng = random_programs.random.Random(20)
    programs = [random_programs.Writer(rng).program() for _ in range(2000)]
    found = random_programs.verdicts(str(weft), programs)
    wrong = [(programs[i], v) for i, v in enumerate(found) if v[0] not in ("same", "refused")]
    assert not wrong, "\n".join(wrong[0][0]) + f"\n{wrong[0][1]}"
    assert sum(v[0] == "same" for v in found) > 900
