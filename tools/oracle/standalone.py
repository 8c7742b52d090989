"""Turn a live Warp kernel into the text of one self-contained .py file.

    Standalone(kernel).text()

The file holds `import warp as wp`, then, in dependency order, only what the kernel
reaches: constants, type aliases, enums, @wp.struct classes, @wp.func functions (all
overloads, custom gradients, replays, native snippets), then the kernel, then one
`wp.overload(kernel, [...])` line per concrete instance of a generic kernel.

Function bodies keep their original text.  Only these spots are rewritten:
  * decorators that need names of the original file (regenerated from the options),
  * dotted names through modules or objects (`types.GeomType.BOX` -> `GeomType.BOX`),
  * names that clash in the merged file (suffix _1, _2, ...),
  * annotations whose text cannot be evaluated any more (regenerated from the type),
  * `wp.static(expr)` whose expr needs Python objects that cannot be written down
    (becomes `wp.static(static_0)` with `static_0 = <value>`).
Functions whose AST was transformed in memory (warp.fem) are unparsed from the AST.

Raises Skip(reason) when the kernel cannot be expressed.
"""

import ast
import builtins
import enum
import inspect
import keyword
import math
import re
import textwrap
import types
import typing

import warp as wp
import warp._src.codegen as wcodegen
import warp._src.context as ctx
import warp._src.types as wtypes

MAX_OVERLOADS = 4
KERNEL_OPTIONS = set(inspect.signature(wp.kernel).parameters) - {"f", "name", "module", "module_options"}
MISSING = object()


class Skip(Exception):
    """The kernel (or an object it needs) cannot be written as standalone source."""


def public_names() -> dict:
    """id(object) -> 'wp.name' for everything importable from warp, shortest name first."""
    names = {}
    for prefix, namespace in (("wp.types.", vars(wp.types)), ("wp.", vars(wp))):
        for name in sorted(namespace, key=lambda n: (-len(n), n)):
            obj = namespace[name]
            if not name.startswith("_") and isinstance(obj, (type, types.FunctionType, typing.TypeVar)):
                names[id(obj)] = prefix + name
    return names


PUBLIC = public_names()
WARP_MODULES = {wp: "wp", wp.types: "wp.types"}


def is_warp_static(obj) -> bool:
    return isinstance(obj, types.FunctionType) and obj is wp.static


def type_code(t):
    try:
        return wtypes.get_type_code(t)
    except Exception:
        return None


class Edits:
    """Replacements of AST node ranges in a source text."""

    def __init__(self, source: str):
        self.lines = [line.encode() for line in source.split("\n")]
        self.edits = []

    def replace(self, node, text: str) -> None:
        self.edits.append((node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, text))

    def insert_after(self, node, text: str) -> None:
        self.edits.append((node.end_lineno, node.end_col_offset, node.end_lineno, node.end_col_offset, text))

    def apply(self) -> str:
        lines = list(self.lines)
        for l0, c0, l1, c1, text in sorted(set(self.edits), reverse=True):
            merged = lines[l0 - 1][:c0] + text.encode() + lines[l1 - 1][c1:]
            lines[l0 - 1 : l1] = [merged]
        return b"\n".join(lines).decode()


class Scope:
    """Names visible to a Python function: closure, globals, builtins."""

    def __init__(self, func):
        self.func = func
        self.closure = wcodegen.get_closure_vars(func)
        self.globals = func.__globals__

    def lookup(self, name: str):
        if name in self.closure:
            return self.closure[name]
        return self.globals.get(name, MISSING)

    def eval(self, text: str):
        return eval(text, dict(self.globals) | self.closure)


class ModuleScope(Scope):
    """Names visible at the top level of a module (for struct annotations)."""

    def __init__(self, module_globals: dict):
        self.closure = {}
        self.globals = module_globals


