"""A module of live Warp objects written down for the compiler, in the form that src/module/snapshot.h tells.

Python has already run, so everything a kernel reaches is there: names are looked up where Warp looks them up (closure, then
globals), and only those that the source mentions. What cannot be described is written as unknown with the reason; whether it
matters, the compiler decides.
"""

from __future__ import annotations

import ast
import builtins
import ctypes
import enum
import json
import struct
import types
import typing
from collections.abc import Iterable
from typing import Any

Value = list[Any]  # [form, …]
Needs = dict[str, Any]  # attributes that a source asks of a name, and what it asks of those

# Options that change the text in a way that the compiler does not follow, with the one value that it does.
FOLLOWED = {
    "deterministic": "0",
    "enable_tiles_in_stack_memory": "True",
    "enable_vector_component_overwrites": "False",
    "extra_cpu_preamble": "",
    "extra_cuda_preamble": "",
    "llvm_cuda": "False",
    "verify_autograd_array_access": "False",
}


def written(text: str) -> str:
    """The text, if it can be written as UTF-8; Python's strings may hold halves of characters."""
    text.encode()
    return text


def paths_in(root: ast.AST, operators: dict[type, str]) -> Needs:
    """Every name that a tree mentions, with the attributes that it asks of them: `a.b.c` gives {a: {b: {c: {}}}}.

    An operator mentions the function of its name, which takes its place where somebody wrote one.
    """
    needs: Needs = {}
    pending: list[ast.AST] = [root]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Name | ast.Attribute):
            attributes: list[str] = []
            while isinstance(node, ast.Attribute):
                attributes.append(node.attr)
                node = node.value
            if isinstance(node, ast.Name):
                inner = needs.setdefault(node.id, {})
                for attribute in reversed(attributes):
                    inner = inner.setdefault(attribute, {})
                continue
        if isinstance(node, ast.BinOp | ast.AugAssign):
            needs.setdefault(operators.get(type(node.op), ""), {})
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, ast.AST):
                pending.append(value)
            elif type(value) is list:
                pending.extend(each for each in value if isinstance(each, ast.AST))
    return needs


def merge(into: Needs, needs: Needs) -> None:
    for name, inner in needs.items():
        merge(into.setdefault(name, {}), inner)


def size(needs: Needs) -> int:
    return len(needs) + sum(size(inner) for inner in needs.values())


class Warp:
    """What the snapshot asks the installed package for, and who is who in it."""

    def __init__(self) -> None:
        import warp
        from warp._src import codegen, context
        from warp._src import types as warp_types

        self.package: Any = warp
        self.codegen: Any = codegen
        self.context: Any = context
        self.types: Any = warp_types
        self.scalars = frozenset(warp_types.scalar_and_bool_types)
        self.names: dict[int, str] = {}  # of functions and classes of the package
        for name, value in vars(warp).items():
            if not name.startswith("_") and callable(value):
                if id(value) not in self.names or name == getattr(value, "__name__", ""):
                    self.names[id(value)] = name


