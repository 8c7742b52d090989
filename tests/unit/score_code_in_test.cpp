// What is code in what a model says.
#include "score/code_in.h"

#include <string>

#include <gtest/gtest.h>

namespace weft::score {
namespace {

constexpr std::string_view code = "int f();\nint g();\n";

std::string fenced(std::string_view name, std::string_view text, std::string_view fence = "```") {
    return std::string(fence) + std::string(name) + "\n" + std::string(text) + std::string(fence) + "\n";
}

TEST(CodeIn, IsAllOfItWithoutFences) {
    EXPECT_EQ(code_in(code, Language::Cpp), code);
    EXPECT_EQ(code_in("", Language::Cpp), "");
    EXPECT_EQ(code_in("\xef\xbb\xbfint f();", Language::Cpp), "int f();");
    EXPECT_EQ(code_in("Use `f` and ``g``.", Language::Cpp), "Use `f` and ``g``.");
}

TEST(CodeIn, StandsInTheLastFence) {
    const std::string text(code);
    for (const std::string& said : {
             fenced("cpp", text),
             fenced("", text),
             "Here it is:\n\n" + fenced("cpp", text) + "That is all.",
             fenced("cpp", "int wrong();\n") + "better:\n" + fenced("cpp", text),
             fenced(" cpp {.lines}", text),
             fenced("CPP", text),
             fenced("cpp", text, "~~~"),
             fenced("cpp", text, "`````"),
             "  " + fenced("cpp", text),
             "```cpp\n" + text,                // not closed
             "```cpp\r\n" + text + "```\r\n",  // lines of another system
             "<think>```cpp\nno\n```\n</think>" + fenced("cpp", text),
             "<think>```cpp\nno</think>\n" + fenced("cpp", text),
         })
        EXPECT_EQ(code_in(said, Language::Cpp), code) << said;
    EXPECT_EQ(code_in("```cpp\nint f();```", Language::Cpp), "int f();");
    EXPECT_EQ(code_in("<think>int g();</think>int f();", Language::Cpp), "int f();");
    EXPECT_EQ(code_in("```cpp\n```", Language::Cpp), "");
    EXPECT_EQ(code_in("```cpp", Language::Cpp), "");
    EXPECT_EQ(code_in("```cpp```", Language::Cpp), "```cpp```");
}

TEST(CodeIn, IsOfTheLanguageThatWasAskedFor) {
    const std::string python = fenced("python", "import warp\n"), cuda = fenced("cuda", "int f();\n"),
                      output = fenced("", "1 2 3\n");
    EXPECT_EQ(code_in(cuda + python + output, Language::Cpp), "int f();\n");
    EXPECT_EQ(code_in(python + cuda + output, Language::Python), "import warp\n");
    EXPECT_EQ(code_in(cuda + output, Language::Python), "1 2 3\n");
    EXPECT_EQ(code_in(fenced("text", "a\n") + output, Language::Python), "1 2 3\n");
}

TEST(CodeIn, MayHoldFencesItself) {
    const std::string inner = "# ```\n'''\n```\n'''\n~~~\n";
    EXPECT_EQ(code_in(fenced("python", inner, "````"), Language::Python), inner);
    EXPECT_EQ(code_in("~~~python\n```\n~~~\n", Language::Python), "```\n");
    EXPECT_EQ(code_in("```python\nx = 1\n```cpp\n```\n", Language::Python), "x = 1\n```cpp\n");
}

}  // namespace
}  // namespace weft::score
