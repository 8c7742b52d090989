#include "base/json_read.h"

#include <charconv>
#include <cstring>

namespace weft {
namespace {

constexpr unsigned max_depth = 64;
const JsonValue nothing;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

size_t append_utf8(uint32_t code, char* to) {
    const auto put = [&](size_t i, uint32_t byte) { to[i] = static_cast<char>(byte); };
    if (code < 0x80) return put(0, code), 1;
    if (code < 0x800) return put(0, 0xc0 | code >> 6), put(1, 0x80 | (code & 63)), 2;
    if (code < 0x10000) {
        return put(0, 0xe0 | code >> 12), put(1, 0x80 | (code >> 6 & 63)), put(2, 0x80 | (code & 63)), 3;
    }
    put(0, 0xf0 | code >> 18), put(1, 0x80 | (code >> 12 & 63));
    return put(2, 0x80 | (code >> 6 & 63)), put(3, 0x80 | (code & 63)), 4;
}

}  // namespace

bool valid_utf8(std::string_view text) {
    size_t i = 0;
    const size_t n = text.size();
    while (i < n) {
        uint64_t eight;
        if (n - i >= 8 && (std::memcpy(&eight, text.data() + i, 8), (eight & 0x8080808080808080) == 0)) {
            i += 8;
            continue;
        }
        const auto byte = [&](size_t k) { return static_cast<unsigned char>(text[k]); };
        const unsigned lead = byte(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                              : lead >= 0xe0 && lead <= 0xef ? 3
                              : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                             : 0;
        if (length == 0 || length > n - i) return false;
        for (size_t k = 1; k < length; ++k) {
            if ((byte(i + k) & 0xc0) != 0x80) return false;
        }
        const unsigned second = byte(i + 1);
        if ((lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f)) return false;
        if ((lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f)) return false;
        i += length;
    }
    return true;
}

std::optional<uint64_t> JsonValue::as_uint() const {
    uint64_t value = 0;
    if (kind != Kind::Number) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

Result<void> JsonDocument::parse(std::string_view text) {
    begin_ = at_ = text.data();
    end_ = begin_ + text.size();
    why_ = nullptr;
    depth_ = 0;
    values_.clear();
    open_.clear();
    root_ = {};
    decoded_size_ = 0;
    if (decoded_capacity_ < text.size()) {
        decoded_capacity_ = text.size() + text.size() / 2;
        decoded_.reset(new char[decoded_capacity_]);
    }
    if (!valid_utf8(text)) return Error{"not UTF-8"};
    skip_blanks();
    if (value(root_)) {
        skip_blanks();
        if (at_ == end_) return {};
        fail("something follows the value");
    }
    return Error{std::string(why_) + " at byte " + std::to_string(at_ - begin_)};
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

void JsonDocument::skip_blanks() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) ++at_;
}

bool JsonDocument::fail(const char* why) {
    if (why_ == nullptr) why_ = why;
    return false;
}

bool JsonDocument::value(JsonValue& out) {
    if (at_ == end_) return fail("the text ends early");
    switch (*at_) {
        case '{':
            return object(out);
        case '[':
            return array(out);
        case '"':
            out.kind = JsonValue::Kind::String;
            return string(out.text);
        case 'n':
            return word("null", out, JsonValue::Kind::Null);
        case 't':
            return word("true", out, JsonValue::Kind::True);
        case 'f':
            return word("false", out, JsonValue::Kind::False);
        default:
            return number(out);
    }
}

bool JsonDocument::word(std::string_view expected, JsonValue& out, JsonValue::Kind kind) {
    if (std::string_view(at_, static_cast<size_t>(end_ - at_)).substr(0, expected.size()) != expected) {
        return fail("no JSON value");
    }
    at_ += expected.size();
    out.kind = kind;
    return true;
}

// The values of an object or array come to stand together once it is complete.
void JsonDocument::close(JsonValue& out, size_t mark) {
    out.first = static_cast<uint32_t>(values_.size());
    out.count = static_cast<uint32_t>(open_.size() - mark);
    values_.insert(values_.end(), open_.begin() + static_cast<ptrdiff_t>(mark), open_.end());
    open_.resize(mark);
    --depth_;
}

bool JsonDocument::object(JsonValue& out) {
    if (++depth_ > max_depth) return fail("nested too deeply");
    out.kind = JsonValue::Kind::Object;
    const size_t mark = open_.size();
    ++at_;
    skip_blanks();
    if (at_ != end_ && *at_ == '}') return ++at_, close(out, mark), true;
    while (true) {
        JsonValue child;
        if (at_ == end_ || *at_ != '"') return fail("a key is missing");
        if (!string(child.key)) return false;
        for (size_t i = mark; i < open_.size(); ++i) {
            if (open_[i].key == child.key) return fail("a key occurs twice");
        }
        skip_blanks();
        if (at_ == end_ || *at_ != ':') return fail("a colon is missing");
        ++at_;
        skip_blanks();
        if (!value(child)) return false;
        open_.push_back(child);
        skip_blanks();
        if (at_ == end_) return fail("the text ends early");
        if (*at_ == '}') return ++at_, close(out, mark), true;
        if (*at_ != ',') return fail("a comma is missing");
        ++at_;
        skip_blanks();
    }
}

bool JsonDocument::array(JsonValue& out) {
    if (++depth_ > max_depth) return fail("nested too deeply");
    out.kind = JsonValue::Kind::Array;
    const size_t mark = open_.size();
    ++at_;
    skip_blanks();
    if (at_ != end_ && *at_ == ']') return ++at_, close(out, mark), true;
    while (true) {
        JsonValue child;
        if (!value(child)) return false;
        open_.push_back(child);
        skip_blanks();
        if (at_ == end_) return fail("the text ends early");
        if (*at_ == ']') return ++at_, close(out, mark), true;
        if (*at_ != ',') return fail("a comma is missing");
        ++at_;
        skip_blanks();
    }
}

bool JsonDocument::string(std::string_view& out) {
    const char* const start = ++at_;
    while (at_ != end_ && *at_ != '"' && *at_ != '\\' && static_cast<unsigned char>(*at_) >= 0x20) ++at_;
    if (at_ != end_ && *at_ == '"') {
        out = {start, static_cast<size_t>(at_++ - start)};
        return true;
    }
    char* const copy = decoded_.get() + decoded_size_;
    char* to = copy;
    const char* plain = start;
    while (true) {
        while (at_ != end_ && *at_ != '"' && *at_ != '\\' && static_cast<unsigned char>(*at_) >= 0x20) ++at_;
        std::memcpy(to, plain, static_cast<size_t>(at_ - plain));
        to += at_ - plain;
        if (at_ == end_) return fail("a string does not end");
        if (*at_ == '"') break;
        if (*at_ != '\\') return fail("a control character in a string");
        ++at_;
        if (!escaped(to)) return false;
        plain = at_;
    }
    ++at_;
    out = {copy, static_cast<size_t>(to - copy)};
    decoded_size_ += out.size();
    return true;
}

std::optional<uint32_t> JsonDocument::hex4() {
    if (end_ - at_ < 4) return std::nullopt;
    uint32_t code = 0;
    const auto [end, error] = std::from_chars(at_, at_ + 4, code, 16);
    if (error != std::errc() || end != at_ + 4) return std::nullopt;
    at_ += 4;
    return code;
}

bool JsonDocument::escaped(char*& to) {
    if (at_ == end_) return fail("a string does not end");
    switch (*at_++) {
        case 'n':
            *to++ = '\n';
            return true;
        case 't':
            *to++ = '\t';
            return true;
        case 'r':
            *to++ = '\r';
            return true;
        case 'b':
            *to++ = '\b';
            return true;
        case 'f':
            *to++ = '\f';
            return true;
        case '"':
            *to++ = '"';
            return true;
        case '\\':
            *to++ = '\\';
            return true;
        case '/':
            *to++ = '/';
            return true;
        case 'u':
            break;
        default:
            return fail("an unknown escape");
    }
    const std::optional<uint32_t> first = hex4();
    if (!first) return fail("\\u without four hex digits");
    uint32_t code = *first;
    if (code >= 0xd800 && code < 0xdc00 && end_ - at_ >= 6 && at_[0] == '\\' && at_[1] == 'u') {
        at_ += 2;
        const std::optional<uint32_t> second = hex4();
        if (!second || *second < 0xdc00 || *second > 0xdfff) return fail("half a surrogate pair");
        code = 0x10000 + ((code - 0xd800) << 10) + (*second - 0xdc00);
    } else if (code >= 0xd800 && code < 0xe000) {
        return fail("half a surrogate pair");
    }
    to += append_utf8(code, to);
    return true;
}

bool JsonDocument::number(JsonValue& out) {
    const char* const start = at_;
    const auto digits = [&] {
        const char* const from = at_;
        while (at_ != end_ && is_digit(*at_)) ++at_;
        return at_ != from;
    };
    if (at_ != end_ && *at_ == '-') ++at_;
    const bool zero = at_ != end_ && *at_ == '0';
    const char* const whole = at_;
    if (!digits() || (zero && at_ - whole > 1)) return fail("no JSON value");
    if (at_ != end_ && *at_ == '.' && (++at_, !digits())) return fail("a number ends early");
    if (at_ != end_ && (*at_ == 'e' || *at_ == 'E')) {
        ++at_;
        if (at_ != end_ && (*at_ == '+' || *at_ == '-')) ++at_;
        if (!digits()) return fail("a number ends early");
    }
    out.kind = JsonValue::Kind::Number;
    out.text = {start, static_cast<size_t>(at_ - start)};
    return true;
}

}  // namespace weft