class Snapshot:
    """Describes functions, types and values, each once; `module()` gives the whole of it."""

    def __init__(self, warp: Warp) -> None:
        self.warp = warp
        self.types: list[Value] = []
        self.codes: list[str | None] = []
        self.functions: list[dict[str, Any]] = []
        self.sets: list[Value] = []
        self.scopes: list[Value] = []
        self._of_package: Needs = {}
        self._known: dict[int, int] = {}  # types by identity
        self._classes: dict[int, int] = {}  # class objects that the package does not name
        self._set_of: dict[int, int] = {}
        self._function_of: dict[int, int] = {}
        self._pending: list[Any] = []  # functions whose set is not described yet
        self._kept: list[Any] = []  # so that an identity stays that of one object

    # ---- types

    def type(self, given: Any) -> int:
        known = self._known.get(id(given))
        if known is not None:
            return known
        form = self._type_form(given)
        try:
            code = None if form[0] in ("tuple", "ref", "opaque") else self.warp.types.get_type_code(given)
        except TypeError:
            code = None
        self._kept.append(given)
        self._known[id(given)] = len(self.types)
        self.types.append(form)
        self.codes.append(code)
        return len(self.types) - 1

    def _type_form(self, given: Any) -> Value:
        warp = self.warp
        if given is int or given is float or given is bool:
            return ["python", given.__name__]
        if given is Any:
            return ["any"]
        for name in ("Scalar", "Float", "Int"):
            if given is getattr(warp.types, name):
                return [name]
        if isinstance(given, warp.codegen.Struct):
            return [
                "struct",
                written(given.key),
                [[written(name), self.type(var.type)] for name, var in given.vars.items()],
            ]
        if warp.types.is_array(given):
            family = warp.types.concrete_array_type(given).__name__
            if given.ndim is Any or family == "fixedarray":
                return ["opaque", "arrays of any rank" if given.ndim is Any else family]
            return [family, given.ndim, self.type(given.dtype)]
        if warp.types.is_warp_function_annotation(given):
            return ["function"]
        if isinstance(given, type):
            return self._class_form(given)
        if typing.get_origin(given) is tuple:
            parts = typing.get_args(given)
            if Ellipsis not in parts:
                return ["tuple", [self.type(each) for each in parts]]
        if isinstance(given, warp.types.Reference):
            return ["ref", self.type(given.value_type)]
        if isinstance(given, warp.types.tile) and (given.storage, given.layout) == ("register", "rowmajor"):
            return ["tile", self.type(given.dtype), [] if given.shape is Any else list(given.shape)]
        if isinstance(given, warp.types.tile_stack):
            return ["tile_stack", self.type(given.dtype), given.capacity]
        return ["opaque", type(given).__name__]

    def _class_form(self, given: Any) -> Value:
        if given in self.warp.scalars or given is self.warp.types.handle:
            return ["scalar", given.__name__]
        if getattr(given, "_wp_generic_type_str_", None) is not None:
            shape = given._shape_
            scalar = given._wp_scalar_type_
            family = given._wp_generic_type_str_
            if family in ("quat_t", "transform_t"):
                spelled = float if given._wp_type_params_[0] is float else scalar
                return ["quaternion" if family == "quat_t" else "transform", self.type(spelled)]
            if len(shape) == 1:
                return ["vector", shape[0], self.type(scalar)]
            return ["matrix", shape[0], shape[1], self.type(scalar)]
        return ["handle", given.__name__.lstrip("_")]

    # ---- values

    def value(self, given: Any, needs: Needs) -> Value:
        try:
            return self._value(given, needs)
        except Exception as error:
            return ["unknown", f"looking at it raises {type(error).__name__}"]

    def _value(self, given: Any, needs: Needs) -> Value:
        plain = self._number(given)
        if plain is not None:
            return plain
        warp, kind = self.warp, type(given)
        if given is warp.package:
            merge(self._of_package, needs)
            return ["package"]
        if given.__class__ is not kind:
            return ["unknown", "it says that it is of another class than it is"]
        if kind is warp.context.Function:
            return self._function(given)
        if kind is warp.codegen.Struct:
            return ["type", self.type(given), 0]
        if isinstance(given, type):
            return self._class(given, needs)
        if isinstance(given, types.ModuleType):
            return self._scope("module", given.__name__, given, needs)
        if kind is str:
            return ["str", written(given)]
        if isinstance(given, enum.Enum):
            return self._member(given)
        if kind.__module__ == "numpy" and kind.__name__ == "float64":
            return ["numpy", bits(float(given))]
        if kind in warp.scalars:
            return ["scalar", self.type(kind), self._number(given.value) or ["none"]]
        if isinstance(given, ctypes.Array) and hasattr(kind, "_wp_scalar_type_"):
            return self._composite(given)
        if isinstance(given, int | float) or warp.types.is_native_type(kind):
            return ["unknown", f"a value of the class {kind.__name__}"]
        if isinstance(given, warp.context.Function | warp.codegen.Struct | warp.context.GradWrapper):
            return ["unknown", f"a function or struct of the class {kind.__name__}"]
        if given is warp.types.Scalar or given is warp.types.Float or given is warp.types.Int or given is Any:
            return ["type", self.type(given), 0]
        name = warp.names.get(id(given))
        if name is not None:
            return ["warp", name]
        return self._scope("instance", kind.__name__, given, needs) if needs else ["object", kind.__name__]

    def _number(self, given: Any) -> Value | None:
        kind = type(given)
        if given is None:
            return ["none"]
        if kind is bool:
            return ["bool", given]
        if kind is int:
            return ["int", str(given)] if abs(given) < 1 << 126 else ["unknown", "an integer of that size"]
        if kind is float:
            return ["float", bits(given)]
        return None

    def _member(self, given: enum.Enum) -> Value:
        kind = type(given)
        is_int = isinstance(given, enum.IntEnum | enum.IntFlag)
        if not is_int and isinstance(given, int | float):
            return ["unknown", f"a number of the class {kind.__name__}"]
        value = ["int", str(int(typing.cast(int, given)))] if is_int else self.value(given.value, {})
        return ["enum", written(kind.__name__), written(given.name or ""), is_int, value]

    def _composite(self, given: Any) -> Value:
        kind = type(given)
        shape = kind._shape_
        places = (
            range(shape[0]) if len(shape) == 1 else [(i, j) for i in range(shape[0]) for j in range(shape[1])]
        )
        numbers = [given[place] for place in places]
        return [
            "composite",
            self.type(kind),
            [self._number(getattr(each, "value", each)) for each in numbers],
        ]

    def _function(self, given: Any) -> Value:
        if given.is_builtin():
            if given._has_external_builtin_contract or given is not self.warp.context.builtin_functions.get(
                given.key
            ):
                return ["unknown", "a builtin that was added to Warp"]
            return ["builtin", given.key]
        known = self._set_of.get(id(given))
        if known is None:
            known = self._set_of[id(given)] = len(self.sets)
            self.sets.append([])
            self._pending.append(given)
        return ["function", known]

    def _class(self, given: Any, needs: Needs) -> Value:
        if given is Any:  # a class since Python 3.11
            return ["type", self.type(given), 0]
        if id(given) in self._plain_classes:
            return ["python", given.__name__]
        if given in self.warp.scalars or getattr(given, "_wp_generic_type_str_", None) is not None:
            if id(given) in self.warp.names:
                return ["type", self.type(given), 0]
            self._kept.append(given)
            number = self._classes.setdefault(id(given), len(self._classes) + 1)
            return ["type", self.type(given), number]
        name = self.warp.names.get(id(given))
        if name is not None:
            return ["warp", name]
        if self.warp.types.is_native_type(given):
            return ["unknown", "a type that was added to Warp"]
        return self._scope("class", given.__name__, given, needs)

    _plain_classes = frozenset(id(each) for each in vars(builtins).values() if isinstance(each, type))

    def _scope(self, kind: str, name: str, owner: Any, needs: Needs) -> Value:
        found = {written(each): self._attribute(owner, each, inner) for each, inner in needs.items()}
        self.scopes.append([kind, written(name), {each: value for each, value in found.items() if value}])
        return ["scope", len(self.scopes) - 1]

    def _attribute(self, owner: Any, name: str, needs: Needs) -> Value | None:
        """Nothing where Warp finds nothing."""
        try:
            if not hasattr(owner, name):
                return None
            value = getattr(owner, name)
        except Exception as error:
            return ["unknown", f"reading `{name}` raises {type(error).__name__}"]
        return self.value(value, needs)

    def _package(self) -> dict[str, Value]:
        """What stands in the package and is not the same in every process that imports it."""
        found: dict[str, Value] = {}
        for name, needs in self._of_package.items():
            value = vars(self.warp.package).get(name)
            is_library = isinstance(value, self.warp.context.Function) and not value.is_builtin()
            if isinstance(value, types.ModuleType | int | float) or is_library:
                found[name] = self.value(value, needs)
        return found

    # ---- functions and kernels

    def _callable(self, adj: Any, key: str, result: Any) -> dict[str, Any]:
        func, closure = adj.func, self.warp.codegen.get_closure_vars(adj.func)
        names: dict[str, Value] = {}
        for name, needs in paths_in(adj.tree, self.warp.codegen.builtin_operators).items():
            if name in closure:
                names[written(name)] = self.value(closure[name], needs)
            elif name in func.__globals__:
                names[written(name)] = self.value(func.__globals__[name], needs)
        described = {
            "name": written(adj.fun_name),
            "key": written(key),
            "source": written(adj.source),
            "line": adj.fun_lineno,
            "file": written(adj.filename),
            "module": written(str(func.__module__)),
            "names": names,
            "params": [
                [written(name), self.type(kind)] for name, kind in adj.arg_types.items() if name != "return"
            ],
            "result": None if result is None else self.type(result),
            "statics": [],
            "static_texts": [],
            "symbols": [written(name) for name in adj.symbols if name not in adj.arg_types],
        }
        if adj.transformers:
            described["refused"] = "a transformer of the tree"
        if adj.resolved_static_expressions:
            described["statics"] = [self._replaced(node) for node in ast.walk(adj.tree) if is_replaced(node)]
            described["static_texts"] = [
                [written(text), self.value(value, {})]
                for text, value in adj.resolved_static_expressions.items()
            ]
        return described

    def _replaced(self, node: Any) -> Value:
        value = node.value if isinstance(node, ast.Constant) else node.warp_func
        return [node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, self.value(value, {})]

    def _overload(self, function: Any, role: str, generic: bool) -> int:
        known = self._function_of.get(id(function))
        if known is not None:
            return known
        adj = function.adj
        described = self._callable(adj, function.key, adj.arg_types.get("return"))
        for parameter in described["params"]:
            if parameter[0] in function.defaults:
                parameter.append(self.value(function.defaults[parameter[0]], {}))
        described |= {
            "native_name": written(function.native_func),
            "generic": generic,
            "from_template": function.generic_parent is not None,
            "inline": function.inline_hint or "",
            "snippets": [
                None if each is None else written(each)
                for each in (function.native_snippet, function.adj_native_snippet, function.replay_snippet)
            ],
            "role": role,
            "primal": max(adj.custom_reverse_num_input_args, 0),
            "gradient": None,
            "replay": None,
        }
        number = self._function_of[id(function)] = len(self.functions)
        self._kept.append(function)
        self.functions.append(described)
        if role == "called":
            for name, companion in (
                ("gradient", function.custom_grad_func),
                ("replay", function.custom_replay_func),
            ):
                if companion is not None:
                    described[name] = self._overload(companion, name, False)
        return number

    def _describe_sets(self) -> None:
        while self._pending:
            head = self._pending.pop()
            self._kept.append(head)
            overloads = [self._overload(each, "called", False) for each in head.user_overloads.values()]
            overloads += [self._overload(each, "called", True) for each in head.user_templates.values()]
            first = self._function_of.get(id(head))
            if first is None:  # another function took its place in its own list
                first = self._overload(head, "called", False)
            self.sets[self._set_of[id(head)]] = [first, overloads]

    def _kernel(self, kernel: Any, module_options: dict[str, Any]) -> dict[str, Any]:
        described = self._callable(kernel.adj, kernel.key, kernel.return_annotation)
        options = module_options | kernel.options
        bounds = options.get("launch_bounds", "")
        described["options"] = [[name, f"{kernel.options[name]}"] for name in sorted(kernel.options)]
        described["shape"] = {
            "enable_backward": bool(options["enable_backward"]),
            "grid_stride": self.warp.codegen.resolve_grid_stride(
                kernel.options, module_options["default_grid_stride"]
            ),
            "launch_bounds": ", ".join(str(each) for each in bounds)
            if isinstance(bounds, tuple | list)
            else str(bounds),
            "cluster_dim": options.get("cluster_dim", 1),
            "max_registers": options.get("cuda_max_registers", 0),
            "smem_spilling": bool(options.get("enable_cuda_smem_spilling", False)),
            "external": options.get("entry_point_abi", "warp") != "warp",
        }
        return described

    def module(self, module: Any, kernels: Iterable[Any], options: dict[str, Any]) -> str:
        """These kernels as a module with these options, resolved as Warp resolves them when it builds."""
        shown = {name: f"{value}" for name, value in options.items() if name != "block_dim"}
        odd = next((name for name, only in FOLLOWED.items() if shown.get(name) != only), None)
        described = {
            "name": written(module.name),
            "options": [[name, written(text)] for name, text in shown.items()],
            "max_unroll": options["max_unroll"],
            "block_dim": options["block_dim"],
            "enable_backward": bool(options["enable_backward"]),
            "default_grid_stride": bool(options["default_grid_stride"]),
            "strip_hash": bool(options["strip_hash"]),
            "lineinfo": bool(options["lineinfo"]),
            "debug": options["mode"] == "debug",
            "line_directives": bool(options["line_directives"]),
            "refused": odd,
            "kernels": [self._kernel(each, options) for each in kernels],
        }
        package: dict[str, Value] = {}
        asked = -1
        while asked != (asked := size(self._of_package)):  # functions of the package may ask it for more
            self._describe_sets()
            package = self._package()
            self._describe_sets()
        return json.dumps(
            {
                "types": self.types,
                "codes": self.codes,
                "functions": self.functions,
                "sets": self.sets,
                "scopes": self.scopes,
                "warp": package,
                "module": described,
            }
        )


def is_replaced(node: ast.AST) -> bool:
    """May it stand in place of a call of wp.static()? Literals may, too: the compiler knows where the calls are."""
    return isinstance(node, ast.Constant) or hasattr(node, "warp_func")


def bits(number: float) -> int:
    """An IEEE double as an integer, which no JSON rounds."""
    return int(struct.unpack("<Q", struct.pack("<d", number))[0])
