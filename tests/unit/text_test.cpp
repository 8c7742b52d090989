// base/text.h: whatever is appended in whatever pieces, the buffer holds what a std::string would.
// base/search.h: a word is found exactly where a std::string finds it.

#include "base/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "base/search.h"
#include "base/strings.h"

namespace {

using weft::TextBuffer;

RC_GTEST_PROP(TextBuffer, holds_what_was_appended, (const std::vector<std::string>& pieces)) {
    TextBuffer buffer;
    std::string expected;
    for (const std::string& piece : pieces) {
        buffer.append(piece);
        expected += piece;
        RC_ASSERT(buffer.view() == expected);
    }
}

RC_GTEST_PROP(TextBuffer, integers_read_as_to_string_writes_them, (int64_t value)) {
    TextBuffer buffer;
    buffer.append_int(value);
    RC_ASSERT(buffer.view() == std::to_string(value));
}

TEST(TextBuffer, integers_at_the_ends_of_their_range) {
    for (const int64_t value :
         {std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max(), int64_t{0}, int64_t{-1},
          int64_t{9}, int64_t{10}, int64_t{99}, int64_t{100}, int64_t{999}, int64_t{1000}}) {
        TextBuffer buffer;
        buffer.append_int(value);
        EXPECT_EQ(buffer.view(), std::to_string(value));
    }
    TextBuffer buffer;
    buffer.append_uint(std::numeric_limits<uint64_t>::max());
    EXPECT_EQ(buffer.view(), "18446744073709551615");
}

TEST(TextBuffer, every_short_length_is_copied_exactly) {
    const std::string letters = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
    for (size_t n = 0; n <= letters.size(); ++n) {
        // A heap block of exactly n bytes: the sanitizer sees a read beyond it.
        const std::vector<char> exact(letters.begin(), letters.begin() + static_cast<std::ptrdiff_t>(n));
        TextBuffer buffer;
        buffer.append(std::string_view(exact.data(), n));
        EXPECT_EQ(buffer.view(), letters.substr(0, n));
    }
}

TEST(TextBuffer, clear_and_truncate_keep_the_rest_usable) {
    TextBuffer buffer;
    buffer.append("hello");
    buffer.truncate(2);
    buffer.append('y');
    buffer.pad(3);
    EXPECT_EQ(buffer.view(), "hey   ");
    buffer.clear();
    EXPECT_TRUE(buffer.empty());
    buffer.append("again");
    EXPECT_EQ(buffer.str(), "again");
}

TEST(TextBuffer, a_moved_buffer_takes_its_text_along) {
    TextBuffer first;
    first.append("text");
    TextBuffer second(std::move(first));
    EXPECT_EQ(second.view(), "text");
    TextBuffer third;
    third.append("old");
    third = std::move(second);
    EXPECT_EQ(third.view(), "text");
}

RC_GTEST_PROP(TextBuffer, padded_strings_are_copied_exactly, (const std::vector<std::string>& pieces)) {
    weft::Strings strings;
    TextBuffer buffer;
    std::string expected;
    for (const std::string& piece : pieces) {
        buffer.append(strings.padded(strings.intern(piece)));
        expected += piece;
    }
    RC_ASSERT(buffer.view() == expected);
}

TEST(Search, finds_a_word_wherever_it_stands_and_nothing_like_it) {
    const std::string word = "static";
    for (size_t size = 0; size < 300; ++size) {
        const std::string text(size, 's');
        EXPECT_FALSE(weft::occurs(word, text)) << size;
        EXPECT_FALSE(weft::occurs(word, text + "stati")) << size;
        for (const size_t behind : {size_t{0}, size_t{1}, size_t{70}}) {
            const std::string rest(behind, 'c');
            EXPECT_TRUE(weft::occurs(word, text + word + rest)) << size << " " << behind;
            EXPECT_FALSE(weft::occurs(word, text + "stabic" + rest)) << size << " " << behind;
        }
    }
}

RC_GTEST_PROP(Search, says_what_find_says, (const std::vector<bool>& letters)) {
    std::string text;
    for (const bool letter : letters) text += letter ? 'a' : 'b';
    for (const char* word : {"ab", "aab", "abba", "bbbbbb"}) {
        RC_ASSERT(weft::occurs(word, text) == (text.find(word) != std::string::npos));
    }
}

}  // namespace
