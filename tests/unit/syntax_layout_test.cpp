// syntax/notes.h and print() with a Layout: comments and blank lines stay with their statements, long lines
// are broken, and the tree stays the same.

#include <gtest/gtest.h>

#include <string>

#include "syntax/parse.h"
#include "syntax/print.h"

namespace weft::syntax {
namespace {

std::string laid_out(std::string_view source, const Layout& layout = {}) {
    Sources sources;
    Strings strings;
    Tree tree, again;
    if (parse(sources, sources.add("t.py", source), strings, tree)) return "refused";
    Notes notes;
    notes.read(tree, strings);
    TextBuffer out;
    print(tree, strings, notes, layout, out);
    if (parse(sources, sources.add("t.py", out.view()), strings, again)) return "refused: " + out.str();
    if (source.find("\"\"\"") == std::string_view::npos && !equal(tree, again))
        return "another tree: " + out.str();
    return out.str();
}

TEST(SyntaxLayout, CommentsStayWhereTheyBelong) {
    const std::string text =
        "# what this is\n"
        "import warp as wp\n"
        "\n"
        "SIZE = 4  # of a block\n"
        "\n"
        "\n"
        "# adds\n"
        "@wp.func\n"
        "def add(a: int, b: int):\n"
        "    # no overflow here\n"
        "    c = a + b  # the sum\n"
        "\n"
        "    if c > 0:  # often\n"
        "        # positive\n"
        "        return c\n"
        "    # and now the rest\n"
        "    elif c < 0:  # seldom\n"
        "        return -c\n"
        "    return 0\n";
    EXPECT_EQ(laid_out(text), text);
}

TEST(SyntaxLayout, ACommentBehindAParameterStaysBehindIt) {
    const std::string text =
        "def f(\n"
        "    a: int,  # first\n"
        "    b: int,\n"
        "):\n"
        "    return a\n";
    EXPECT_EQ(laid_out(text), text);
}

TEST(SyntaxLayout, HashesInStringsAreNoComments) {
    EXPECT_EQ(laid_out("x = '# no'\ny = \"a\"  # yes\n"), "x = \"# no\"\ny = \"a\"  # yes\n");
}

TEST(SyntaxLayout, SignaturesAreBrokenAsTheLayoutSays) {
    const std::string_view text = "def f(a: int, b: int, c: int) -> int:\n    return a\n";
    Layout layout;
    EXPECT_EQ(laid_out(text, layout),
              "def f(\n    a: int,\n    b: int,\n    c: int,\n) -> int:\n    return a\n");
    layout.signature = Layout::Signature::Aligned;
    layout.width = 21;
    EXPECT_EQ(laid_out(text, layout), "def f(a: int, b: int,\n      c: int) -> int:\n    return a\n");
    layout.signature = Layout::Signature::Indented;
    EXPECT_EQ(laid_out(text, layout),
              "def f(\n        a: int,\n        b: int,\n        c: int) -> int:\n    return a\n");
    layout.width = 100;
    layout.most_on_a_line = 3;
    EXPECT_EQ(laid_out(text, layout), text);
}

TEST(SyntaxLayout, LongLinesAreBrokenAtTheirOutermostOperation) {
    Layout layout;
    layout.width = 24;
    EXPECT_EQ(laid_out("total = first + second - third\n", layout),
              "total = (\n    first\n    + second\n    - third\n)\n");
    EXPECT_EQ(laid_out("if first > 0 and second > 0:\n    pass\n", layout),
              "if (\n    first > 0\n    and second > 0\n):\n    pass\n");
    EXPECT_EQ(laid_out("call_this(first, second, fourth)\n", layout),
              "call_this(\n    first,\n    second,\n    fourth,\n)\n");
}

TEST(SyntaxLayout, DocstringsMoveWithTheirBlock) {
    Layout layout;
    layout.indent = 2;
    EXPECT_EQ(
        laid_out("def f():\n    \"\"\"One.\n\n    Two:\n        three\n    \"\"\"\n    return 1\n", layout),
        "def f():\n  \"\"\"One.\n\n  Two:\n      three\n  \"\"\"\n  return 1\n");
}

}  // namespace
}  // namespace weft::syntax
