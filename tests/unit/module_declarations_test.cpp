// Declarations of the module level: keys, native names, overload sets, types, options, source text.
// Expected values were read from Warp 1.19.0 after importing the same file.
#include <gtest/gtest.h>

#include "module_case.h"

namespace weft::module {
namespace {

TEST(ModuleDeclarations, FunctionsAreNumberedByKeyOverTheProcess) {
    const ModuleCase file(R"py(
import warp as wp
@wp.func
def over(x: float):
    return x
@wp.func
def over(x: int):
    return x
alias = over
@wp.func
def over(y: float):
    return y
@wp.func
def norm_l1(x: float):
    return x
@wp.func
def transform_compose(x: float):
    return x
)py");
    const auto& functions = file.program.functions;
    ASSERT_EQ(functions.size(), 5u);
    EXPECT_EQ(file.text(functions[2].native_name), "over_2");
    EXPECT_EQ(file.text(functions[3].native_name), "norm_l1_1");
    EXPECT_EQ(file.text(functions[4].native_name), "transform_compose_3");
    // The same signature takes the first one's place in a set of its own; the alias keeps the old set.
    const auto& set = file.program.function_sets[file.value("over").id];
    const auto& old = file.program.function_sets[file.value("alias").id];
    EXPECT_EQ(set, (std::vector<FunctionId>{{2}, {1}}));
    EXPECT_EQ(old, (std::vector<FunctionId>{{0}, {1}}));
}

TEST(ModuleDeclarations, ClosuresHaveQualifiedKeysAndCells) {
    ModuleCase file(R"py(
import warp as wp
def make(n, unused):
    @wp.kernel(launch_bounds=unused)
    def k(a: wp.array(dtype=int)):
        i = 0
        for n2 in range(n):
            a[n2] = n
    n = n + 1
    return k
k1 = make(1, 64)
k2 = make(5, 64)
)py");
    const Kernel &first = file.kernel("k1"), &second = file.kernel("k2");
    EXPECT_EQ(file.text(first.key), "make__locals__k");
    const StringId n = *file.strings.find("n"), unused = *file.strings.find("unused");
    EXPECT_TRUE(file.program.lookup(first.scope, n).integer == 2);  // cells hold their last value
    EXPECT_TRUE(file.program.lookup(second.scope, n).integer == 6);
    // A name used only in a decorator is no free name of the function.
    EXPECT_EQ(file.program.lookup(first.scope, unused).kind, ValueKind::Missing);
    EXPECT_EQ(first.options.launch_bounds, "64");
}

TEST(ModuleDeclarations, StructsHashTheirFields) {
    const ModuleCase file(R"py(
import warp as wp
@wp.struct
class St:
    a: int
    b: wp.vec3
@wp.kernel
def k(s: St, a: wp.array(dtype=St), b: wp.array2d[float], c: "wp.array(dtype=wp.float64, ndim=3)"):
    pass
)py");
    const Kernel& kernel = file.kernel("k");
    auto& types = const_cast<types::Types&>(file.types);
    const auto params = file.program.params(kernel);
    ASSERT_EQ(params.size(), 4u);
    const std::string name(types.code(params[0].type));
    EXPECT_EQ(name.substr(0, 3), "St_");
    EXPECT_EQ(types.code(params[1].type), "a1" + name);
    EXPECT_EQ(types.code(params[2].type), "a2f4");
    EXPECT_EQ(types.code(params[3].type), "a3f8");
}

TEST(ModuleDeclarations, OptionsHoldAsTheyStandAtTheEnd) {
    const ModuleCase file(R"py(
import warp as wp
wp.set_module_options({"enable_backward": False})
@wp.kernel
def a(x: wp.array(dtype=float)):
    x[0] = 1.0
@wp.kernel(enable_backward=True, grid_stride=False)
def b(x: wp.array(dtype=float)):
    x[0] = 1.0
@wp.kernel(module="unique", module_options={"max_unroll": 2})
def c(x: wp.array(dtype=float)):
    x[0] = 1.0
@wp.kernel(module="other")
def d(x: wp.array(dtype=float)):
    x[0] = 1.0
wp.set_module_options({"max_unroll": 4})
)py");
    EXPECT_FALSE(file.kernel("a").options.enable_backward);
    EXPECT_TRUE(file.kernel("b").options.enable_backward);
    EXPECT_FALSE(file.kernel("b").options.grid_stride);
    ASSERT_EQ(file.program.modules.size(), 3u);
    EXPECT_EQ(file.program.modules[0].max_unroll, 4u);
    EXPECT_EQ(file.program.modules[1].max_unroll, 2u);
    EXPECT_TRUE(file.program.modules[1].unique);
    EXPECT_EQ(file.program.modules[2].name, "other");
    EXPECT_TRUE(file.kernel("d").options.enable_backward);
}

TEST(ModuleDeclarations, KernelsThatNothingRefersToAreNotBuilt) {
    const ModuleCase file(R"py(
import warp as wp
@wp.kernel
def k(a: wp.array(dtype=int)):
    a[0] = 1
@wp.kernel
def k(a: wp.array(dtype=int)):
    a[0] = 2
def make(n):
    @wp.kernel
    def m(a: wp.array(dtype=int)):
        a[0] = n
    return m
kept = [make(1)]
make(2)
make(3)
)py");
    std::vector<bool> live;
    for (const Kernel& kernel : file.program.kernels) live.push_back(kernel.live);
    EXPECT_EQ(live, (std::vector<bool>{false, true, true, false, true}));  // the latest of a key always lives
}

TEST(ModuleDeclarations, SourceIsTheTextWarpReads) {
    const ModuleCase file(
        "import warp as wp\n\nclass C:\n    @wp.func\n    # note\n    def f(x: float):\n        return x\n   "
        "\n"
        "        # deeper\n\n    # same\n    y = 1\n");
    const Function& function = file.program.functions.at(0);
    EXPECT_EQ(function.source.text, "@wp.func\n# note\ndef f(x: float):\n    return x\n\n    # deeper\n");
    EXPECT_EQ(function.source.first_line, 4u);
    EXPECT_EQ(file.text(function.key), "C__f");
}

TEST(ModuleDeclarations, LinesSplitWhereStrSplitlinesDoes) {
    const ModuleCase file(
        "import warp as wp\r\n@wp.kernel\r\ndef k(a: int):\r\n    pass  # x\x0cy\r\n    \r\n    pass");
    const Kernel& kernel = file.kernel("k");
    EXPECT_EQ(kernel.source.text, "@wp.kernel\ndef k(a: int):\n    pass  # x\x0cy\n\n    pass\n");
    ASSERT_EQ(kernel.source.line_count, 6u);
    EXPECT_EQ(file.program.line(kernel, 3), "y");
}

TEST(ModuleDeclarations, UnsupportedConstructsRefuseOnlyTheirUsers) {
    const ModuleCase file(R"py(
from typing import Any
import warp as wp
@wp.func
def g(x: Any):
    return x
@wp.func_native("return x;")
def n(x: float) -> float: ...
@wp.func
def r(x: wp.ref[float]):
    x = 1.0
@wp.kernel
def t(x: wp.tile[float, 4]):
    pass
@wp.kernel
def gk(x: wp.array(dtype=Any)):
    pass
@wp.kernel
def plain(x: wp.array(dtype=float)):
    x[0] = 1.0
)py");
    ASSERT_EQ(file.refused(), "");
    EXPECT_TRUE(file.program.functions[0].generic);
    EXPECT_TRUE(file.program.functions[1].is_native());
    EXPECT_FALSE(file.program.functions[1].unsupported);
    EXPECT_FALSE(file.program.functions[2].unsupported);
    EXPECT_EQ(file.construct(file.kernel("t").unsupported), "tile.parameter");
    EXPECT_FALSE(file.kernel("gk").emitted());  // generic and never instantiated: no text
    EXPECT_FALSE(file.kernel("plain").unsupported);
}

struct RefusedCase {
    const char* source;
    const char* construct;
};

TEST(ModuleDeclarations, WhatWarpRejectsWhenItImportsTheFileIsRefused) {
    const RefusedCase cases[] = {
        {"@wp.kernel\ndef k(a, b: int):\n    pass\n", "function.missing-annotation"},
        {"@wp.kernel(cuda_max_registers=4, launch_bounds=3)\ndef k(a: int):\n    pass\n", "kernel.option"},
        {"@wp.kernel(cluster_dim=17)\ndef k(a: int):\n    pass\n", "kernel.option"},
        {"@wp.kernel(name='a b')\ndef k(a: int):\n    pass\n", "kernel.option"},
        {"@wp.func(name='a b')\ndef f(a: float):\n    return a\n", "kernel.option"},
        {"@wp.func(name='')\ndef f(a: float):\n    return a\n", "kernel.option"},
        {"@wp.func(name='a\\nint x;')\ndef f(a: float):\n    return a\n", "kernel.option"},
        {"@wp.func(module='a.b; c')\ndef f(a: float):\n    return a\n", "kernel.option"},
        {"@wp.kernel(module='a.')\ndef k(a: int):\n    pass\n", "kernel.option"},
        {"@wp.kernel(module='../a')\ndef k(a: int):\n    pass\n", "kernel.option"},
        {"@wp.kernel(foo=1)\ndef k(a: int):\n    pass\n", "module.python-error"},
        {"@wp.kernel(module_options={'fast_math': True})\ndef k(a: int):\n    pass\n", "kernel.option"},
        {"@wp.func(inline=1)\ndef f(a: float):\n    return a\n", "kernel.option"},
        {"@wp.kernel\ndef k(a: nowhere):\n    pass\n", "module.python-error"},
        {"@wp.kernel\ndef k(a: wp.nope):\n    pass\n", "module.python-error"},
        {"@wp.func\ndef f(a: float | int):\n    return a\n", "annotation.union"},
        {"@wp.func\ndef f(a: list):\n    return a\n", "annotation.invalid"},
        {"X = wp.constant('a')\n", "module.python-error"},
        {"X = wp.vec3(1, 2)\n", "module.python-error"},
        {"X = 1 / 0\n", "module.python-error"},
        {"wp.array = None\n", "module.changes-warp"},
        {"exec('X = 1')\n", "module.dynamic-names"},
        {"import os\nif os.name:\n    @wp.kernel\n    def k(a: int):\n        pass\n",
         "module.conditional-declaration"},
        {"import os\nwp.set_module_options({'max_unroll': os.getpid()}); wp.set_module_options(os.environ)\n",
         "module.unknown-option"},
        {"def make():\n    @wp.kernel\n    def k(a: int):\n        pass\n# zero\n        pass\n    return "
         "k\nmake()\n",
         "source.layout"},
    };
    for (const RefusedCase& each : cases) {
        const ModuleCase file(std::string("import warp as wp\n") + each.source);
        EXPECT_EQ(file.refused(), each.construct) << each.source;
    }
}

TEST(ModuleDeclarations, ProgramsAreReusable) {
    Sources sources;
    Strings strings;
    types::Types types(strings);
    syntax::Tree tree;
    Program program;
    const auto mark = strings.mark();
    const auto types_mark = types.mark();
    for (int i = 0; i < 3; ++i) {
        const std::string source =
            "import warp as wp\nN" + std::to_string(i) + " = 1\n@wp.kernel\ndef k(a: int):\n    pass\n";
        ASSERT_FALSE(syntax::parse(sources, sources.add("m.py", source), strings, tree));
        ASSERT_FALSE(evaluate(sources, tree, "m", strings, types, program));
        EXPECT_EQ(program.kernels.size(), 1u);
        if (i > 0) {
            EXPECT_EQ(program.lookup(ScopeId{0}, strings.intern("N" + std::to_string(i - 1))).kind,
                      ValueKind::Missing);
        }
        types.rewind(types_mark);
        strings.rewind(mark);
    }
}

}  // namespace
}  // namespace weft::module
