#include "base/json_read.h"

#include <simdjson.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <new>
#include <utility>

#include "base/utf8.h"

namespace weft {
namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;
using Kind = JsonValue::Kind;

constexpr unsigned max_depth = 64;
constexpr size_t few_keys = 32;  // up to here they are compared one by one
const JsonValue nothing;

bool is_blank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

// Whether the whole token is a number as JSON has it; the library would round it, we keep what is written.
bool is_number(std::string_view token) {
    size_t at = 0;
    const auto digits = [&] {
        const size_t from = at;
        while (at < token.size() && token[at] >= '0' && token[at] <= '9') ++at;
        return at - from;
    };
    const auto takes = [&](char c) { return at < token.size() && token[at] == c && (++at, true); };
    takes('-');
    const bool zero = at < token.size() && token[at] == '0';
    const size_t whole = digits();
    if (whole == 0 || (zero && whole > 1)) return false;
    if (takes('.') && digits() == 0) return false;
    if (takes('e') || takes('E')) {
        if (!takes('+')) takes('-');
        if (digits() == 0) return false;
    }
    return at == token.size();
}

}  // namespace

std::optional<uint64_t> JsonValue::as_uint() const {
    uint64_t value = 0;
    if (kind != Kind::Number) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// Walks all of a text, because the library checks only what is walked over.
class JsonDocument::Reader {
  public:
    explicit Reader(size_t most_values) : most_values_(most_values) {}
    // The text is read as the one item of a list, so that a root of any kind is a value like others.
    const char* read(std::string_view text, JsonValue& root, std::vector<JsonValue>& values) {
        values_ = &values;
        values.clear();
        open_.clear();
        keys_.clear();
        depth_ = 0;
        count_ = 0;
        has_codes_ = text.find("\\u") != std::string_view::npos;
        if (!place(text)) return why();
        ondemand::document document;
        ondemand::array list;
        if (failed(parser_.iterate(text_.get(), text.size() + 2, capacity_).get(document))) return why();
        if (failed(document.get_array().get(list))) return why();
        size_t count = 0;
        for (auto item : list) {
            ondemand::value value;
            if (count++ != 0) return "something follows the value";
            if (failed(std::move(item).get(value)) || !read(value, root)) return why();
        }
        if (count == 0) return "the text is empty";
        const char* rest = nullptr;
        const bool more = document.current_location().get(rest) != simdjson::OUT_OF_BOUNDS;
        return more ? "something follows the value" : nullptr;
    }

  private:
    // A copy with the room behind it that the library reads into.
    bool place(std::string_view text) {
        const size_t needed = text.size() + 2 + simdjson::SIMDJSON_PADDING;
        if (capacity_ < needed) {
            capacity_ = needed + needed / 2;
            text_.reset(new char[capacity_]);
            // Told now, so that the library does not grow its own memory row by row.
            if (failed(parser_.allocate(capacity_))) return false;
        }
        text_[0] = '[';
        if (!text.empty()) std::memcpy(text_.get() + 1, text.data(), text.size());
        text_[text.size() + 1] = ']';
        std::memset(text_.get() + text.size() + 2, ' ', simdjson::SIMDJSON_PADDING);
        return true;
    }

    bool failed(error_code error) {
        if (error != simdjson::SUCCESS) error_ = error;
        return error != simdjson::SUCCESS;
    }
    bool fail(const char* why) {
        why_ = why;
        return false;
    }
    const char* why() {
        if (const char* own = std::exchange(why_, nullptr)) return own;
        if (error_ == simdjson::MEMALLOC) throw std::bad_alloc();  // the text is not to blame
        return error_ == simdjson::UTF8_ERROR ? "not UTF-8" : simdjson::error_message(error_);
    }

    bool read(ondemand::value value, JsonValue& out) {
        if (++count_ > most_values_) return fail("too many values");
        ondemand::json_type type;
        if (failed(value.type().get(type))) return false;
        switch (type) {
            case ondemand::json_type::object:
                return object(value, out);
            case ondemand::json_type::array:
                return array(value, out);
            case ondemand::json_type::string:
                out.kind = Kind::String;
                return string(value, out.text);
            case ondemand::json_type::number:
            case ondemand::json_type::boolean:
            case ondemand::json_type::null:
            default:  // of another's enum, which may grow
                return word(value.raw_json_token(), out);
        }
    }

    bool word(std::string_view token, JsonValue& out) {
        while (!token.empty() && is_blank(token.back())) token.remove_suffix(1);
        if (token == "null" || token == "true" || token == "false") {
            out.kind = token == "null" ? Kind::Null : token == "true" ? Kind::True : Kind::False;
            return true;
        }
        out.kind = Kind::Number;
        out.text = token;
        return is_number(token) || fail("no JSON value");
    }

    bool string(ondemand::value value, std::string_view& out) {
        return !failed(value.get_string().get(out)) && whole_characters(out);
    }
    // Some releases of the library let half a surrogate pair pass.
    bool whole_characters(std::string_view decoded) {
        return !has_codes_ || first_invalid_utf8(decoded) == std::string_view::npos ||
               fail("half a surrogate pair");
    }

    bool array(ondemand::value value, JsonValue& out) {
        ondemand::array list;
        if (++depth_ > max_depth) return fail("nested too deeply");
        if (failed(value.get_array().get(list))) return false;
        out.kind = Kind::Array;
        const size_t mark = open_.size();
        for (auto item : list) {
            ondemand::value child_value;
            JsonValue child;
            if (failed(std::move(item).get(child_value)) || !read(child_value, child)) return false;
            open_.push_back(child);
        }
        close(out, mark);
        return true;
    }

    bool object(ondemand::value value, JsonValue& out) {
        ondemand::object record;
        if (++depth_ > max_depth) return fail("nested too deeply");
        if (failed(value.get_object().get(record))) return false;
        out.kind = Kind::Object;
        const size_t mark = open_.size();
        for (auto item : record) {
            ondemand::field field;
            JsonValue child;
            if (failed(std::move(item).get(field))) return false;
            if (failed(field.unescaped_key().get(child.key)) || !read(field.value(), child)) return false;
            if (!whole_characters(child.key)) return false;
            open_.push_back(child);
        }
        if (key_twice(mark)) return fail("a key occurs twice");
        close(out, mark);
        return true;
    }

    bool key_twice(size_t mark) {
        const std::span<const JsonValue> members(open_.data() + mark, open_.size() - mark);
        if (members.size() <= few_keys) {
            for (size_t i = 1; i < members.size(); ++i) {
                for (size_t k = 0; k < i; ++k) {
                    if (members[i].key == members[k].key) return true;
                }
            }
            return false;
        }
        keys_.clear();
        for (const JsonValue& member : members) keys_.push_back(member.key);
        std::sort(keys_.begin(), keys_.end());
        return std::adjacent_find(keys_.begin(), keys_.end()) != keys_.end();
    }

    // The values of an object or array come to stand together once it is complete.
    void close(JsonValue& out, size_t mark) {
        out.first = static_cast<uint32_t>(values_->size());
        out.count = static_cast<uint32_t>(open_.size() - mark);
        values_->insert(values_->end(), open_.begin() + static_cast<ptrdiff_t>(mark), open_.end());
        open_.resize(mark);
        --depth_;
    }

    ondemand::parser parser_;
    std::unique_ptr<char[]> text_;
    size_t capacity_ = 0;
    std::vector<JsonValue> open_, *values_ = nullptr;
    std::vector<std::string_view> keys_;
    bool has_codes_ = false;  // \uXXXX
    unsigned depth_ = 0;
    const size_t most_values_;
    size_t count_ = 0;
    const char* why_ = nullptr;
    error_code error_ = simdjson::SUCCESS;
};

JsonDocument::JsonDocument(size_t most_values) : reader_(std::make_unique<Reader>(most_values)) {}
JsonDocument::~JsonDocument() = default;

Result<void> JsonDocument::parse(std::string_view text) {
    root_ = {};
    if (const char* why = reader_->read(text, root_, values_)) return Error{why};
    return {};
}

const JsonValue& JsonDocument::member(const JsonValue& value, std::string_view key) const {
    if (value.kind != JsonValue::Kind::Object) return nothing;
    for (const JsonValue& child : children(value)) {
        if (child.key == key) return child;
    }
    return nothing;
}

bool JsonDocument::has(const JsonValue& value, std::string_view key) const {
    return &member(value, key) != &nothing;
}

#define WEFT_TEXT_2(version) #version
#define WEFT_TEXT(version) WEFT_TEXT_2(version)
std::string json_library() {
    return std::string("simdjson ") + WEFT_TEXT(SIMDJSON_VERSION);
}

}  // namespace weft
