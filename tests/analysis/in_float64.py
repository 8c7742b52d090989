"""Rewrites a kernel file so that every float in it is a float64, for central differences that mean something."""

import ast
import re

FLOATS = {"float", "float16", "float32", "bfloat16"}
COMPOSITE = re.compile(
    r"^((?:vec\d+)|(?:mat\d\d+)|quat|transform|(?:spatial_vector)|(?:spatial_matrix))([fh]?)$"
)


def wide(node: ast.expr) -> ast.Call:
    return ast.Call(ast.Attribute(ast.Name("wp", ast.Load()), "float64", ast.Load()), [node], [])


class Widen(ast.NodeTransformer):
    def visit_Import(self, node):
        return (
            ast.Import([ast.alias("warp"), ast.alias("warp", "wp")]) if node.names[0].name == "warp" else node
        )

    def visit_Constant(self, node):
        return wide(node) if isinstance(node.value, float) else node

    def visit_Name(self, node):
        if node.id == "float":
            return ast.Attribute(ast.Name("wp", ast.Load()), "float64", ast.Load())
        return node

    def visit_Attribute(self, node):
        self.generic_visit(node)
        if node.attr in FLOATS:
            node.attr = "float64"
        elif match := COMPOSITE.match(node.attr):
            node.attr = match[1] + "d"
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "float64" and len(node.args) == 1 and is_wide(node.args[0]):
            return node.args[0]  # wp.float64(wp.float64(1.0))
        if name in {"randf", "randn"}:
            node.args = [a.args[0] if is_wide(a) else a for a in node.args]
            return wide(node)
        return node

    def annotation(self, node):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        return None if node is None else self.visit(node)

    def visit_arg(self, node):
        node.annotation = self.annotation(node.annotation)
        return node

    def visit_AnnAssign(self, node):
        node.annotation = self.annotation(node.annotation)
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def is_wide(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "float64"


def in_float64(source: str) -> str:
    tree = Widen().visit(ast.parse(source))
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
