// JSON text: compact, UTF-8, escaped no more than needed, keys in the order they are given.
// Rows and side files are written with it. Strings of emitted code are most of a data set, so escaping
// looks at 16 bytes at a time.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/text.h"

namespace weft {

// With the quotes. Bytes that are not UTF-8 must not occur (rows come from sources that were decoded).
void append_json_string(TextBuffer& out, std::string_view text);

class JsonText {
  public:
    // `indent` 0: on one line; else every member on a line of its own, for files that people read.
    explicit JsonText(TextBuffer& out, unsigned indent = 0) : out_(out), indent_(indent) {}

    JsonText& begin_object() { return open('{'); }
    JsonText& end_object() { return close('}'); }
    JsonText& begin_array() { return open('['); }
    JsonText& end_array() { return close(']'); }
    JsonText& key(std::string_view name);
    JsonText& text(std::string_view value);
    JsonText& number(uint64_t value);
    JsonText& fixed(double value, int digits);  // for figures of a run, never for what decides a row
    JsonText& truth(bool value);
    JsonText& null();
    JsonText& raw(std::string_view json);  // one value, already written

    JsonText& member(std::string_view name, std::string_view value) { return key(name).text(value); }
    JsonText& member(std::string_view name, uint64_t value) { return key(name).number(value); }

  private:
    JsonText& open(char bracket);
    JsonText& close(char bracket);
    void separate();
    void new_line();

    TextBuffer& out_;
    unsigned indent_, depth_ = 0;
    bool first_ = true;  // nothing stands before in this object or array
    bool after_key_ = false;
};

}  // namespace weft
