// JsonDocument: JSON text -> values, strictly as RFC 8259 has it, with no key twice in an object. Side files
// and rows are read with it, and they may come from strangers. json_read.cpp is the only file that knows
// the library behind it (simdjson). One document is reused for many texts: nothing is allocated per value.
// Views hold until the next parse(); the text given to it need not stay.
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
    // A text with more values than that is refused: each takes a hundred bytes, written in two.
    explicit JsonDocument(size_t most_values = 100'000'000);
    ~JsonDocument();
    Result<void> parse(std::string_view text);  // one value with nothing but blanks around it

    const JsonValue& root() const { return root_; }
    std::span<const JsonValue> children(const JsonValue& value) const {
        return {values_.data() + value.first, value.count};
    }
    // A member of an object; a static Null if there is none (or `value` is no object).
    const JsonValue& member(const JsonValue& value, std::string_view key) const;
    bool has(const JsonValue& value, std::string_view key) const;

  private:
    class Reader;
    std::unique_ptr<Reader> reader_;
    JsonValue root_;
    std::vector<JsonValue> values_;
};

std::string json_library();  // "simdjson 3.0.1"

}  // namespace weft
