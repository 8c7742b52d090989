#include "facts/memory_json.h"

#include <algorithm>
#include <span>

#include "facts/memory_words.h"

namespace weft::facts {
namespace {

using JsonKind = JsonValue::Kind;

struct CountName {
    std::string_view name;
    uint32_t Access::*member;
};
constexpr CountName numbers[] = {{"bytes", &Access::bytes},
                                 {"element", &Access::element},
                                 {"loops", &Access::loops},
                                 {"count", &Access::count}};

struct WordName {
    std::string_view name;
    std::string_view AccessText::*member;
};
constexpr WordName texts[] = {{"array", &AccessText::array},
                              {"access", &AccessText::touch},
                              {"pattern", &AccessText::pattern},
                              {"stride", &AccessText::stride},
                              {"reason", &AccessText::blur}};

// With a point and three digits, so that a reader of many rows never takes it for an integer.
void append_thousandths(TextBuffer& out, uint32_t thousandths) {
    out.append_uint(thousandths / 1000);
    out.append('.');
    for (uint32_t digit = 100; digit != 0; digit /= 10)
        out.append(static_cast<char>('0' + thousandths / digit % 10));
}

// 0, 1.0, 0.25, 0.875: nothing for a number that is none of these, or has more digits.
std::optional<uint32_t> thousandths(std::string_view text) {
    uint32_t value = 0;
    const size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point),
                           rest = text.substr(std::min(point + 1, text.size()));
    if (whole != "0" && whole != "1") return std::nullopt;
    for (size_t i = 0; i < std::max<size_t>(rest.size(), 3); ++i) {
        const char digit = i < rest.size() ? rest[i] : '0';
        if (digit < '0' || digit > '9' || (i >= 3 && digit != '0')) return std::nullopt;
        if (i < 3) value = value * 10 + static_cast<uint32_t>(digit - '0');
    }
    return value + (whole == "1" ? 1000 : 0);
}

class MemoryReading {
  public:
    explicit MemoryReading(const JsonDocument& document) : document_(document) {}

    Result<void> memory(const JsonValue& value, Memory& out) const {
        out.known = !value.is(JsonKind::Null);
        out.accesses.clear();
        if (!out.known) return {};
        if (!value.is(JsonKind::Object) || value.count != 3 + pattern_names.size())
            return Error{"not the record it should be"};
        const JsonValue& score = document_.member(value, "score");
        out.has_score = !score.is(JsonKind::Null);
        out.score = 0;
        if (out.has_score) {
            const auto read = score.is(JsonKind::Number) ? thousandths(score.text) : std::nullopt;
            if (!read) return Error{"`score` is no number of three digits within 0 to 1"};
            out.score = *read;
        }
        if (auto done = counts(value, pattern_names, out.patterns); !done) return done;
        const JsonValue& branches = document_.member(value, "branches");
        if (!branches.is(JsonKind::Object) || branches.count != parting_names.size())
            return Error{"`branches` is not the record it should be"};
        if (auto done = counts(branches, parting_names, out.branches); !done) return done;
        const JsonValue& accesses = document_.member(value, "accesses");
        if (!accesses.is(JsonKind::Array)) return Error{"`accesses` is not a list"};
        for (const JsonValue& child : document_.children(accesses)) {
            if (auto done = access(child, out.accesses.emplace_back()); !done) return done;
        }
        return {};
    }

  private:
    Result<void> count(const JsonValue& value, std::string_view name, uint32_t& out) const {
        const auto number = document_.member(value, name).as_uint();
        if (!number || *number > UINT32_MAX) return Error{"`" + std::string(name) + "` is not a count"};
        out = static_cast<uint32_t>(*number);
        return {};
    }
    Result<void> counts(const JsonValue& value, std::span<const std::string_view> names,
                        std::span<uint32_t> out) const {
        for (size_t i = 0; i < names.size(); ++i) {
            if (auto done = count(value, names[i], out[i]); !done) return done;
        }
        return {};
    }
    Result<void> access(const JsonValue& value, Access& out) const {
        if (!value.is(JsonKind::Object) || value.count != std::size(numbers) + std::size(texts))
            return Error{"an access is not the record it should be"};
        AccessText words;
        for (const WordName& text : texts) {
            const JsonValue& cell = document_.member(value, text.name);
            if (!cell.is(JsonKind::String)) return Error{"`" + std::string(text.name) + "` is not a string"};
            words.*text.member = cell.text;
        }
        for (const CountName& number : numbers) {
            if (auto done = count(value, number.name, out.*number.member); !done) return done;
        }
        return parse(words, out);
    }

    const JsonDocument& document_;
};

}  // namespace

void write(JsonWriter& json, const Memory& memory) {
    if (!memory.known) {
        json.null();
        return;
    }
    json.begin_object().key("score");
    if (memory.has_score) {
        append_thousandths(json.raw(), memory.score);
    } else {
        json.null();
    }
    for (size_t i = 0; i < pattern_names.size(); ++i) json.member(pattern_names[i], memory.patterns[i]);
    json.key("branches").begin_object();
    for (size_t i = 0; i < parting_names.size(); ++i) json.member(parting_names[i], memory.branches[i]);
    json.end_object().key("accesses").begin_array();
    for (const Access& access : memory.accesses) {
        json.begin_object()
            .member("array", access.array)
            .member("access", touch_names[static_cast<size_t>(access.touch)])
            .member("pattern", pattern_names[static_cast<size_t>(access.pattern)])
            .member("stride", access.stride)
            .member("reason", blur_names[static_cast<size_t>(access.blur)]);
        for (const CountName& number : numbers) json.member(number.name, access.*number.member);
        json.end_object();
    }
    json.end_array().end_object();
}

Result<void> read(const JsonDocument& document, const JsonValue& value, Memory& memory) {
    return MemoryReading(document).memory(value, memory);
}

}  // namespace weft::facts
