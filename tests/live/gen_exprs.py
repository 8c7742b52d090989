"""Expressions of the random kernels: a text for a wanted type, from what is in scope."""

import gen_types as ty
from gen_types import BOOL, FLOAT, INT, Type
from scope import Expr

COMPONENTS = "xyzw"


class Expressions:
    """Mixed into the writer, which has rng, scope, palette, constants, functions and structs."""

    # ---- leaves --------------------------------------------------------------------------------------

    def literal(self, t: Type) -> Expr:
        rng = self.rng
        if t == INT:
            text = self.pick(
                (
                    str(rng.randint(0, 9)),
                    str(rng.randint(0, 1000)),
                    hex(rng.randint(0, 255)),
                    "1_000",
                    "0b101",
                )
            )
            return Expr(f"-{text}" if self.chance(0.15) else text, constant=True)
        if t == FLOAT:
            text = self.pick(
                (f"{rng.randint(0, 9)}.0", f"{rng.random():.3f}", "1e-6", "2.5e3", ".5", "3.", "1e16", "0.1")
            )
            return Expr(f"-{text}" if self.chance(0.15) else text, constant=True)
        if t == BOOL:
            return Expr(self.pick(("True", "False")), constant=True)
        if t.kind == "scalar":
            inner = self.pick((INT, FLOAT)) if t.is_float else INT
            return Expr(f"wp.{t.dtype}({self.literal(inner).text})")
        return self.constructor(t, 0)

    def constant_value(self, t: Type) -> str:
        """A value at module level."""
        rng = self.rng
        number = f"{rng.randint(0, 99) / 10}" if t.is_float else str(rng.randint(0, 20))
        if t == BOOL:
            return self.pick(("True", "False"))
        if t in (INT, FLOAT):
            if self.chance(0.3):
                return f"{number} {self.pick('+-*')} {rng.randint(1, 5)}{'.5' if t == FLOAT else ''}"
            return f"-{number}" if self.chance(0.2) else number
        if t.kind == "scalar":
            return f"wp.{t.dtype}({number})"
        if t.kind == "quat":
            return f"{self.text_of(t)}(0.0, {number}, 0.0, 1.0)"
        count = t.shape[0] * (t.shape[1] if t.kind == "mat" else 1)
        if t.dtype == "bool":
            return f"{self.text_of(t)}({', '.join(self.pick(('True', 'False')) for _ in range(count))})"
        values = [
            f"{rng.randint(0, 99) / 10}" if t.is_float else str(rng.randint(0, 20)) for _ in range(count)
        ]
        return f"{self.text_of(t)}({', '.join(values)})"

    def name_expr(self, name: str) -> Expr:
        return Expr(name, constant=name in self.scope.constants, bare=True)

    def index(self, depth: int = 1) -> str:
        """An index of an array: an int, now and then of another integer type or read from an array itself."""
        ints = self.scope.of_type(INT)
        roll = self.rng.random()
        if ints and roll < 0.55:
            return self.pick(ints)
        if ints and roll < 0.65:
            return f"{self.pick(ints)} {self.pick('+-*')} {self.rng.randint(1, 3)}"
        other = [n for n, t in self.scope.of_kind("scalar") if t.dtype in ty.INTS]
        if other and roll < 0.7:
            return self.pick(other)
        if depth > 0 and self.nested_indices < 2 and roll < 0.85:
            self.nested_indices += 1
            text = self.expr(INT, depth - 1).text
            self.nested_indices -= 1
            return text
        return str(self.rng.randint(-1, 3))

    def indices(self, dimensions: int) -> str:
        if dimensions > 1 and self.chance(0.2):
            return "".join(f"[{self.index()}]" for _ in range(dimensions))
        return "[" + ", ".join(self.index() for _ in range(dimensions)) + "]"

    def places(self, depth: int = 2) -> list:
        """(place, Type) of what can be read or stored, at most `depth` steps from a name.

        A place is (name, step…); a step is the name of a field or the number of indices of an element."""
        found = [((name,), t) for name, t in self.scope.names.items()]
        frontier = found
        for _ in range(depth):
            step = []
            for place, t in frontier:
                if t.kind == "array":
                    step.append(((*place, t.shape[0]), t.element))
                elif t.kind == "struct":
                    step += [((*place, name), field) for name, field in t.fields]
            found = found + step
            frontier = step
        return found

    def spelled(self, place: tuple) -> str:
        text = place[0]
        for step in place[1:]:
            text += f".{step}" if isinstance(step, str) else self.indices(step)
        return text

    # ---- expressions ---------------------------------------------------------------------------------

    def expr(self, t: Type, depth: int) -> Expr:
        makers = [self.from_place] * 5 + [self.from_constant, self.literal_of]
        if depth > 0:
            makers += [self.from_builtin] * 3 + [self.from_function] * 2 + [self.ternary, self.component]
            makers += [self.from_operator] * 4 + [self.where, self.constructor, self.cast, self.of_own_type]
        self.rng.shuffle(makers)
        for maker in makers:
            result = maker(t, depth - 1)
            if result is not None:
                return result
        return self.fallback(t)

    def fallback(self, t: Type) -> Expr:
        if t.kind == "array":
            return self.name_expr(self.pick(self.scope.of_type(t) or self.scope.names))
        if t.kind == "struct":
            return Expr(f"{t.dtype}()")
        return self.literal(t)

    def literal_of(self, t: Type, depth: int):
        return None if t.kind in ("array", "struct") else self.literal(t)

    def from_place(self, t: Type, depth: int):
        if t.kind == "array":
            return self.array_value(t)
        found = [place for place, its in self.places() if its == t]
        if not found:
            return None
        place = self.pick(found)
        return self.name_expr(place[0]) if len(place) == 1 else Expr(self.spelled(place))

    def array_value(self, t: Type):
        names = self.scope.of_type(t)
        larger = [
            (n, its)
            for n, its in self.scope.of_kind("array")
            if its.element == t.element and its.shape > t.shape
        ]
        if larger and self.chance(0.4):
            name, its = self.pick(larger)
            return Expr(f"{name}[{', '.join(self.index() for _ in range(its.shape[0] - t.shape[0]))}]")
        if not names:
            return None
        name = self.pick(names)
        if self.chance(0.2):
            low, high = (
                self.pick(("", "1", self.index(0))),
                self.pick(("", "n" if "n" in self.scope.names else "2")),
            )
            return Expr(f"{name}[{low}:{high}]")
        return self.name_expr(name)

    def from_constant(self, t: Type, depth: int):
        found = [(text, attribute) for text, its, attribute in self.constants if its == t]
        if t == FLOAT:
            found.append((self.pick(("wp.pi", "wp.tau", "wp.inf")), True))
        if not found:
            return None
        text, attribute = self.pick(found)
        return Expr(text, constant=True, bare=not attribute)

    def from_builtin(self, t: Type, depth: int):
        names = ty.calls_by_result().get(t)
        if not names:
            return None
        call = self.pick(names[self.pick(names)])
        args = [self.expr(p, depth).text for p in call.params]
        prefix = (
            ""
            if call.name in ("min", "max", "abs", "round", "pow", "int", "float", "bool") and self.chance(0.3)
            else "wp."
        )
        prefix = "" if call.name in ("int", "float") else prefix
        if self.uses_math and call.name in ("sin", "cos", "sqrt", "exp", "floor", "atan2", "pow", "log"):
            prefix = self.pick(("math.", "wp."))
        return Expr(f"{prefix}{call.name}({', '.join(args)})")

    def call_args(self, function, depth: int) -> "list | None":
        args = []
        keyword_from = len(function.params) if self.chance(0.8) else self.rng.randint(0, len(function.params))
        for k, (name, t) in enumerate(function.params):
            if name in function.defaults and self.chance(0.4):
                keyword_from = min(keyword_from, k)
                continue
            if t.kind == "array" and not self.scope.of_type(t):
                return None
            text = self.expr(t, depth).text
            args.append((k, f"{name}={text}" if k >= keyword_from else text))
        positional = [a for k, a in args if k < keyword_from]
        keywords = [a for k, a in args if k >= keyword_from]
        self.rng.shuffle(keywords)
        return positional + keywords

    def from_function(self, t: Type, depth: int):
        fitting = [f for f in self.functions if f.results == [t]]
        if not fitting:
            return None
        function = self.pick(fitting)
        args = self.call_args(function, depth)
        return None if args is None else Expr(f"{function.name}({', '.join(args)})")

    def condition(self, depth: int) -> Expr:
        if self.flags and self.chance(0.1):
            return Expr(self.flags[0], constant=True)
        if self.chance(0.1):
            return self.expr(INT, 0)
        return self.expr(BOOL, depth)

    def ternary(self, t: Type, depth: int):
        if t.kind == "array":
            return None
        condition = self.condition(min(depth, 1))
        if condition.text in ("True", "False"):
            condition = Expr("n > 0" if "n" in self.scope.names else "1 < 2", atom=False)
        a, b = self.expr(t, depth), self.expr(t, depth)
        text = f"({a.text} if {condition.text} else {b.text})"
        # A condition that is a constant picks one side, which may be a constant.
        return Expr(text, constant=a.constant or b.constant)

    def where(self, t: Type, depth: int):
        if t.kind == "array" or self.chance(0.5):
            return None
        condition = self.expr(self.pick((BOOL, BOOL, INT)), depth).text
        return Expr(f"wp.where({condition}, {self.expr(t, depth).text}, {self.expr(t, depth).text})")

    def cast(self, t: Type, depth: int):
        if t.kind != "scalar":
            return None
        source = self.pick([p for p in self.palette if p.kind == "scalar"])
        name = t.dtype if t.dtype in ("int32", "float32") else t.text
        name = {"int32": self.pick(("int", "wp.int32")), "float32": self.pick(("float", "wp.float32"))}.get(
            name, name
        )
        inner = self.expr(source, depth)
        # A 64-bit cast of a constant re-types the constant's own name: keep to values that are no constants.
        if inner.constant and inner.bare:
            inner = self.literal(source)
        return Expr(f"{name}({inner.text})")

    def of_own_type(self, t: Type, depth: int):
        """type(v)(…), x.dtype(…), a vector from a starred one."""
        if t.kind == "vec" and self.scope.of_type(t) and t.dtype != "bool":
            name = self.pick(self.scope.of_type(t))
            return Expr(
                self.pick(
                    (f"type({name})({self.element_value(t.component, 0)})", f"{self.text_of(t)}(*{name})")
                )
            )
        arrays = [n for n, its in self.scope.of_kind("array") if its.element == t]
        if t.kind == "scalar" and t.dtype not in ("bool", "int64", "uint64", "float64") and arrays:
            return Expr(f"{self.pick(arrays)}.dtype({self.literal(INT).text})")
        return None

    def component(self, t: Type, depth: int):
        """A part of a composite value: component, row, slice, rotation, shape."""
        found = [(place, its) for place, its in self.places(1) if self.has_part(its, t)]
        if not found:
            return None
        place, its = self.pick(found)
        return Expr(self.part(self.spelled(place), its, t))

    @staticmethod
    def has_part(whole: Type, t: Type) -> bool:
        if whole.kind in ("vec", "quat"):
            shorter = (
                whole.kind == "vec" and t.kind == "vec" and t.dtype == whole.dtype and t.shape < whole.shape
            )
            return t == whole.component or shorter
        if whole.kind == "mat":
            return t in (whole.component, ty.vec(whole.shape[1], whole.dtype))
        if whole.kind == "transform":
            return t in (ty.vec(3, whole.dtype), Type("quat", whole.dtype))
        return whole.kind == "array" and t == INT

    def part(self, text: str, whole: Type, t: Type) -> str:
        rng = self.rng
        if whole.kind == "array":
            return self.pick((f"{text}.shape[{rng.randint(0, whole.shape[0] - 1)}]", f"len({text})"))
        if whole.kind == "transform":
            return f"{text}.{'p' if t.kind == 'vec' else 'q'}"
        if whole.kind == "mat":
            if t.kind == "vec":
                return f"{text}[{rng.randint(0, whole.shape[0] - 1)}]"
            return self.pick((f"{text}[{rng.randint(0, 1)}, {self.index(0)}]", f"{text}[0][{self.index(0)}]"))
        if t.kind == "vec":
            low = rng.randint(0, whole.shape[0] - t.shape[0])
            return f"{text}[{low}:{low + t.shape[0]}]"
        return self.component_of(text, whole)

    def constructor(self, t: Type, depth: int):
        if t.kind == "struct":
            if self.chance(0.5) or any(f.kind == "array" and not self.scope.of_type(f) for _, f in t.fields):
                return Expr(f"{t.dtype}()")
            args = [(name, self.expr(f, depth).text) for name, f in t.fields]
            if self.chance(0.3):
                self.rng.shuffle(args)
                return Expr(f"{t.dtype}({', '.join(f'{n}={a}' for n, a in args)})")
            return Expr(f"{t.dtype}({', '.join(a for _, a in args)})")
        if t.kind in ("array", "scalar"):
            return None
        name = self.text_of(t)
        one = t.component
        if t.kind == "quat":
            if t.dtype != "float32" or self.chance(0.3):
                return Expr(f"{name}()")
            if self.chance(0.3):
                return Expr(f"{name}({self.expr(ty.vec(3), depth).text}, {self.expr(FLOAT, depth).text})")
            return Expr(f"{name}({', '.join(self.expr(FLOAT, depth).text for _ in range(4))})")
        if t.kind == "transform":
            if t.dtype != "float32" or self.chance(0.2):
                return Expr(f"{name}()")
            parts = [self.expr(ty.vec(3), depth).text, self.expr(ty.QUAT, depth).text]
            return Expr(f"{name}({', '.join(parts[: self.pick((1, 2, 2))])})")
        count = t.shape[0] * (t.shape[1] if t.kind == "mat" else 1)
        if self.chance(0.15):
            return Expr(f"{name}()")
        if self.chance(0.3):
            return Expr(f"{name}({self.element_value(one, depth)})")
        if t.kind == "mat" and t.shape[0] == t.shape[1] and self.chance(0.3):
            rows = [self.expr(ty.vec(t.shape[1], t.dtype), depth).text for _ in range(t.shape[0])]
            return Expr(f"wp.matrix_from_{self.pick(('rows', 'cols'))}({', '.join(rows)})")
        return Expr(f"{name}({', '.join(self.element_value(one, min(depth, 1)) for _ in range(count))})")

    def element_value(self, t: Type, depth: int) -> str:
        """A value in a constructor; literals of another type are allowed there."""
        if self.chance(0.4) and t != BOOL:
            return self.literal(self.pick((INT, FLOAT)) if t.is_float else INT).text
        return self.expr(t, depth).text

    # ---- operators -----------------------------------------------------------------------------------

    def operand(self, t: Type, depth: int) -> str:
        e = self.expr(t, depth)
        return e.text if e.atom and not e.text.startswith("-") else f"({e.text})"

    def from_operator(self, t: Type, depth: int):
        if t == BOOL:
            return self.bool_expr(depth)
        if t.dtype == "bool" or t.kind in ("array", "struct"):
            return None
        if t.kind == "scalar":
            return self.scalar_operator(t, depth)
        options = [("same", op) for op in "+-"] + [("scale", "*"), ("unary", "-")]
        if t.kind in ("vec", "mat", "quat"):
            options += [("scale", "/"), ("unary", "+")]
        if t.kind == "vec":
            options += [("matvec", "*"), ("same", "%")]
        if t.kind in ("quat", "transform"):
            options += [("same", "*")]
        if t.kind == "mat" and t.shape[0] == t.shape[1]:
            options += [("same", self.pick(("*", "@")))]
        if t.dtype in ty.INTS and t.kind in ("vec", "mat"):
            options += [("same", op) for op in ("&", "|", "^", "<<", ">>")] + [("unary", "~")]
        form, op = self.pick(options)
        if form == "unary" and (t.kind != "transform"):
            return Expr(f"{op}{self.operand(t, depth)}", atom=False)
        if form == "scale":
            a, b = self.operand(t, depth), self.operand(t.component, depth)
            return Expr(f"{a} {op} {b}" if op == "/" or self.chance(0.6) else f"{b} {op} {a}", atom=False)
        if form == "matvec":
            m = ty.mat(t.shape[0], t.shape[0], t.dtype)
            return Expr(f"{self.operand(m, depth)} {self.pick('*@')} {self.operand(t, depth)}", atom=False)
        return Expr(
            f"{self.operand(t, depth)} {op if form == 'same' else '+'} {self.operand(t, depth)}", atom=False
        )

    def scalar_operator(self, t: Type, depth: int) -> Expr:
        ops = ["+", "-", "*", "/", "+", "*"]
        ops += ["%", "//"] if t.dtype != "bfloat16" else []
        ops += ["**"] if t.is_float else ["&", "|", "^", "<<", ">>"]
        if self.chance(0.12):
            operand = self.operand(t, depth)
            op = self.pick("-+") if t.is_float else self.pick("-+~")
            return Expr(f"{op}{operand}", constant=op == "-" and operand in self.scope.constants, atom=False)
        terms = [self.operand(t, depth) for _ in range(self.pick((2, 2, 2, 3)))]
        text = terms[0]
        for term in terms[1:]:
            text += f" {self.pick(ops)} {term}"
        return Expr(text, atom=False)

    def bool_expr(self, depth: int) -> Expr:
        roll = self.rng.random()
        if roll < 0.5:
            t = self.pick([p for p in self.palette if p.kind == "scalar"])
            op = self.pick(("<", "<=", ">", ">=", "==", "!="))
            return Expr(f"({self.operand(t, depth)} {op} {self.operand(t, depth)})")
        if roll < 0.6:
            names = [n for n in self.scope.of_type(INT)]
            if names:
                return Expr(f"({self.rng.randint(0, 3)} < {self.pick(names)} <= {self.rng.randint(4, 9)})")
        if roll < 0.85:
            op = self.pick((" and ", " or "))
            return Expr("(" + op.join(self.expr(BOOL, depth).text for _ in range(self.pick((2, 2, 3)))) + ")")
        if roll < 0.95:
            return Expr(f"(not {self.expr(self.pick((BOOL, INT)), depth).text})")
        t = self.pick([p for p in self.palette if p.kind in ("vec", "mat", "quat")] or [INT])
        return Expr(f"({self.operand(t, depth)} {self.pick(('==', '!='))} {self.operand(t, depth)})")
