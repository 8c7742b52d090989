// Values of the module level. Expected values were computed by CPython 3.11 and Warp 1.19.0;
// tests/module/compare_module.py compares many more of them live.
#include <gtest/gtest.h>

#include <cmath>

#include "module_case.h"

namespace weft::module {
namespace {

TEST(ModuleValues, IntegersAreExactAndFloorLikePython) {
    const ModuleCase file(
        "A = -7 // 2\nB = -7 % 3\nC = 2 ** 100 >> 98\nD = 7 % -3\nE = 1 << 2 | 8\nF = ~5\n");
    EXPECT_TRUE(file.integer("A") == -4);
    EXPECT_TRUE(file.integer("B") == 2);
    EXPECT_TRUE(file.integer("C") == 4);
    EXPECT_TRUE(file.integer("D") == -2);
    EXPECT_TRUE(file.integer("E") == 12);
    EXPECT_TRUE(file.integer("F") == -6);
}

TEST(ModuleValues, IntegersBeyond128BitsAreUnknown) {
    const ModuleCase file("A = 2 ** 127\nB = 2 ** 10 ** 9\nC = 1 << 10 ** 12\nD = 3\n");
    EXPECT_TRUE(file.is_unknown("A"));
    EXPECT_TRUE(file.is_unknown("B"));
    EXPECT_TRUE(file.is_unknown("C"));
    EXPECT_TRUE(file.integer("D") == 3);
    EXPECT_EQ(file.refused(), "");
}

TEST(ModuleValues, StridesOfAnyLengthStayInside) {
    const ModuleCase file(
        "x = [3, 4, 5]\nA = len(x[2 :: 2 ** 126])\nB = x[0 :: -(2 ** 126)][0]\nC = x[2 :: -2][1]\n"
        "D = len(x[:: 2 ** 126 + (2 ** 126 - 1)])\n");
    EXPECT_TRUE(file.integer("A") == 1);
    EXPECT_TRUE(file.integer("B") == 3);
    EXPECT_TRUE(file.integer("C") == 3);
    EXPECT_TRUE(file.integer("D") == 1);
}

TEST(ModuleValues, FloatsFollowCPython) {
    const ModuleCase file(
        "import math\nA = -7.5 % 2\nB = -7 // 2.0\nC = 0.1 + 0.2\nD = math.radians(30)\nE = round(2.675, "
        "2)\n");
    EXPECT_EQ(file.real("A"), 0.5);
    EXPECT_EQ(file.real("B"), -4.0);
    EXPECT_EQ(file.real("C"), 0.30000000000000004);
    EXPECT_EQ(file.real("D"), 0.5235987755982988);
    EXPECT_EQ(file.real("E"), 2.67);
}

TEST(ModuleValues, VectorsKeepWhatTheirScalarTypeHolds) {
    const ModuleCase file(
        "import warp as wp\nA = wp.vec3(0.1, 2, 3)\nB = wp.vec2i(2**31, -1)\nC = wp.vec2h(4466.0, 0.1)\n");
    const Value a = file.value("A"), b = file.value("B"), c = file.value("C");
    ASSERT_EQ(a.kind, ValueKind::Composite);
    EXPECT_EQ(file.program.elements[a.id].real, static_cast<double>(0.1f));
    EXPECT_TRUE(file.program.elements[b.id].integer == INT32_MIN);
    EXPECT_EQ(file.program.elements[c.id].real, 4468.0);  // Warp rounds the middle away from zero
}

TEST(ModuleValues, ControlFlowIsFollowed) {
    const ModuleCase file(R"py(
total = 0
for i in range(5):
    if i == 3:
        break
    total += i
else:
    total = -1
squares = [x * x for x in range(4) if x % 2]
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)
f = fact(10)
if __name__ == "__main__":
    total = 100
)py");
    EXPECT_TRUE(file.integer("total") == 3);
    EXPECT_TRUE(file.integer("f") == 3628800);
    EXPECT_EQ(file.program.sequences[file.value("squares").id].items.size(), 2u);
}

TEST(ModuleValues, EnumerationsCount) {
    const ModuleCase file(R"py(
import enum
class A(enum.IntEnum):
    X = enum.auto()
    Y = 10
    Z = enum.auto()
    ALIAS = 10
class F(enum.IntFlag):
    P = enum.auto()
    Q = enum.auto()
    R = enum.auto()
z = A.Z
r = F.R
alias = A.ALIAS
)py");
    EXPECT_TRUE(file.integer("z") == 11);
    EXPECT_TRUE(file.integer("r") == 4);
    EXPECT_EQ(file.text(file.program.enum_members[file.value("alias").id].name), "Y");
}

TEST(ModuleValues, UnknownConditionsMakeNamesUnknown) {
    const ModuleCase file(R"py(
import os
N = 4
L = [1]
if os.environ.get("X"):
    N = 8
    L.append(2)
M = N + 1
K = 3
n = len(L)
)py");
    EXPECT_TRUE(file.is_unknown("N"));
    EXPECT_TRUE(file.is_unknown("M"));
    EXPECT_TRUE(file.is_unknown("n"));
    EXPECT_TRUE(file.integer("K") == 3);
}

TEST(ModuleValues, EscapedFunctionsKeepNamesUnknown) {
    const ModuleCase file(R"py(
class C:
    def change(self):
        global X
        X = 2
c = C()
X = 1
c.change()
Y = X
)py");
    EXPECT_TRUE(file.is_unknown("X"));
    EXPECT_TRUE(file.is_unknown("Y"));
}

TEST(ModuleValues, IteratorsAreReadOnlyWhereTheyAreMade) {
    const ModuleCase file("g = (x for x in range(3))\nA = list(g)\nB = tuple(x for x in range(3))\n");
    EXPECT_TRUE(file.is_unknown("A"));
    EXPECT_EQ(file.program.sequences[file.value("B").id].items.size(), 3u);
}

TEST(ModuleValues, FactoriesMakeDistinctClasses) {
    const ModuleCase file(R"py(
import warp as wp
A = wp.types.vector(length=3, dtype=float)
B = wp.types.vector(3, float)
C = wp.types.vector(length=3, dtype=float)
D = wp.vec3
)py");
    EXPECT_EQ(file.value("A").type, file.value("D").type);
    EXPECT_EQ(file.value("A").id, file.value("C").id);
    EXPECT_NE(file.value("A").id, file.value("B").id);
    EXPECT_EQ(file.value("D").id, 0u);
}

TEST(ModuleValues, AttributesOfWarpAreATable) {
    ModuleCase file("import warp as wp\n");
    const Value warp = file.value("wp");
    const auto attribute_of = [&](std::string_view name) {
        return attribute(file.program, file.types, warp, file.strings.intern(name));
    };
    EXPECT_EQ(attribute_of("vec3").kind, ValueKind::Type);
    EXPECT_EQ(attribute_of("sin").kind, ValueKind::Builtin);
    EXPECT_EQ(attribute_of("tid").kind, ValueKind::Missing);  // a builtin, but no attribute of the package
    EXPECT_EQ(attribute_of("quat_between_vectors").kind, ValueKind::WarpObject);
    EXPECT_EQ(attribute_of("no_such_thing").kind, ValueKind::Missing);
    EXPECT_EQ(attribute_of("HALF_PI").real, 1.5707963267948966);
}

TEST(ModuleValues, BombsAreRefused) {
    for (const char* bomb : {
             "X = 'a' * 10**9\n",
             "X = [0] * 10**9\n",
             "while True: pass\n",
             "def f(n): return f(n + 1)\nX = f(0)\n",
             "X = [i for i in range(10**9)]\n",
             "s = 'ab'\nfor i in range(64): s = s + s\n",
             "x = []\nwhile True: x.append(x)\n",
             "f = lambda f, n: f(f, n + 1)\nX = f(f, 0)\n",
         }) {
        const ModuleCase file(bomb);
        EXPECT_TRUE(file.refused() == "module.budget" || file.refused() == "module.nesting")
            << bomb << file.refused();
    }
}

TEST(ModuleValues, DeepObjectsDoNotOverflowTheStack) {
    const ModuleCase lists(
        "x = []\nfor i in range(50000): x = [x]\ny = []\nfor i in range(50000): y = [y]\nz = x == y\n");
    EXPECT_EQ(lists.refused(), "");
    const ModuleCase classes(
        "class A: pass\nfor i in range(500):\n    class A(A): pass\nx = hasattr(A, 'q')\n");
    EXPECT_TRUE(classes.integer("x") == 0);
    const ModuleCase more("class A: pass\nfor i in range(20000):\n    class A(A): pass\n");
    EXPECT_EQ(more.refused(), "module.budget");
    const ModuleCase itself("a = []\na.append(a)\nb = a == a\n");
    EXPECT_EQ(itself.refused(), "");
}

}  // namespace
}  // namespace weft::module
