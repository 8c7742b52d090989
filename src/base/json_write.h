// JSON text: UTF-8, escaped no more than needed, keys in the order they are given. Rows, side files and
// reports are written with it; they differ in style only. Strings of emitted code are most of a data set,
// so escaping looks at 64 bytes at a time.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "base/text.h"

namespace weft {

// With the quotes. Bytes that are not UTF-8 must not occur (rows come from sources that were decoded).
void append_json_string(TextBuffer& out, std::string_view text);

struct JsonStyle {
    unsigned indent = 0;    // not 0: every member on a line of its own
    bool spaces = false;    // after commas and colons of a line
    bool repairs = false;   // strings may hold bytes that are not UTF-8: they become U+FFFD
    bool is_shown = false;  // the same, and what commands a terminal is escaped
};
inline constexpr JsonStyle json_compact{};                              // rows
inline constexpr JsonStyle json_pretty{.indent = 2, .is_shown = true};  // side files that people read
inline constexpr JsonStyle json_report{0, true, true,
                                       true};  // what commands print: it names files of strangers

class JsonWriter {
  public:
    JsonWriter(TextBuffer& out, JsonStyle style) : out_(out), style_(style) {}

    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }
    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(std::same_as<bool> auto truth) { return raw(truth ? "true" : "false"); }
    JsonWriter& value(std::unsigned_integral auto number) requires(!std::same_as<decltype(number), bool>) {
        raw().append_uint(number);
        return *this;
    }
    JsonWriter& fixed(double value, int digits);  // for figures of a run, never for what decides a row
    JsonWriter& null() { return raw("null"); }
    JsonWriter& raw(std::string_view json) {  // one value, already written
        raw().append(json);
        return *this;
    }
    TextBuffer& raw() {  // whoever asks writes one value there
        separate();
        return out_;
    }

    template <class T>
    JsonWriter& member(std::string_view name, const T& what) {
        return key(name).value(what);
    }

  private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();
    void mark(char c, bool spaced);
    void new_line();

    TextBuffer& out_;
    JsonStyle style_;
    unsigned depth_ = 0;
    bool first_ = true;  // nothing stands before in this object or array
    bool after_key_ = false;
};

}  // namespace weft
