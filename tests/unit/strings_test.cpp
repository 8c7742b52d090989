// base/strings.h: equal text, equal id; a rewind forgets a file's strings and keeps the well-known ones.

#include "base/strings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace {

using weft::StringId;
using weft::Strings;

RC_GTEST_PROP(Strings, equal_text_has_an_equal_id, (const std::vector<std::string>& texts)) {
    Strings strings;
    std::map<std::string, StringId> known;
    for (const std::string& text : texts) {
        const StringId id = strings.intern(text);
        RC_ASSERT(strings.text(id) == text);
        const auto [entry, is_new] = known.emplace(text, id);
        RC_ASSERT(entry->second == id);
        RC_ASSERT(strings.find(text) == id);
    }
    for (const auto& [text, id] : known) RC_ASSERT(strings.text(id) == text);
}

RC_GTEST_PROP(Strings, a_rewind_forgets_what_came_after,
              (const std::vector<std::string>& before, const std::vector<std::string>& after)) {
    Strings strings;
    std::map<std::string, StringId> kept;
    for (const std::string& text : before) kept.emplace(text, strings.intern(text));
    const auto mark = strings.mark();
    for (int round = 0; round < 3; ++round) {
        std::vector<StringId> first;
        for (const std::string& text : after) first.push_back(strings.intern(text));
        strings.rewind(mark);
        RC_ASSERT(strings.size() == mark.strings);
        for (const std::string& text : after) {
            const bool stays = kept.contains(text) || strings.find(text).has_value();
            RC_ASSERT(stays == strings.find(text).has_value());
            if (kept.contains(text)) RC_ASSERT(strings.find(text) == kept.at(text));
        }
    }
    for (const auto& [text, id] : kept) RC_ASSERT(strings.text(id) == text);
}

TEST(Strings, well_known_names_have_their_constant_ids) {
    Strings strings;
    EXPECT_EQ(strings.size(), weft::names::well_known);
    for (uint32_t i = 0; i < weft::names::well_known; ++i) {
        const std::string_view text = strings.text(StringId{i});
        EXPECT_EQ(strings.find(text), StringId{i}) << text;  // so no name is listed twice
        EXPECT_EQ(strings.intern(text), StringId{i}) << text;
    }
    EXPECT_EQ(strings.text(weft::names::range), "range");
}

TEST(Strings, many_strings_keep_their_text) {
    Strings strings;
    std::vector<StringId> ids;
    for (int i = 0; i < 50000; ++i) ids.push_back(strings.intern("name_" + std::to_string(i)));
    for (int i = 0; i < 50000; ++i) {
        ASSERT_EQ(strings.text(ids[static_cast<size_t>(i)]), "name_" + std::to_string(i));
    }
}

TEST(Strings, long_strings_and_null_bytes) {
    Strings strings;
    const std::string big(300000, 'x');
    const std::string with_null("a\0b", 3);
    const StringId a = strings.intern(big), b = strings.intern(with_null);
    EXPECT_EQ(strings.text(a), big);
    EXPECT_EQ(strings.text(b), with_null);
    EXPECT_NE(strings.find("a"), b);
}

}  // namespace
