#include "syntax/highlight.h"

#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace weft::syntax {
namespace {

// Each coloured part with the first letter of what it is.
std::string marked(std::string_view text, Language language) {
    constexpr std::string_view letters = "CLNKWDA";
    std::string out;
    size_t at = 0;
    for (const Tinted& part : highlight(text, language)) {
        out.append(text.substr(at, part.begin - at));
        out += letters[static_cast<size_t>(part.tint)];
        out.append("[").append(text.substr(part.begin, part.end - part.begin)).append("]");
        at = part.end;
    }
    return out.append(text.substr(at));
}

TEST(Highlight, Python) {
    EXPECT_EQ(marked("@wp.kernel\ndef f(a: float):  # x\n    return wp.sin(1.5) + 'a\\'b'", Language::Python),
              "A[@wp.kernel]\nK[def] D[f](a: float):  C[# x]\n    K[return] W[wp.sin](N[1.5]) + L['a\\'b']");
}

TEST(Highlight, PartsEndWithTheirLine) {
    EXPECT_EQ(marked("\"\"\"one\n\ntwo\"\"\" x", Language::Python), "L[\"\"\"one]\n\nL[two\"\"\"] x");
    EXPECT_EQ(marked("/* a\nb */ int x;", Language::Cpp), "C[/* a]\nC[b */] K[int] x;");
}

TEST(Highlight, Cpp) {
    EXPECT_EQ(marked("static wp::float32 var_0 = wp::add(1.0f, x); // <L 3>", Language::Cpp),
              "K[static] W[wp::float32] var_0 = W[wp::add](N[1.0f], x); C[// <L 3>]");
    EXPECT_EQ(marked("struct Box { }; swp::x wp:: ", Language::Cpp), "K[struct] D[Box] { }; swp::x wp:: ");
}

TEST(Highlight, PlainHasNone) {
    EXPECT_TRUE(highlight("def f(): pass", Language::Plain).empty());
}

RC_GTEST_PROP(Highlight, PartsAreInOrderAndInside, (const std::string& text, bool is_python)) {
    size_t at = 0;
    for (const Tinted& part : highlight(text, is_python ? Language::Python : Language::Cpp)) {
        RC_ASSERT(part.begin >= at);
        RC_ASSERT(part.end > part.begin);
        RC_ASSERT(part.end <= text.size());
        RC_ASSERT(text.substr(part.begin, part.end - part.begin).find('\n') == std::string::npos);
        at = part.end;
    }
}

}  // namespace
}  // namespace weft::syntax
