"""Statements of the random kernels, as lists of lines without the indentation of their block."""

import gen_types as ty
from gen_exprs import COMPONENTS
from gen_types import BOOL, INT, Type

NOTES = ("note", "keep in step with the caller", "größer?", "x = 1", "TODO: tune", "→ next")


class Statements:
    """Mixed into the writer, which has rng, scope, results and in_kernel."""

    def start_body(self):
        self.loops: list = []  # kinds of the enclosing loops, outermost first
        self.unrolled_targets: set = set()
        self.unrolled_copies = 1
        self.counter = 0
        self.depth = 0
        self.nested_indices = 0
        self.backward = True

    @staticmethod
    def indented(lines: list) -> list:
        return ["    " + line if line else line for line in lines]

    def fresh(self) -> str:
        while True:
            self.counter += 1
            name = f"{self.pick('abcdegst')}{self.counter}"
            if name not in self.scope.ever:
                return name

    # ---- blocks --------------------------------------------------------------------------------------

    def body(self, count: int) -> list:
        lines = []
        for _ in range(count):
            more = self.statement()
            simple = len(more) == 1 and not more[0].startswith(("if ", "for ", "while ", "@"))
            if simple and lines and self.chance(0.03) and self.is_simple(lines[-1]):
                lines[-1] += "; " + more[0]
            else:
                lines += self.dressed(more) if simple else more
            if self.ends(more):
                break
        return lines

    @staticmethod
    def is_simple(line: str) -> bool:
        return (
            not line.startswith((" ", "#", "if ", "for ", "while ", "else", "elif"))
            and "#" not in line
            and line != ""
        )

    @staticmethod
    def ends(lines: list) -> bool:
        return bool(lines) and lines[-1].split(" ")[0] in ("break", "continue", "return")

    def dressed(self, lines: list) -> list:
        """Now and then a comment, a blank line, or a line broken inside its parentheses."""
        line = lines[0]
        if self.chance(0.05) and '"' not in line:
            line = self.broken(line)
        if self.chance(0.04):
            line += f"  # {self.pick(NOTES)}"
        result = line.split("\n")
        if self.chance(0.03):
            result = ["", *result]
        if self.chance(0.03):
            result = [f"# {self.pick(NOTES)}", *result]
        return result

    def broken(self, line: str) -> str:
        depth, places = 0, []
        for position, char in enumerate(line):
            depth += (char in "([") - (char in ")]")
            if char == " " and depth > 0:
                places.append(position)
        if not places:
            return line
        at = self.pick(places)
        return line[:at] + "\n" + " " * self.rng.randint(0, 12) + line[at + 1 :]

    def mistake(self) -> list:
        """Something that Warp refuses, so that refusals are compared as well."""
        wrong = [
            "x[0] = 1",
            "x[1.5] = 2.0",
            "bad = unknown_name",
            "bad = x[0] + n",
            "bad = wp.sin(n)",
            "bad = [n, n]",
        ]
        wrong += [
            "bad = n is n",
            "bad = None",
            "x[0, 1] = 1.0",
            "x.foo = 1.0",
            "bad = wp.vec3(1.0, 2.0)",
            "bad: int = 3",
        ]
        wrong += [
            "a_bad = b_bad = 1.0",
            "bad = not x[0]",
            "bad = 1.0 if n > 0 else 2",
            "x[0] += n",
            "bad = wp.no_such(n)",
        ]
        return [self.pick(wrong)]

    def statement(self) -> list:
        plain = [self.assign_name] * 6 + [self.augment_name] * 3 + [self.store] * 5 + [self.augment_place] * 4
        plain += [self.store_component] * 3 + [self.tuple_assign, self.call_statement, self.atomic] * 2
        plain += [
            self.small_statement,
            self.view,
            self.unpack,
            self.tuple_value,
            self.local_array,
            self.named_operator,
        ]
        compound = [self.if_statement] * 4 + [self.for_loop] * 4 + [self.while_loop]
        if len(self.loops) < 3 and self.depth < 4:
            plain += compound
        if self.in_kernel and self.chance(0.0012):
            return self.mistake()
        if self.loops and self.chance(0.08):
            return self.leave_loop()
        for _ in range(20):
            lines = self.pick(plain)()
            if lines:
                return lines
        return ["pass"]

    def block(self, count: int) -> list:
        self.depth += 1
        lines = self.body(count)
        self.depth -= 1
        return self.indented(lines or ["pass"])

    # ---- simple statements ---------------------------------------------------------------------------

    def assign_name(self) -> list:
        t = self.value_type()
        value = self.expr(t, 2)
        constant = value.constant and not value.bare
        if constant and self.is_copied():
            return []
        known = self.scope.assignable(t)
        if known and self.chance(0.45):
            name = self.pick(known)
        else:
            name = self.fresh()
        self.scope.bind(name, t, constant)
        return [f"{name} = {value.text}"]

    def is_copied(self) -> bool:
        """Inside an unrolled loop: a name bound here is known already when the body is walked again."""
        return self.unrolled_copies > 1

    def augment_name(self) -> list:
        t = self.pick([p for p in self.palette if p.dtype != "bool"])
        names = self.scope.assignable(t)
        if not names:
            return []
        name = self.pick(names)
        op, other = self.augmented_operator(t)
        value = self.expr(other, 2).text
        self.scope.bind(name, t)
        return [f"{name} {op}= {value}"]

    def augmented_operator(self, t: Type) -> tuple:
        ops = [("+", t), ("-", t)]
        if t.kind == "scalar":
            ops += [("*", t), ("/", t)]
            ops += [("**", t)] if t.is_float else [(o, t) for o in ("%", "//", "&", "|", "^", "<<", ">>")]
        else:
            ops += [("*", t.component)]
            ops += [("/", t.component)] if t.kind != "transform" else []
        return self.pick(ops)

    def stores(self, depth: int) -> list:
        """(place, Type) of what a store may change, names apart."""
        writable = [(p, t) for p, t in self.places(depth) if len(p) > 1 and t.kind != "array"]
        return [(p, t) for p, t in writable if p[0] not in self.scope.readonly]

    def store(self) -> list:
        places = self.stores(3)
        if not places:
            return []
        place, t = self.pick(places)
        value = self.expr(t, 2).text
        return [f"{self.spelled(place)} = {value}"]

    def augment_place(self) -> list:
        """`+=` and friends of elements, fields and their components."""
        places = [(p, t) for p, t in self.stores(3) if t.kind != "struct" and t.dtype != "bool"]
        if not places:
            return []
        place, t = self.pick(places)
        text = self.spelled(place)
        slot = any(isinstance(step, int) for step in place[1:-1])
        of_field = len(place) > 2 and isinstance(place[-1], int)
        if t.kind in ("vec", "quat") and self.chance(0.4):
            slot = slot or isinstance(place[-1], int)
            text, t = self.component_of(text, t), t.component
        if not slot and not of_field:
            op, other = self.augmented_operator(t)
            return [f"{text} {op}= {self.expr(other, 2).text}"]
        ops = self.slot_operators(t)
        if of_field:  # Warp takes only atomics on an array that is a field
            ops = ops.replace("*", "")
        return [f"{text} {self.pick(ops)}= {self.expr(t, 2).text}"] if ops else []

    def slot_operators(self, t: Type) -> str:
        """Operators for a part of an array element; Warp refuses others on floats when it prints an adjoint."""
        if t.dtype not in ty.ATOMIC:
            return ""
        if t.kind == "scalar" and t.dtype in ty.INTS:
            return "+-*&|^"
        return "+-" if self.backward_possible() or t.kind != "scalar" else "+-*"

    def backward_possible(self) -> bool:
        return not self.in_kernel or self.backward

    def component_of(self, text: str, t: Type) -> str:
        length = t.shape[0] if t.kind == "vec" else 4
        k = self.rng.randint(0, length - 1)
        if length <= 4 and self.chance(0.4):
            return f"{text}.{COMPONENTS[k]}"
        return f"{text}[{k if self.chance(0.7) else self.index(0)}]"

    def store_component(self) -> list:
        fixed = self.scope.readonly | self.scope.constants
        places = [(p, t) for p, t in self.places(2) if t.kind in ("vec", "mat", "quat") and p[0] not in fixed]
        if not places:
            return []
        place, t = self.pick(places)
        text = self.spelled(place)
        op = ""
        if t.kind == "mat":
            roll = self.rng.random()
            if roll < 0.3:
                target, value_type = (
                    f"{text}[{self.rng.randint(0, t.shape[0] - 1)}]",
                    ty.vec(t.shape[1], t.dtype),
                )
            else:
                target, value_type = f"{text}[{self.rng.randint(0, 1)}, {self.index(0)}]", t.component
        else:
            target, value_type = self.component_of(text, t), t.component
            if t.kind == "vec" and t.shape[0] > 2 and text in self.scope.names and self.chance(0.2):
                low = self.rng.randint(0, t.shape[0] - 2)
                target, value_type = f"{text}[{low}:{low + 2}]", ty.vec(2, t.dtype)
        if text in self.scope.names and value_type.dtype != "bool" and self.chance(0.4):
            op = self.pick("+-")
        return [f"{target} {op}= {self.expr(value_type, 2).text}"]

    def tuple_assign(self) -> list:
        types = [self.pick(self.palette) for _ in range(2)]
        values = [self.expr(t, 1) for t in types]
        if self.is_copied():  # the second copy would bind the same names to other references
            return []
        names = [self.fresh() for _ in types]
        for name, t, value in zip(names, types, values, strict=True):
            is_reference = not value.bare and ("[" in value.text or "." in value.text)
            self.scope.bind(name, t, value.constant, readonly=is_reference)
        return [f"{', '.join(names)} = {', '.join(v.text for v in values)}"]

    def unpack(self) -> list:
        """Several results, of a function or of a builtin."""
        functions = [f for f in self.functions if len(f.results) > 1]
        calls = [c for c in ty.UNPACKED if any(p in self.palette for p in c.params)]
        if functions and (not calls or self.chance(0.7)):
            function = self.pick(functions)
            args = self.call_args(function, 1)
            if args is None:
                return []
            call, results = f"{function.name}({', '.join(args)})", function.results
        elif calls:
            chosen = self.pick(calls)
            call = f"wp.{chosen.name}({', '.join(self.expr(p, 1).text for p in chosen.params)})"
            results = chosen.results
        else:
            return []
        names = [self.fresh() for _ in results]
        for name, t in zip(names, results, strict=True):
            self.scope.bind(name, t)
        return [f"{', '.join(names)} = {call}"]

    def tuple_value(self) -> list:
        """A tuple bound to one name, then taken apart."""
        if self.is_copied():
            return []
        types = [self.pick(self.palette) for _ in range(2)]
        values = [self.expr(t, 1).text for t in types]
        whole = self.fresh()
        self.scope.ever[whole] = Type("tuple")
        if self.chance(0.5):
            names = [self.fresh() for _ in types]
            for name, t in zip(names, types, strict=True):
                self.scope.bind(name, t)
            return [f"{whole} = ({', '.join(values)})", f"{', '.join(names)} = {whole}"]
        k = self.rng.randint(0, 1)
        name = self.fresh()
        self.scope.bind(name, types[k])
        return [f"{whole} = {', '.join(values)}", f"{name} = {whole}[{k}]"]

    def local_array(self) -> list:
        """An array of fixed size that lives in the thread."""
        element = self.pick(self.palette)
        if self.chance(0.5):
            return []
        sizes = [self.rng.randint(1, 4) for _ in range(self.pick((1, 1, 2, 3)))]
        shape = str(sizes[0]) if len(sizes) == 1 and self.chance(0.6) else f"({', '.join(map(str, sizes))},)"
        name = self.fresh()
        self.scope.bind(name, ty.array(element, len(sizes)), readonly=False)
        return [f"{name} = wp.zeros(shape={shape}, dtype={self.text_of(element)})"]

    def named_operator(self) -> list:
        """Unlike types in a comparison, a matrix product with @=, a name copied to a name."""
        known = [
            (n, t)
            for n, t in self.scope.of_kind("scalar", "vec", "mat", "quat")
            if n not in self.scope.locked
        ]
        if not known or self.is_copied():
            return []
        name, t = self.pick(known)
        if t.kind == "mat" and t.shape[0] == t.shape[1] and name in self.scope.assignable(t):
            self.scope.bind(name, t)
            return [f"{name} @= {self.expr(t, 1).text}"]
        target = self.fresh()
        if t.kind == "scalar" and self.chance(0.5):
            other = self.expr(self.pick((INT, ty.FLOAT)), 0).text
            self.scope.bind(target, BOOL)
            return [f"{target} = {name} {self.pick(('<', '>=', '==', '!='))} {other}"]
        self.scope.bind(target, t)
        return [f"{target} = {name}"]

    def view(self) -> list:
        arrays = [(n, t) for n, t in self.scope.of_kind("array") if t.shape[0] > 1]
        if not arrays:
            return []
        name, t = self.pick(arrays)
        value = self.array_value(ty.array(t.element, t.shape[0] - 1))
        if value is None:
            return []
        target = self.fresh()
        self.scope.bind(target, ty.array(t.element, t.shape[0] - 1))
        return [f"{target} = {value.text}"]

    def atomic(self) -> list:
        arrays = [(p, t) for p, t in self.places(1) if t.kind == "array" and t.dtype in ty.ATOMIC]
        arrays = [(p, t) for p, t in arrays if t.element.kind in ("scalar", "vec", "mat")]
        if not arrays:
            return []
        place, t = self.pick(arrays)
        text = self.spelled(place)
        ops = ["add", "sub", "min", "max"]
        if t.element.kind == "scalar" and t.dtype in ty.INTS:
            ops += ["and", "or", "xor", "exch", "cas"]
        op = self.pick(ops)
        args = [text] + [self.index() for _ in range(t.shape[0])]
        args += [self.expr(t.element, 2).text for _ in range(2 if op == "cas" else 1)]
        call = f"wp.atomic_{op}({', '.join(args)})"
        if self.chance(0.4):
            name = self.fresh()
            self.scope.bind(name, t.element)
            return [f"{name} = {call}"]
        return [call]

    def call_statement(self) -> list:
        void = [f for f in self.functions if not f.results]
        if void and self.chance(0.5):
            function = self.pick(void)
            args = self.call_args(function, 2)
            return [] if args is None else [f"{function.name}({', '.join(args)})"]
        names = ty.statement_calls()
        calls = [c for c in names[self.pick(names)] if c.params[0] in self.palette]
        if not calls:
            return []
        call = self.pick(calls)
        return [f"wp.{call.name}({', '.join(self.expr(p, 1).text for p in call.params)})"]

    def small_statement(self) -> list:
        forms = [
            "pass",
            f"print({self.expr(self.pick(self.palette), 1).text})",
            self.expr(self.pick(self.palette), 2).text,
        ]
        forms += [
            f'wp.printf("%d %f\\n", {self.expr(INT, 1).text}, {self.expr(ty.FLOAT, 1).text})',
            '"a string"',
        ]
        forms += [
            f"assert {self.expr(BOOL, 1).text}",
            f'assert {self.expr(BOOL, 1).text}, "message"',
            'print("text")',
        ]
        return [self.pick(forms)]

    def leave_loop(self) -> list:
        """break or continue under a condition; never break out of a loop that is to be unrolled."""
        words = ["continue"] if self.loops[-1] in ("unrolled", "counted") else ["break", "continue"]
        if self.loops[-1] == "counted":
            words = []
        if not self.results and self.chance(0.2) and (self.in_kernel or not self.results):
            words.append("return")
        if not words:
            return ["pass"]
        return [f"if {self.expr(BOOL, 1).text}:", f"    {self.pick(words)}"]

    # ---- compound statements -------------------------------------------------------------------------

    def if_statement(self) -> list:
        condition = self.condition(1)
        before = self.scope.snapshot()
        lines = [f"if {condition.text}:", *self.block(self.rng.randint(1, 3))]
        lines += self.maybe_return()
        after = [self.scope.snapshot()]
        constant = condition.constant
        for _ in range(self.rng.choices([0, 1], [4, 1])[0]):
            self.scope.restore(before)
            condition = self.condition(1)
            constant = constant or condition.constant
            lines += [f"elif {condition.text}:", *self.block(self.rng.randint(1, 2))]
            after.append(self.scope.snapshot())
        self.scope.restore(before)
        if self.chance(0.45):
            lines += ["else:", *self.block(self.rng.randint(1, 3))]
            after.append(self.scope.snapshot())
        self.scope.leave_branches(before, after, keep=self.chance(0.3) and not constant)
        return lines

    def maybe_return(self) -> list:
        """A return at the end of the branch that was just written."""
        if self.chance(0.9):
            return []
        return (
            ["    return " + ", ".join(self.expr(t, 1).text for t in self.results)]
            if self.results
            else ["    return"]
        )

    def for_loop(self) -> list:
        kind = self.rng.choices(("unrolled", "dynamic", "counted", "constant", "reversed"), (4, 6, 2, 1, 1))[
            0
        ]
        if kind == "unrolled" and self.unrolled_copies > 6:
            kind = "dynamic"
        header, copies = self.range_header(kind)
        target = self.loop_target()
        before = self.scope.snapshot()
        if kind != "unrolled":
            self.scope.enter_dynamic_loop(self.unrolled_targets)
        self.scope.bind(target, INT, constant=kind == "unrolled")
        if kind == "unrolled":
            self.unrolled_targets.add(target)
        self.loops.append(kind)
        empty = copies == 0
        self.unrolled_copies *= max(copies, 1)
        lines = [f"for {target} in {header}:", *self.block(self.rng.randint(1, 3))]
        self.unrolled_copies //= max(copies, 1)
        self.loops.pop()
        self.leave_loop_scope(before, keep=self.chance(0.3) and kind in ("dynamic", "counted"))
        if kind == "unrolled" and not empty:
            self.scope.bind(target, INT, constant=True)
        return lines

    def loop_target(self) -> str:
        ints = [
            n
            for n in self.scope.assignable(INT)
            if n not in self.scope.constants or n in self.unrolled_targets
        ]
        return self.pick(ints) if ints and self.chance(0.25) else self.fresh()

    def range_header(self, kind: str) -> tuple:
        """(text of the iterable, number of copies an unrolled loop makes)"""
        rng = self.rng
        if kind == "unrolled":
            count = rng.randint(0, 3)
            start = rng.randint(-1, 3)
            text = self.pick(
                (
                    f"range({count})",
                    f"range({start}, {start + count})",
                    f"range({start + 2 * count}, {start}, -2)",
                )
            )
            return text, count
        if kind == "counted":  # more iterations than are unrolled
            return self.pick(("range(20)", "range(2, 60, 3)", "range(40, -1, -2)")), 1
        if kind == "constant":  # a break or the constant itself makes it dynamic
            return self.pick(("range(4 - 1)", "range(2 * 3)", "range(25)")), 1
        bound = self.operand(INT, 1)
        text = self.pick(
            (
                f"range({bound})",
                f"range({rng.randint(0, 3)}, {bound})",
                f"range({bound}, 0, -1)",
                f"range(0, {bound}, 2)",
            )
        )
        if "Kind" in bound or not any(c.isalpha() for c in bound):
            text = f"range(n + {rng.randint(1, 3)})" if "n" in self.scope.names else f"range(int({bound}))"
        return (f"reversed({text})" if kind == "reversed" else text), 1

    def while_loop(self) -> list:
        before = self.scope.snapshot()
        self.scope.enter_dynamic_loop(self.unrolled_targets)
        condition = "True" if self.chance(0.1) else self.expr(BOOL, 1).text
        self.loops.append("while")
        lines = [f"while {condition}:", *self.block(self.rng.randint(1, 3))]
        if condition == "True":
            lines += [f"    if {self.expr(BOOL, 1).text}:", "        break"]
        self.loops.pop()
        self.leave_loop_scope(before, keep=self.chance(0.3))
        return lines

    def leave_loop_scope(self, before: tuple, keep: bool):
        """Names first bound in the body stay visible, if `keep`."""
        after = self.scope.snapshot()
        self.scope.restore(before)
        if keep:
            for name in after[0].keys() - before[0].keys():
                self.scope.bind(name, after[0][name], name in after[1], name in after[2])
