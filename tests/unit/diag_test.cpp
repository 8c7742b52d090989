// base/diag.h: the rows of the table are well formed, and a rendered diagnostic points at its place.

#include "base/diag.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace {

using weft::Diag;
using weft::DiagKind;
using weft::Span;

TEST(Diag, every_row_names_its_construct_and_the_way_out) {
    for (size_t i = 0; i < static_cast<size_t>(DiagKind::Count); ++i) {
        const weft::DiagInfo& row = weft::info(static_cast<DiagKind>(i));
        EXPECT_FALSE(row.message.empty()) << row.construct;
        EXPECT_FALSE(row.help.empty()) << row.construct;
        EXPECT_FALSE(row.construct.empty());
        for (const char c : row.construct) {
            EXPECT_TRUE((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_')
                << row.construct;
        }
    }
}

TEST(Diag, a_rendered_diagnostic_shows_the_place) {
    const std::string source = "x = 1\n    y = $ + 2\n";
    const auto at = static_cast<uint32_t>(source.find('$'));
    const std::string text =
        weft::render({DiagKind::SyntaxCharacter, {at, at + 1}, {"'$'"}}, source, "dir/k.py");
    EXPECT_TRUE(text.starts_with(
        "dir/k.py:2:9: error[syntax.invalid-character]: the character '$' cannot stand here\n"))
        << text;
    EXPECT_NE(text.find("    y = $ + 2\n"), std::string::npos) << text;
    EXPECT_NE(text.find('^'), std::string::npos) << text;
    EXPECT_NE(text.find("help: remove the character"), std::string::npos) << text;
}

TEST(Diag, columns_count_characters) {
    const std::string source = "\xC3\xA4\xE2\x82\xAC $";
    const auto at = static_cast<uint32_t>(source.find('$'));
    const std::string text = weft::render({DiagKind::SyntaxCharacter, {at, at + 1}, {"'$'"}}, source, "k.py");
    EXPECT_TRUE(text.starts_with("k.py:1:4:")) << text;
}

RC_GTEST_PROP(Diag, any_span_of_any_text_can_be_rendered,
              (const std::string& source, uint32_t begin, uint32_t size)) {
    const Span span{begin % 100, begin % 100 + size % 100};
    RC_ASSERT(!weft::render({DiagKind::SyntaxInvalid, span, {}}, source, "k.py").empty());
}

}  // namespace
