// JsonDocument: JSON text -> values, strictly as RFC 8259 has it. Side files, rows and reports are read with
// it. One document is reused for many texts: nothing is allocated per value. Views point into the text given
// to parse() and into the document, and hold until its next parse().
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace weft {

struct JsonValue {
    enum class Kind : uint8_t { Null, False, True, Number, String, Array, Object };
    Kind kind = Kind::Null;
    std::string_view key;           // of a member of an object
    std::string_view text;          // String: decoded; Number: as written
    uint32_t first = 0, count = 0;  // Array, Object: its values in the document

    bool is(Kind other) const { return kind == other; }
    std::optional<uint64_t> as_uint() const;  // a number without sign, fraction and exponent
};

class JsonDocument {
  public:
    Result<void> parse(std::string_view text);  // one value with nothing but blanks around it

    const JsonValue& root() const { return root_; }
    std::span<const JsonValue> children(const JsonValue& value) const {
        return {values_.data() + value.first, value.count};
    }
    // A member of an object; a static Null if there is none (or `value` is no object).
    const JsonValue& member(const JsonValue& value, std::string_view key) const;
    bool has(const JsonValue& value, std::string_view key) const;

  private:
    bool value(JsonValue& out);
    bool object(JsonValue& out);
    bool array(JsonValue& out);
    bool string(std::string_view& out);
    bool escaped(char*& to);
    bool number(JsonValue& out);
    bool word(std::string_view expected, JsonValue& out, JsonValue::Kind kind);
    bool fail(const char* why);
    void close(JsonValue& out, size_t mark);
    void skip_blanks();
    std::optional<uint32_t> hex4();

    const char *begin_ = nullptr, *at_ = nullptr, *end_ = nullptr;
    const char* why_ = nullptr;
    unsigned depth_ = 0;
    JsonValue root_;
    std::vector<JsonValue> values_, open_;
    std::unique_ptr<char[]> decoded_;  // strings with escapes; never longer than the text
    size_t decoded_capacity_ = 0, decoded_size_ = 0;
};

bool valid_utf8(std::string_view text);

}  // namespace weft
