// Duplicates: what must hash alike and what must not.
#include <gtest/gtest.h>

#include "base/hex.h"

#include "facts/canonical.h"
#include "test_kernels.h"

namespace weft::facts {
namespace {

Hash128 canonical(std::string_view source) {
    const CompiledKernelFile compiled(source);
    return Canonicalizer().canonical(compiled.subject().tree, compiled.subject().strings);
}
Hash128 exact(std::string_view source, std::string_view name) {
    return Canonicalizer().exact(source, name);
}

constexpr std::string_view original = R"(import warp as wp

@wp.kernel
def scale(x: wp.array(dtype=float), out: wp.array(dtype=float), k: float):
    i = wp.tid()
    v = x[i] * 2.0
    out[i] = wp.sin(v) + k
)";

TEST(Canonical, IsXxh3OfTheBytes) {
    // XXH3-128 of nothing, from xxHash's own test vectors.
    const auto digits = hex(hash128(""));
    EXPECT_EQ(std::string_view(digits.data(), digits.size()), "99aa06d3014798d86001c324468d497f");
}

TEST(Canonical, IgnoresNamesNumbersImportsCommentsAndDocstrings) {
    EXPECT_EQ(canonical(original), canonical(R"(import warp

# A comment.


@warp.kernel
def other(a: warp.array(dtype=float), b: warp.array(dtype=float), c: float):
    """Says what it does."""
    tid = warp.tid()

    t = a[tid] * 7.25  # times
    b[tid] = warp.sin(t) + c
)"));
}

TEST(Canonical, IgnoresNamesThatExpressionsBind) {
    const auto with = [](std::string_view name) {
        std::string text =
            "import warp as wp\n\nTABLE = [N * 2.0 for N in (1, 2)]\nlast = lambda N: N + 1\n\n";
        for (size_t at = text.find('N'); at != std::string::npos; at = text.find('N', at + name.size()))
            text.replace(at, 1, name);
        return text + std::string(original.substr(original.find('@')));
    };
    EXPECT_EQ(canonical(with("value")), canonical(with("other")));
}

TEST(Canonical, SeesOperationsTypesAndTheRolesOfNames) {
    const auto changed = [](std::string_view from, std::string_view to) {
        std::string text(original);
        text.replace(text.find(from), from.size(), to);
        return canonical(text);
    };
    EXPECT_NE(canonical(original), changed("wp.sin", "wp.cos"));
    EXPECT_NE(canonical(original), changed("+ k", "- k"));
    EXPECT_NE(canonical(original), changed("k: float", "k: wp.float32"));
    EXPECT_NE(canonical(original), changed("wp.sin(v) + k", "wp.sin(k) + v"));
    EXPECT_NE(canonical(original), changed("x[i] * 2.0", "x[2] * 2.0"));
}

TEST(Canonical, TellsAttributesFromLocals) {
    const std::string local = kernel("    length = x[0]\n    y[0] = wp.length(wp.vec2(length, length))\n");
    const std::string other = kernel("    size = x[0]\n    y[0] = wp.length(wp.vec2(size, size))\n");
    EXPECT_EQ(canonical(local), canonical(other));
}

TEST(Canonical, ExactMasksTheKernelsNameOnly) {
    std::string renamed(original);
    renamed.replace(renamed.find("scale"), 5, "resize");
    EXPECT_EQ(exact(original, "scale"), exact(renamed, "resize"));
    std::string other(original);
    other.replace(other.find("2.0"), 3, "3.0");
    EXPECT_NE(exact(original, "scale"), exact(other, "scale"));
    EXPECT_EQ(exact("# scale\n", "scale"), exact("# resize\n", "resize")) << "in a comment, too";
    EXPECT_NE(exact("scaled = 1\n", "scale"), exact("resized = 1\n", "resize")) << "a whole word only";
    EXPECT_NE(exact("a", "scale"), exact("ascale", "scale"));
}

}  // namespace
}  // namespace weft::facts
