// JSON text for reports: UTF-8, escaped no more than needed, keys in the order they are given.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/text.h"

namespace weft::cli {

class JsonWriter {
  public:
    explicit JsonWriter(TextBuffer& out) : out_(out) {}

    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }
    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);  // bytes that are not UTF-8 become U+FFFD
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(bool truth);
    JsonWriter& number(uint64_t value);
    JsonWriter& null();
    JsonWriter& raw(std::string_view json);  // one value, already written

    template <class T>
    JsonWriter& member(std::string_view name, const T& what) {
        return key(name).value(what);
    }
    JsonWriter& count(std::string_view name, uint64_t what) { return key(name).number(what); }

  private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();
    void append_string(std::string_view text);

    TextBuffer& out_;
    bool first_ = true;  // nothing stands before in this object or array
    bool after_key_ = false;
};

}  // namespace weft::cli
