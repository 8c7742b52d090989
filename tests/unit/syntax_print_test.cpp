// syntax/print.h: parse(print(tree)) equals tree.

#include "syntax/print.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "syntax/parse.h"

namespace weft::syntax {
namespace {

std::string printed(std::string_view source) {
    Sources sources;
    Strings strings;
    Tree tree, again;
    if (parse(sources, sources.add("t.py", source), strings, tree)) return "refused";
    const std::string text = print(tree, strings);
    if (parse(sources, sources.add("t.py", text), strings, again)) return "print is refused: " + text;
    if (!equal(tree, again)) return "print is another tree: " + text;
    return text;
}

TEST(Print, brackets_stand_only_where_needed) {
    EXPECT_EQ(printed("x = ((a) + (b*c))**(-d)"), "x = (a + b * c) ** -d\n");
    EXPECT_EQ(printed("(a, b) = (c, (d, e))"), "a, b = c, (d, e)\n");
    EXPECT_EQ(printed("x = a[(b, c)], a[:, ::2], a[b,]"), "x = a[b, c], a[:, ::2], a[b,]\n");
    EXPECT_EQ(printed("f((x for x in y)); f((x for x in y), 1)"), "f(x for x in y)\nf((x for x in y), 1)\n");
    EXPECT_EQ(printed("x = not (a and (b or c))"), "x = not (a and (b or c))\n");
    EXPECT_EQ(printed("x = (yield a), (b := c)"), "x = (yield a), (b := c)\n");
    EXPECT_EQ(printed("x = 1 .real + (-1).real"), "x = 1 .real + (-1).real\n");
}

TEST(Print, blocks) {
    EXPECT_EQ(printed("if a: b\nelse:\n  if c: d\n  else: e"),
              "if a:\n    b\nelif c:\n    d\nelse:\n    e\n");
    EXPECT_EQ(printed("@wp.kernel\ndef k(a:int,/,*,b=1,**c)->d:\n  pass"),
              "@wp.kernel\ndef k(a: int, /, *, b=1, **c) -> d:\n    pass\n");
    EXPECT_EQ(printed("with ((a, b)): c"), "with ((a, b)):\n    c\n");
}

TEST(Print, strings) {
    EXPECT_EQ(printed("x = 'a\\n\\'' \"b\""), "x = \"a\\n'b\"\n");
    EXPECT_EQ(printed("x = '''\"' \\x00'''"), "x = '\"\\' \\x00'\n");
    EXPECT_EQ(printed("x = b'\\xff\\t'"), "x = b'\\xff\\x09'\n");
    EXPECT_EQ(printed("x = '\\ud800\xC3\xA9'"), "x = '\\ud800\xC3\xA9'\n");
}

TEST(Print, f_strings_find_quotes) {
    EXPECT_EQ(printed("f'{a[\"b\"]}'"), "f'{a[\"b\"]}'\n");
    EXPECT_EQ(printed("f\"{x!r:>{w}}{{\" 'c'"), "f'{x!r:>{w}}{{c'\n");
    EXPECT_EQ(printed("f'''{\"it's\" '\"'}'''").substr(0, 4), "f'''");
    EXPECT_EQ(printed("f'{x}' f\"{f'{y}'}\""), "f'{x}{f\"{y}\"}'\n");
    EXPECT_EQ(printed("f\"\"\"{\n'''a\nb''' + c:\n>}\"\"\""), "f'''{\n\"\"\"a\nb\"\"\" + c:\\n>}'''\n");
    EXPECT_EQ(printed("f'{(lambda: 1)}{ {1: 2} }'"), "f'{(lambda: 1)}{ {1: 2}}'\n");
}

// Random programs: text by a small grammar that leans on brackets and precedence.
class Grammar {
  public:
    std::string expr(int depth) {
        if (depth <= 0) return pick({"a", "b1", "1", "2.5", "'s'", "None", "...", "3j", "b'x'", "0x1F"});
        const auto sub = [&] { return expr(depth - 1); };
        switch (*rc::gen::inRange(0, 24)) {
            case 0:
                return "(" + sub() + ")";
            case 1:
                return binary(sub(), sub());
            case 2:
                return "(" + sub() + ") " + op() + " (" + sub() + ")";
            case 3:
                return pick({"-", "+", "~", "not "}) + "(" + sub() + ")";
            case 4:
                return "(" + sub() + ").attr";
            case 5:
                return "(" + sub() + ")[" + pick({"", "i, ", "*j, "}) + "(" + sub() + ")]";
            case 6:
                return "f(" + sub() + ", k=" + sub() + ", *" + "(" + sub() + "))";
            case 7:
                return "[" + sub() + ", *(" + sub() + ")]";
            case 8:
                return "{" + sub() + ": " + sub() + "}";
            case 9:
                return "{(" + sub() + "), " + sub() + "}";
            case 10:
                return "(" + sub() + " for t, u in (" + sub() + ") if (" + sub() + "))";
            case 11:
                return "[(" + sub() + ") for t in (" + sub() + ")]";
            case 12:
                return "(lambda p, *q, r=" + sub() + ": " + sub() + ")";
            case 13:
                return "(" + sub() + ") if (" + sub() + ") else " + sub();
            case 14:
                return "(w := " + sub() + ")";
            case 15:
                return "(" + sub() + ",)";
            case 16:
                return "(" + sub() + ", " + sub() + ")";
            case 17:
                return "(yield " + sub() + ")";
            case 18:
                return "(await (" + sub() + "))";
            case 19:
                return "a[(" + sub() + "):(" + sub() + ")]";
            case 20:
                return "(" + sub() + ") and (" + sub() + ") or (" + sub() + ")";
            case 21:
                return "(" + sub() + ") < (" + sub() + ") not in (" + sub() + ")";
            case 22:
                return "(" + sub() + ") ** -(" + sub() + ")";
            default:
                return "f'x{(" + pick({"a", "a.b", "a[0]", "lambda: a", "a if b else c", "{1: 2}"}) +
                       ")!r:{w}}}}'";
        }
    }
    std::string statement(int depth) {
        const std::string value = expr(depth);
        switch (*rc::gen::inRange(0, 8)) {
            case 0:
                return "x = y, *z = " + value + "\n";
            case 1:
                return "x += " + value + "\n";
            case 2:
                return "(x): " + value + " = " + expr(1) + "\n";
            case 3:
                return "if " + value + ":\n    pass\nelif " + expr(1) + ":\n    x\nelse:\n    y\n";
            case 4:
                return "for i, in " + value + ": pass\n";
            case 5:
                return "with (" + value + "): pass\n";
            case 6:
                return "with (" + value + ") as v, " + expr(1) + ": pass\n";
            default:
                return value + "\n";
        }
    }

  private:
    std::string pick(std::initializer_list<const char*> choices) {
        return *(choices.begin() + *rc::gen::inRange<size_t>(0, choices.size()));
    }
    std::string op() { return pick({"+", "-", "*", "/", "//", "%", "@", "**", "<<", ">>", "|", "^", "&"}); }
    std::string binary(const std::string& left, const std::string& right) {
        return left + " " + op() + " (" + right + ")";
    }
};

RC_GTEST_PROP(Print, random_programs_come_back, ()) {
    Grammar grammar;
    const std::string source = grammar.statement(*rc::gen::inRange(1, 4));
    const std::string text = printed(source);
    RC_ASSERT(text != "refused");
    RC_ASSERT(!text.starts_with("print is"));
    // The text is a fixed point: nothing is left to take away.
    RC_ASSERT(printed(text) == text);
}

}  // namespace
}  // namespace weft::syntax
