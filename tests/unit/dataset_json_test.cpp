#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "base/json_read.h"
#include "base/json_write.h"

namespace weft::dataset {
namespace {

std::string escaped(std::string_view text) {
    TextBuffer out;
    append_json_string(out, text);
    return out.str();
}

// One byte at a time, as the standard says it.
std::string slowly_escaped(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        constexpr char digits[] = "0123456789abcdef";
        if (c == '"' || c == '\\') {
            out += {'\\', c};
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (c == '\b') {
            out += "\\b";
        } else if (c == '\f') {
            out += "\\f";
        } else if (code < 0x20) {
            out += {'\\', 'u', '0', '0', digits[code >> 4], digits[code & 15]};
        } else {
            out += c;
        }
    }
    return out + "\"";
}

TEST(DatasetJson, EscapesEveryByteAtEveryPlace) {
    for (int code = 0; code < 256; ++code) {
        for (size_t before = 0; before < 40; ++before) {
            std::string text(before, 'x');
            text += static_cast<char>(code);
            text += "yyyyyyyyyyyyyyyyyyy";
            ASSERT_EQ(escaped(text), slowly_escaped(text)) << code << " " << before;
        }
    }
    const std::string bytes(10000, '\1');
    EXPECT_EQ(escaped(bytes), slowly_escaped(bytes));
}

std::string sample(JsonStyle style) {
    TextBuffer out;
    JsonWriter json(out, style);
    json.begin_object().member("a", 1u).member("b", "x").key("c").begin_array().value(true).null();
    json.begin_array().end_array().fixed(1.25, 1).end_array().end_object();
    return out.str();
}

TEST(DatasetJson, WritesInThreeStyles) {
    EXPECT_EQ(sample(json_compact), R"({"a":1,"b":"x","c":[true,null,[],1.2]})");
    EXPECT_EQ(sample(json_report), R"({"a": 1, "b": "x", "c": [true, null, [], 1.2]})");
    EXPECT_EQ(sample(json_pretty), R"({
  "a": 1,
  "b": "x",
  "c": [
    true,
    null,
    [],
    1.2
  ]
})");
}

TEST(DatasetJson, ReportsRepairWhatIsNotUtf8) {
    TextBuffer out;
    JsonWriter(out, json_report).value("a\xff\xc3\xa9\xed\xa0\x80");
    EXPECT_EQ(out.view(), "\"a\xef\xbf\xbd\xc3\xa9\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
}

TEST(DatasetJson, ReadsBackWhatItWrites) {
    rc::check([](const std::vector<uint16_t>& codes) {
        std::string text;
        for (const uint16_t code : codes) {
            if (code < 0x80) {
                text += static_cast<char>(code);
            } else if (code < 0x800) {
                text += {static_cast<char>(0xc0 | code >> 6), static_cast<char>(0x80 | (code & 63))};
            }
        }
        const std::string json = escaped(text);
        JsonDocument document;
        RC_ASSERT(document.parse(json).ok());
        RC_ASSERT(document.root().text == text);
    });
}

TEST(DatasetJson, ReadsNestedValues) {
    JsonDocument document;
    ASSERT_TRUE(
        document.parse(R"( {"a": [1, {"b": "xé\ud83d\ude00\n"}, []], "c": null, "d": -1.5e3} )").ok());
    const JsonValue& a = document.member(document.root(), "a");
    ASSERT_EQ(a.count, 3u);
    EXPECT_EQ(document.children(a)[0].as_uint(), 1u);
    EXPECT_EQ(document.member(document.children(a)[1], "b").text, "x\xc3\xa9\xf0\x9f\x98\x80\n");
    EXPECT_TRUE(document.has(document.root(), "c"));
    EXPECT_FALSE(document.has(document.root(), "e"));
    EXPECT_EQ(document.member(document.root(), "d").text, "-1.5e3");
    EXPECT_FALSE(document.member(document.root(), "d").as_uint());
}

TEST(DatasetJson, RefusesWhatIsNotJson) {
    JsonDocument document;
    for (const char* text : {"",
                             "{",
                             "[1,]",
                             "{\"a\":1,}",
                             "{\"a\":1 \"b\":2}",
                             "01",
                             "1.",
                             "\"",
                             "\"\n\"",
                             "\"\\x\"",
                             "\"\\ud800\"",
                             "nul",
                             "{} {}",
                             "{\"a\":1,\"a\":2}",
                             "{a:1}",
                             "\xff",
                             "\"\xc3\"",
                             "+1",
                             "- 1",
                             "[1 2]"}) {
        EXPECT_FALSE(document.parse(text).ok()) << text;
    }
    EXPECT_FALSE(document.parse(std::string(100000, '[')).ok());
}

}  // namespace
}  // namespace weft::dataset
