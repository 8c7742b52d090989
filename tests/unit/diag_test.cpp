// source/: the rows of the table are well formed, a text knows its lines, and a rendered diagnostic points at
// its place, whatever text that is in.

#include "source/diag.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "source/render.h"

namespace {

using weft::Diag;
using weft::DiagKind;
using weft::Place;
using weft::Position;
using weft::SourceId;
using weft::Sources;
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

std::string rendered(const Sources& sources, SourceId id, char mark) {
    const auto at = static_cast<uint32_t>(sources[id].text().find(mark));
    return weft::render({DiagKind::SyntaxCharacter, {id, {at, at + 1}}, {"'$'"}}, sources);
}

TEST(Diag, a_rendered_diagnostic_shows_the_place) {
    Sources sources;
    const std::string text = rendered(sources, sources.add("dir/k.py", "x = 1\n    y = $ + 2\n"), '$');
    EXPECT_EQ(text,
              "dir/k.py:2:9: error[syntax.invalid-character]: the character '$' cannot stand here\n"
              "      y = $ + 2\n"
              "          ^\n"
              "  help: remove the character\n");
}

TEST(Diag, columns_count_characters) {
    Sources sources;
    const std::string text = rendered(sources, sources.add("k.py", "\xC3\xA4\xE2\x82\xAC $"), '$');
    EXPECT_TRUE(text.starts_with("k.py:1:4:")) << text;
}

// CPython counts line 1 from behind the mark, and so does every way to show a place.
TEST(Diag, a_byte_order_mark_takes_no_column) {
    Sources sources;
    const SourceId id = sources.add("k.py", "\xEF\xBB\xBFx = $\n$");
    EXPECT_TRUE(rendered(sources, id, '$').starts_with("k.py:1:5:"));
    const weft::Shown shown = weft::shown_at({id, {7, 8}}, sources);
    EXPECT_EQ(shown.column, 5u);
    EXPECT_EQ(shown.end_column, 6u);
    EXPECT_EQ(sources[id].position(9), (Position{2, 0}));
}

TEST(Diag, each_diagnostic_is_shown_in_its_own_file) {
    Sources sources;
    const SourceId one = sources.add("one.py", "a\n$\n"), two = sources.add("two.py", "$");
    EXPECT_TRUE(rendered(sources, one, '$').starts_with("one.py:2:1:"));
    EXPECT_TRUE(rendered(sources, two, '$').starts_with("two.py:1:1:"));
    sources.clear();
    const SourceId again = sources.add("three.py", "\n\n$");
    EXPECT_TRUE(rendered(sources, again, '$').starts_with("three.py:3:1:"));
}

TEST(Diag, a_place_in_a_quoted_text_is_shown_in_the_file) {
    Sources sources;
    const SourceId file = sources.add("k.py", "def f(x: 'a + $', y: 'b\\x24'): pass");
    const SourceId verbatim = sources.add_inner("a + $", {file, {10, 15}});
    EXPECT_TRUE(rendered(sources, verbatim, '$').starts_with("k.py:1:15:"));
    // With escapes bytes do not correspond: the whole literal is shown.
    const SourceId escaped = sources.add_inner("b$", {file, {21, 28}});
    EXPECT_EQ(sources.in_file({escaped, {1, 2}}), (Place{file, {21, 28}}));
}

TEST(Diag, the_end_of_a_text_is_a_place) {
    Sources sources;
    const SourceId ended = sources.add("k.py", "x = (\n"), open = sources.add("k.py", "x = (");
    EXPECT_EQ(sources[ended].line_count(), 1u);
    EXPECT_EQ(sources[ended].position(6), (Position{2, 0}));
    EXPECT_EQ(sources[open].position(5), (Position{1, 5}));
    const SourceId empty = sources.add("k.py", "");
    EXPECT_EQ(sources[empty].position(0), (Position{1, 0}));
    EXPECT_EQ(sources[empty].line_count(), 1u);
}

RC_GTEST_PROP(Diag, any_span_of_any_text_can_be_rendered,
              (const std::string& source, uint32_t begin, uint32_t size)) {
    Sources sources;
    const SourceId id = sources.add("k.py", source);
    const Span span{begin % 100, begin % 100 + size % 100};
    RC_ASSERT(!weft::render({DiagKind::SyntaxInvalid, {id, span}, {}}, sources).empty());
}

}  // namespace
