// Texts that would become code where Warp prints them, and their neighbours that stay text.
#include "facts/literals.h"

#include <gtest/gtest.h>

#include "driver/compile.h"

namespace weft::facts {
namespace {

std::optional<std::string> judged(const std::string& line) {
    const std::string source =
        "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), v: wp.vec3, h: wp.int64):\n"
        "    i = wp.tid()\n    " +
        line + "\n    a[i] = 1.0\n";
    driver::Options options;
    options.module_name = "k";
    options.printed_file = "k.py";
    Compiled compiled;
    driver::compile(source, options, compiled);
    EXPECT_TRUE(compiled.ok()) << line << ": " << (compiled.ok() ? "" : message(*compiled.first_diag()));
    return escapes_its_literal(compiled);
}

TEST(Literals, WhatStaysText) {
    for (const char* line :
         {R"(print("plain 'quoted' \\ \n \t é ?? /"))", R"(print("ends in a backslash\\"))",
          R"(assert i >= 0, "said so")", R"(assert i >= 0, 'it is')", "assert i >= 0 and \\\n        i < 9",
          R"(wp.printf("%d %5.2f %-3d%% %lld %x\n", i, a[i], i, h, i))",
          R"(wp.printf("%s: %d\n", "name", i))", R"(wp.printf("%*d\n", 5, i))", R"(wp.printf("plain\n"))"}) {
        EXPECT_FALSE(judged(line)) << line << ": " << judged(line).value_or("");
    }
}

TEST(Literals, WhatCouldBecomeCode) {
    for (const char* line :
         {R"(print('a"; system("x"); "'))", R"(wp.printf('"\n'))", "print('ends in ?\?/')",
          // Only the quote gets a backslash, so that a backslash before it takes that one for itself.
          "assert i >= 0, 'a\\\"b'", "assert i >= 0, \"said \\\"so\\\"\"",
          "assert (i >= 0 and\n        i < 9)", "assert i >= 0, '''a\n    b'''",
          "assert i >= 0, '''a\\\\\n\"b'''", "assert i >= 0, 'a?\?/\"'"}) {
        EXPECT_TRUE(judged(line)) << line;
    }
}

TEST(Literals, FormatsThatReadOrWriteWhatTheyWereNotGiven) {
    for (const char* line : {R"(wp.printf("%n", i))", R"(wp.printf("%s", i))", R"(wp.printf("%d %d", i))",
                             R"(wp.printf("%Lf", a[i]))", R"(wp.printf("%1$d", i))", R"(wp.printf("%", i))",
                             R"(wp.printf("%*d", i))", R"(wp.printf("%f", v))", R"(wp.printf("%ls", i))",
                             R"(wp.printf("%d", "text"))"}) {
        EXPECT_TRUE(judged(line)) << line;
    }
    EXPECT_NE(judged(R"(wp.printf("%d %s", i, i))")->find("line 7"), std::string::npos);
}

TEST(Literals, WhatEveryCompilerTakesForOneLiteral) {
    EXPECT_TRUE(stays_in_literal(R"(a \" b \\)"));
    EXPECT_TRUE(stays_in_literal("a \\\nb"));
    EXPECT_FALSE(stays_in_literal(R"(a \\" b)"));
    EXPECT_FALSE(stays_in_literal("a\nb"));
    EXPECT_FALSE(stays_in_literal("a \\ \nb"));     // some join these lines, others do not
    EXPECT_TRUE(stays_in_literal("a \\\\\n\" b"));  // the backslashes meet: one escapes the quote
    EXPECT_FALSE(stays_in_literal("a \\\\\n\\\" b"));
    EXPECT_FALSE(stays_in_literal("a\\"));
    EXPECT_FALSE(stays_in_literal("a\rb"));
}

}  // namespace
}  // namespace weft::facts
