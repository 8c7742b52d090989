#include "base/utf8.h"

#include <gtest/gtest.h>

namespace weft {
namespace {

TEST(Utf8, LeavesATerminalNoCommands) {
    EXPECT_EQ(for_terminal("plain, \xc3\xa9 and \xe2\x80\xa6\n\tkept"),
              "plain, \xc3\xa9 and \xe2\x80\xa6\n\tkept");
    EXPECT_EQ(for_terminal("a\x1b]0;x\x07\r\x7f"), "a\\x1b]0;x\\x07\\x0d\\x7f");
    EXPECT_EQ(for_terminal(std::string_view("\0z", 2)), "\\x00z");
    EXPECT_EQ(for_terminal("\xc2\x9b[31m"), "\\xc2\\x9b[31m");  // the same command in one character
    EXPECT_EQ(for_terminal("x\xe2\x80\xaey"), "x\\u202ey");     // from right to left
    EXPECT_EQ(for_terminal("\xff\xc3(\xe2\x80"), "\\xff\\xc3(\\xe2\\x80");  // not UTF-8
    EXPECT_EQ(for_terminal(""), "");
}

TEST(Utf8, CountsCharactersAsPythonDoes) {
    EXPECT_EQ(count_characters(""), 0u);
    EXPECT_EQ(count_characters("seven: \xc3\xa9"), 8u);
    EXPECT_EQ(count_characters("eight of them \xe2\x80\xa6 \xf0\x9f\x98\x80!"), 18u);
    EXPECT_EQ(count_characters("\xe2\x80\xa6\xe2\x80\xa6\xe2\x80\xa6"), 3u) << "over the edge of eight bytes";
}

}  // namespace
}  // namespace weft