class Standalone:
    def __init__(self, kernel):
        self.kernel = kernel.generic_parent or kernel
        self.blocks = []  # emitted definitions, in order
        self.names = {}  # global name -> key of the object it stands for
        self.defined = {}  # key of object -> global name
        self.keep = []  # keeps ids valid
        self.imports = {"import warp as wp": None}
        self.notes = set()
        self.static_count = 0
        self.all_names = set()  # every identifier used in the function being rewritten

    # ---- naming -------------------------------------------------------------

    def key(self, obj):
        if isinstance(obj, enum.Enum):
            return ("enum", id(type(obj)), obj.name)
        if isinstance(obj, (int, float, str, bool, type(None))):
            return (type(obj), repr(obj))
        self.keep.append(obj)
        return id(obj)

    def claim(self, preferred: str, key, avoid=frozenset()) -> str:
        """Reserve a global name for key, avoiding clashes."""
        base = re.sub(r"\W", "_", preferred) or "value"
        if keyword.iskeyword(base) or base in ("wp",):
            base += "_"
        name, n = base, 0
        while (
            self.names.get(name, key) != key or (n == 0 and name in avoid) or (n and name in self.all_names)
        ):
            n += 1
            name = f"{base}_{n}"
        self.names[name] = key
        return name

    def snapshot(self):
        return (
            list(self.blocks),
            dict(self.names),
            dict(self.defined),
            dict(self.imports),
            self.static_count,
        )

    def restore(self, state):
        self.blocks[:] = state[0]  # in place: callers up the stack hold the list
        _, self.names, self.defined, self.imports, self.static_count = state

    # ---- expressions for Python objects -----------------------------------

    def type_expr(self, t) -> str:
        """Source text denoting a Warp type."""
        if t is typing.Any:
            self.imports["from typing import Any"] = None
            return "Any"
        if t in (int, float, bool):
            return t.__name__
        if t is wtypes.bool:
            return "wp.bool"
        if t is Ellipsis:
            return "..."
        if t is typing.Callable or getattr(t, "__origin__", None) is typing.get_origin(typing.Callable):
            self.imports["from typing import Callable"] = None
            return "Callable"
        if isinstance(t, wcodegen.Struct):
            return self.define_struct(t)
        if wtypes.is_array(t):
            family = wtypes.concrete_array_type(t)
            name = {
                wtypes.array: "wp.array",
                wtypes.indexedarray: "wp.indexedarray",
                wp.fabricarray: "wp.fabricarray",
                wp.indexedfabricarray: "wp.indexedfabricarray",
            }.get(family)
            if name is None:
                raise Skip(f"type: array family {family.__name__}")
            ndim = t.ndim
            suffix = "" if ndim == 1 else f", ndim={self.type_expr(ndim) if ndim is typing.Any else ndim}"
            return f"{name}(dtype={self.type_expr(t.dtype)}{suffix})"
        if isinstance(t, wtypes.Reference):
            return f"wp.ref[{self.type_expr(t.dtype)}]"
        if isinstance(t, wtypes.tile):
            shape = ", ".join(str(n) for n in t.shape)
            return f"wp.tile(dtype={self.type_expr(t.dtype)}, shape=({shape},))"
        if id(t) in PUBLIC:
            return PUBLIC[id(t)]
        if typing.get_origin(t) is tuple:
            return f"tuple[{', '.join(self.type_expr(x) for x in typing.get_args(t))}]"
        if isinstance(t, type) and hasattr(t, "_wp_scalar_type_"):
            dtype = self.type_expr(t._wp_scalar_type_)
            generic = getattr(t, "_wp_generic_type_str_", "")
            if generic == "quat_t":
                return f"wp.types.quaternion(dtype={dtype})"
            if generic == "transform_t":
                return f"wp.types.transformation(dtype={dtype})"
            dims = [n if isinstance(n, int) and n > 0 else "Any" for n in t._shape_]
            if "Any" in dims:
                self.imports["from typing import Any"] = None
            if len(dims) == 1:
                return f"wp.types.vector(length={dims[0]}, dtype={dtype})"
            return f"wp.types.matrix(shape=({dims[0]}, {dims[1]}), dtype={dtype})"
        raise Skip(f"type: {type(t).__name__} {getattr(t, '__name__', t)!s:.60}")

    @staticmethod
    def float_expr(value: float) -> str:
        if math.isinf(value):
            return "wp.inf" if value > 0 else "-wp.inf"
        return "wp.nan" if math.isnan(value) else repr(value)

    def expr(self, obj, hint: str = "value") -> str:
        """Source text that evaluates to obj in the standalone file (may emit definitions)."""
        if obj is None or isinstance(obj, (str, bool)):
            return repr(obj)
        if isinstance(obj, enum.Enum):
            cls = self.define_enum(type(obj))
            return f"{cls}.{obj.name}" if obj.name in type(obj).__members__ else f"{cls}({int(obj)})"
        if type(obj) is int:
            return repr(obj)
        if type(obj) is float:
            return self.float_expr(obj)
        if isinstance(obj, ctx.Function):
            if obj.is_builtin():
                return f"wp.{obj.key}"
            return self.define_function(obj)
        if isinstance(obj, ctx.GradWrapper):
            return f"wp.grad({self.expr(obj.func)})"
        if isinstance(obj, wcodegen.Struct):
            return self.define_struct(obj)
        if isinstance(obj, type) and issubclass(obj, enum.Enum):
            return self.define_enum(obj)
        if isinstance(obj, wtypes.scalar_base) or type(obj) is wtypes.bool:
            value = obj.value.item() if hasattr(obj.value, "item") else obj.value
            return f"{PUBLIC[id(type(obj))]}({self.float_expr(value) if isinstance(value, float) else repr(value)})"
        if hasattr(type(obj), "_wp_scalar_type_"):
            flat, _ = wtypes.flatten([list(row) for row in obj] if len(obj._shape_) == 2 else list(obj))
            args = [
                self.float_expr(x) if isinstance(x, float) else repr(getattr(x, "value", x)) for x in flat
            ]
            return f"{self.type_expr(type(obj))}({', '.join(args)})"
        if type(obj) in (list, tuple):
            items = [self.expr(x, f"{hint}_{i}") for i, x in enumerate(obj)]
            if type(obj) is list:
                return f"[{', '.join(items)}]"
            return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
        if type(obj) is dict:
            return "{" + ", ".join(f"{self.expr(k)}: {self.expr(v)}" for k, v in obj.items()) + "}"
        if isinstance(obj, types.FunctionType) and id(obj) in PUBLIC:
            return PUBLIC[id(obj)]
        if obj is typing.Any or wtypes.is_array(obj) and not isinstance(obj, wtypes.array_types):
            return self.type_expr(obj)
        if isinstance(obj, (type, typing.TypeVar, wtypes.Reference)) or typing.get_origin(obj) is not None:
            return self.type_expr(obj)
        if wtypes.is_array(obj):
            raise Skip("object: live array")
        raise Skip(f"object: {type(obj).__module__}.{type(obj).__name__}")

    def define(self, obj, preferred: str, avoid=frozenset()) -> str:
        """Make obj reachable under a global name; return the name."""
        key = self.key(obj)
        known = self.names.get(preferred)
        if known is not None and known == key:
            return preferred
        if isinstance(obj, ctx.Function) and not obj.is_builtin():
            real = self.define_function(obj)
        elif isinstance(obj, wcodegen.Struct):
            real = self.define_struct(obj)
        elif isinstance(obj, type) and issubclass(obj, enum.Enum):
            real = self.define_enum(obj)
        elif obj is typing.Any:
            real = self.type_expr(obj)
        else:
            real = None
        if real is not None and real not in avoid and (real == preferred or preferred in self.names):
            return real
        text = real if real is not None else self.expr(obj, preferred)
        name = self.claim(preferred, key, avoid)
        if text != name:
            self.blocks.append(f"{name} = {text}")
        return name

    # ---- definitions ------------------------------------------------------

    def define_enum(self, cls) -> str:
        key = self.key(cls)
        if key in self.defined:
            return self.defined[key]
        base = next((b for b in cls.__mro__[1:] if b.__module__ == "enum"), enum.Enum)
        self.imports["import enum"] = None
        name = self.defined[key] = self.claim(cls.__name__, key)
        members = []
        for member_name, member in cls.__members__.items():
            value = member.value
            if not isinstance(value, (int, float, str)):
                raise Skip(f"object: enum with {type(value).__name__} values")
            members.append(f"    {member_name} = {value!r}")
        self.blocks.append(f"class {name}(enum.{base.__name__}):\n" + "\n".join(members))
        return name

    def define_struct(self, struct) -> str:
        key = self.key(struct)
        if key in self.defined:
            return self.defined[key]
        fields = [f"    {label}: {self.type_expr(var.type)}" for label, var in struct.vars.items()]
        text = self.original_struct(struct)
        name = self.defined[key] = self.claim(struct.cls.__name__, key)
        if text is None or name != struct.cls.__name__:
            text = f"@wp.struct\nclass {name}:\n" + ("\n".join(fields) or "    pass")
        self.blocks.append(text)
        return name

    def original_struct(self, struct):
        """The class's own text, if every annotation still means the same there."""
        try:
            source = textwrap.dedent(inspect.getsource(struct.cls))
            cls = ast.parse(source).body[0]
        except (OSError, TypeError, SyntaxError, IndexError):
            return None
        if len(cls.decorator_list) != 1 or cls.bases or cls.keywords:
            return None
        import sys

        scope = ModuleScope(vars(sys.modules.get(struct.cls.__module__, wp)))
        edits = Edits(source)
        edits.replace(cls.decorator_list[0], "wp.struct")
        state = self.snapshot()
        self.all_names = {n.id for n in ast.walk(cls) if isinstance(n, ast.Name)}
        for node in cls.body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            if not isinstance(node, ast.AnnAssign) or node.value is not None:
                return None
            label = node.target.id
            try:
                value = scope.eval(ast.unparse(node.annotation))
                if isinstance(value, str):
                    return None
                same = type_code(value) is not None and type_code(value) == type_code(struct.vars[label].type)
                if not same:
                    raise Skip("annotation")
                self.rewrite(node.annotation, scope, frozenset(), edits)
            except Exception:
                self.restore(state)
                return None
        return edits.apply().rstrip()

    def define_function(self, func) -> str:
        key = self.key(func)
        if key in self.defined:
            return self.defined[key]
        overloads = []
        for overload in (func.user_overloads | func.user_templates).values():
            if overload.generic_parent is None and overload not in overloads:
                overloads.append(overload)
        if func not in overloads and func.generic_parent is None:
            overloads.append(func)
        if not overloads:
            raise Skip("function: no overload with source")
        overloads.sort(key=lambda f: (f.adj.filename, f.adj.fun_lineno))
        pyname = func.func.__name__
        if not pyname.isidentifier():
            raise Skip("function: lambda")
        name = self.defined[key] = self.claim(pyname, key)
        for overload in overloads:
            self.defined.setdefault(self.key(overload), name)
        for overload in overloads:
            decorator = self.func_decorator(overload, name)
            self.blocks.append(self.function_text(overload.func, overload.adj, decorator, name))
            if overload.custom_grad_func is not None:
                grad = overload.custom_grad_func
                grad_name = self.claim(f"adj_{name}", self.key(grad))
                self.blocks.append(
                    self.function_text(grad.func, grad.adj, f"@wp.func_grad({name})", grad_name)
                )
            if overload.custom_replay_func is not None:
                replay = overload.custom_replay_func
                replay_name = self.claim(f"replay_{name}", self.key(replay))
                self.blocks.append(
                    self.function_text(replay.func, replay.adj, f"@wp.func_replay({name})", replay_name)
                )
        return name

    def func_decorator(self, func, name: str) -> str:
        if func.native_snippet is not None:
            args = []
            for option, text in (
                ("snippet", func.native_snippet),
                ("adj_snippet", func.adj_native_snippet),
                ("replay_snippet", func.replay_snippet),
            ):
                if text is None:
                    continue
                variable = self.claim(f"{name}_{option}", ("snippet", name, option, text))
                literal = (
                    repr(text) if '"""' in text or "\\" in text or text.endswith('"') else f'"""{text}"""'
                )
                self.blocks.append(f"{variable} = {literal}")
                args.append(variable if option == "snippet" else f"{option}={variable}")
            return f"@wp.func_native({', '.join(args)})"
        if func.inline_hint:
            return f"@wp.func(inline={func.inline_hint == 'forceinline'})"
        return "@wp.func"

    # ---- rewriting function text -------------------------------------------

    def function_text(self, func, adj, decorator: str, name: str) -> str:
        """The function's text, renamed to name, with every outside reference resolved."""
        if adj.transformers:
            source = ast.unparse(adj.tree)
            self.notes.add("unparsed")
        else:
            source = adj.source
        tree = ast.parse(source)
        fdef = tree.body[0]
        if not isinstance(fdef, ast.FunctionDef):
            raise Skip(f"source: {type(fdef).__name__}")
        # cut decorators off the text; they are written anew
        lines = source.split("\n")[fdef.lineno - 1 : fdef.end_lineno]
        source = textwrap.dedent("\n".join(lines))
        fdef = ast.parse(source).body[0]

        scope = Scope(inspect.unwrap(func))
        edits = Edits(source)
        params = [*fdef.args.posonlyargs, *fdef.args.args, *fdef.args.kwonlyargs]
        local = {p.arg for p in params}
        local |= {n.id for n in ast.walk(fdef) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        saved_names, self.all_names = (
            self.all_names,
            {n.id for n in ast.walk(fdef) if isinstance(n, ast.Name)} | local,
        )

        if fdef.name != name:
            first = source.split("\n")[0]
            column = first.index(fdef.name, 3)
            edits.edits.append((1, column, 1, column + len(fdef.name), name))
        for param in params:
            self.rewrite_annotation(param, adj.arg_types.get(param.arg, MISSING), scope, edits)
        if fdef.returns is not None:
            self.rewrite_annotation_text(fdef.returns, adj.arg_types.get("return", None), scope, edits)
        for default in [*fdef.args.defaults, *[d for d in fdef.args.kw_defaults if d is not None]]:
            if not isinstance(default, ast.Constant):
                self.rewrite_default(fdef, default, func, edits)
        for statement in fdef.body:
            self.rewrite(statement, scope, frozenset(local), edits)
        self.all_names = saved_names
        return f"{decorator}\n{edits.apply().rstrip()}"

    def rewrite_default(self, fdef, default, func, edits) -> None:
        position = fdef.args.defaults.index(default) if default in fdef.args.defaults else None
        if position is None or func.__defaults__ is None:
            raise Skip("source: keyword-only default")
        edits.replace(default, self.expr(func.__defaults__[position]))

    def rewrite_annotation(self, param, arg_type, scope, edits) -> None:
        if arg_type is MISSING:
            raise Skip("source: argument without type")
        if param.annotation is None:
            edits.insert_after(param, f": {self.type_expr(arg_type)}")
        else:
            self.rewrite_annotation_text(param.annotation, arg_type, scope, edits)

    def rewrite_annotation_text(self, node, arg_type, scope, edits) -> None:
        """Keep an annotation's text if it still evaluates to arg_type, else write the type out."""
        if isinstance(node, ast.Constant) and node.value is None:
            return
        state, mark = self.snapshot(), len(edits.edits)
        try:
            value = scope.eval(ast.unparse(node))
            if isinstance(value, str) or type_code(value) is None or type_code(value) != type_code(arg_type):
                raise Skip("annotation")
            self.rewrite(node, scope, frozenset(), edits)
            return
        except Exception:
            self.restore(state)
            del edits.edits[mark:]
        if arg_type is None:
            edits.replace(node, "None")
        elif isinstance(arg_type, (tuple, list)):
            edits.replace(node, f"tuple[{', '.join(self.type_expr(t) for t in arg_type)}]")
        else:
            edits.replace(node, self.type_expr(arg_type))

    def rewrite(self, node, scope, local, edits) -> None:
        """Resolve every outside name below node, recording text edits."""
        if isinstance(node, ast.Call):
            target = self.resolve(node.func, scope, local)
            if is_warp_static(target):
                self.rewrite_static(node, scope, local, edits)
                return
        if isinstance(node, ast.Attribute):
            chain = self.chain(node)
            if chain is not None and chain[0].id not in local:
                self.rewrite_chain(chain, scope, local, edits)
                return
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load) and node.id not in local:
                self.rewrite_name(node, scope, edits)
            return
        if isinstance(node, ast.AnnAssign):
            self.rewrite(node.target, scope, local, edits)
            self.rewrite(node.annotation, scope, local, edits)
            if node.value is not None:
                self.rewrite(node.value, scope, local, edits)
            return
        for child in ast.iter_child_nodes(node):
            self.rewrite(child, scope, local, edits)

    def rewrite_static(self, node, scope, local, edits) -> None:
        self.rewrite(node.func, scope, local, edits)
        argument = node.args[0] if node.args else node.keywords[0].value
        state, mark = self.snapshot(), len(edits.edits)
        try:
            self.rewrite(argument, scope, local, edits)
            return
        except Skip as reason:
            self.restore(state)
            del edits.edits[mark:]
            if any(isinstance(n, ast.Name) and n.id in local for n in ast.walk(argument)):
                raise Skip(f"static: depends on a local and on an {reason}") from None
        try:
            value = scope.eval(ast.unparse(argument))
        except Exception as error:
            raise Skip(f"static: {type(error).__name__}") from None
        name = self.define(value, f"static_{self.static_count}")
        self.static_count += 1
        self.notes.add("static-by-value")
        edits.replace(argument, name)

    @staticmethod
    def chain(node):
        """[root Name, Attribute, Attribute, ...] of a dotted name, else None."""
        nodes = []
        while isinstance(node, ast.Attribute):
            nodes.append(node)
            node = node.value
        return [node, *reversed(nodes)] if isinstance(node, ast.Name) else None

    def resolve(self, node, scope, local):
        chain = self.chain(node)
        if chain is None or chain[0].id in local:
            return MISSING
        obj = scope.lookup(chain[0].id)
        for attribute in chain[1:]:
            if obj is MISSING:
                return MISSING
            obj = getattr(obj, attribute.attr, MISSING)
        return obj

    @classmethod
    def stops_at(cls, obj, attr: str) -> bool:
        """Whether a dotted name is cut after obj: obj gets a global name, `.attr` stays in the text."""
        if isinstance(obj, type) and issubclass(obj, enum.Enum):
            return attr in obj.__members__
        return cls.definable(obj)

    @staticmethod
    def definable(obj) -> bool:
        return (
            obj is None
            or isinstance(obj, (int, float, str, tuple, list, ctx.Function, ctx.GradWrapper, wcodegen.Struct))
            or wtypes.is_value(obj)
            or (isinstance(obj, type) and (issubclass(obj, enum.Enum) or hasattr(obj, "_wp_scalar_type_")))
            or (isinstance(obj, type) and id(obj) in PUBLIC)
            or wtypes.is_array(obj)
        )

    def rewrite_name(self, node, scope, edits) -> None:
        obj = scope.lookup(node.id)
        if obj is MISSING:
            return  # Python builtin, or a name Warp finds in its own namespace
        if obj is wp:
            if node.id != "wp":
                self.imports[f"import warp as {node.id}" if node.id != "warp" else "import warp"] = None
            return
        if isinstance(obj, types.ModuleType):
            raise Skip(f"object: module {obj.__name__}")
        if getattr(builtins, node.id, MISSING) is obj:
            return
        if getattr(typing, node.id, MISSING) is obj:
            self.imports[f"from typing import {node.id}"] = None
            return
        name = self.define(obj, node.id)
        if name != node.id:
            edits.replace(node, name)

    def rewrite_chain(self, chain, scope, local, edits) -> None:
        root = chain[0]
        obj = scope.lookup(root.id)
        if obj is MISSING:
            return
        # walk as long as the object is only a container of names
        index = 0
        while index + 1 < len(chain) and not self.stops_at(obj, chain[index + 1].attr):
            parent, attr = obj, chain[index + 1].attr
            obj = getattr(parent, attr, MISSING)
            if parent in (wp, wp.types) if isinstance(parent, types.ModuleType) else False:
                user_function = isinstance(obj, ctx.Function) and not obj.is_builtin()
                if not user_function and not isinstance(obj, types.ModuleType):
                    # a builtin, type or constant of warp itself: keep the text
                    if root.id != "wp" and scope.lookup(root.id) is wp:
                        self.imports["import warp" if root.id == "warp" else f"import warp as {root.id}"] = (
                            None
                        )
                    elif scope.lookup(root.id) is not wp:
                        edits.replace(chain[index + 1], f"{WARP_MODULES[parent]}.{attr}")
                    return
            if obj is MISSING:
                raise Skip(f"object: unresolved {root.id}.{attr}")
            if parent is typing:
                self.imports[f"from typing import {attr}"] = None
                edits.replace(chain[index + 1], attr)
                return
            index += 1
        if isinstance(obj, types.ModuleType):
            raise Skip(f"object: module {obj.__name__}")
        if index == 0:
            self.rewrite_name(root, scope, edits)
            return
        if isinstance(obj, (ctx.Function, wcodegen.Struct, type)):
            name = self.define(obj, chain[index].attr, avoid=local)
        else:
            preferred = "_".join([root.id, *[a.attr for a in chain[1 : index + 1]]])
            name = self.define(obj, preferred, avoid=self.all_names)
        edits.replace(chain[index], name)

    # ---- the kernel ----------------------------------------------------------

    def kernel_decorator(self) -> str:
        """The original @wp.kernel(...) text when it is literal, else one rebuilt from the options."""
        kernel = self.kernel
        unique = False
        if not kernel.adj.transformers:
            decorators = ast.parse(kernel.adj.source).body[0].decorator_list
            if len(decorators) == 1:
                text = ast.get_source_segment(kernel.adj.source, decorators[0])
                match = re.match(r"(wp|warp)\.kernel\b", text)
                if match:
                    node = decorators[0]
                    literal = isinstance(node, ast.Attribute)
                    if isinstance(node, ast.Call) and not node.args:
                        try:
                            options = {k.arg: ast.literal_eval(k.value) for k in node.keywords}
                            literal = None not in options
                            unique = options.get("module") == "unique"
                        except ValueError:
                            unique = re.search(r"""module\s*=\s*["']unique["']""", text) is not None
                    if literal:
                        if match[1] == "warp":
                            self.imports["import warp"] = None
                        return "@" + text
        options = [f"{k}={v!r}" for k, v in kernel.options.items() if k in KERNEL_OPTIONS]
        if unique:
            options.append('module="unique"')
            changed = self.module_options()
            if changed:
                options.append(f"module_options={changed}")
        return f"@wp.kernel({', '.join(options)})" if options else "@wp.kernel"

    def module_options(self) -> str:
        """Module options that differ from the defaults, as a dict literal ('' if none)."""
        defaults = ctx.Module("defaults", None).options
        changed = {}
        own = {k: v for k, v in self.kernel.options.items() if k not in KERNEL_OPTIONS}
        for option, value in (self.kernel.module.options | own).items():
            if option not in defaults or defaults[option] != value:
                if isinstance(value, wp.DeterministicMode):
                    changed[option] = f"wp.DeterministicMode.{value.name}"
                elif isinstance(value, (int, float, str, bool, type(None))):
                    changed[option] = repr(value)
                else:
                    raise Skip(f"module option {option}")
        return "{" + ", ".join(f"{k!r}: {v}" for k, v in changed.items()) + "}" if changed else ""

    def text(self) -> str:
        kernel = self.kernel
        name = kernel.func.__name__
        if not name.isidentifier():
            raise Skip("kernel: no name")
        overloads = list(kernel.overloads.values()) if kernel.is_generic else []
        if kernel.is_generic and not overloads:
            raise Skip("generic kernel without instance")
        name = self.claim(name, self.key(kernel))
        decorator = self.kernel_decorator()
        kernel_text = self.function_text(kernel.func, kernel.adj, decorator, name)
        if len(overloads) > MAX_OVERLOADS:  # spread over the list, keeping order
            step = (len(overloads) - 1) / (MAX_OVERLOADS - 1)
            overloads = [overloads[round(i * step)] for i in range(MAX_OVERLOADS)]
        instances = [
            f"wp.overload({name}, [{', '.join(self.type_expr(t) for t in o.adj.arg_types.values())}])"
            for o in overloads
        ]
        header = sorted(self.imports, key=lambda line: (not line.startswith("import enum"), line))
        blocks = ["\n".join(header)]
        options = self.module_options()
        if options and "unique" not in decorator:
            blocks.append(f"wp.set_module_options({options})")
        blocks += [*self.blocks, kernel_text]
        if instances:
            blocks.append("\n".join(instances))
        out = blocks[0] + "\n"
        for block in blocks[1:]:
            gap = (
                "\n\n"
                if block.startswith(("@", "class ")) or out.rstrip().split("\n")[-1].startswith(" ")
                else "\n"
            )
            out += gap + block + "\n"
        return out
