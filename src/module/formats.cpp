// Texts of values: repr(), format specifications, str.format() and `%`.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "module/evaluator.h"

namespace weft::module {
namespace {

// [[fill]align][sign][#][0][width][,][.precision][type]
struct FormatSpec {
    char fill = ' ', align = 0, sign = 0, type = 0;
    bool alternate = false, grouped = false;
    int width = 0, precision = -1;
};

bool is_align(char c) {
    return c == '<' || c == '>' || c == '=' || c == '^';
}

bool read_number(std::string_view& text, int& out) {
    size_t used = 0;
    out = 0;
    while (used < text.size() && text[used] >= '0' && text[used] <= '9' && used < 4)
        out = out * 10 + (text[used++] - '0');
    text.remove_prefix(used);
    return used > 0;
}

bool parse_spec(std::string_view text, FormatSpec& spec) {
    if (text.size() >= 2 && is_align(text[1])) {
        spec.fill = text[0];
        spec.align = text[1];
        text.remove_prefix(2);
    } else if (!text.empty() && is_align(text[0])) {
        spec.align = text[0];
        text.remove_prefix(1);
    }
    const auto take = [&](std::string_view any, char& out) {
        if (text.empty() || any.find(text[0]) == std::string_view::npos) return false;
        out = text[0];
        text.remove_prefix(1);
        return true;
    };
    char ignored = 0;
    take("+- ", spec.sign);
    spec.alternate = take("#", ignored);
    if (take("0", ignored) && spec.align == 0) {
        spec.fill = '0';
        spec.align = '=';
    }
    read_number(text, spec.width);
    spec.grouped = take(",_", ignored);
    if (take(".", ignored) && !read_number(text, spec.precision)) return false;
    if (!text.empty()) {
        spec.type = text[0];
        text.remove_prefix(1);
    }
    return text.empty() && spec.precision < 100;
}

void append_padded(std::string_view shown, const FormatSpec& spec, char fallback, std::string& out) {
    const size_t width = static_cast<size_t>(spec.width);
    const size_t missing = width > shown.size() ? width - shown.size() : 0;
    const char align = spec.align == 0 ? fallback : spec.align;
    const size_t sign = align == '=' && !shown.empty() && (shown[0] == '-' || shown[0] == '+') ? 1 : 0;
    const size_t left = align == '<' ? 0 : align == '^' ? missing / 2 : missing;
    out += shown.substr(0, sign);
    out.append(left, spec.fill);
    out += shown.substr(sign);
    out.append(missing - left, spec.fill);
}

}  // namespace

bool Evaluator::repr_of(const Value& value, std::string& out) const {
    if (value.kind == ValueKind::EnumMember) return false;
    if (value.kind != ValueKind::Str) return str_of(value, out);
    const std::string_view all = text(value.text);
    for (const char c : all) {
        if (c < ' ' || c > '~' || c == '\'' || c == '\\') return false;
    }
    out += '\'';
    out += all;
    out += '\'';
    return true;
}

// Appends format(value, spec); false if it is not known. Raises where the specification is wrong.
bool Evaluator::formatted(const Value& value, std::string_view spec, std::string& out, Place at) {
    if (spec.empty()) return str_of(value, out);
    FormatSpec parsed;
    if (!parse_spec(spec, parsed)) raise(at, "ValueError", "the format is not valid");
    const bool integer = value.kind == ValueKind::Int, real = value.kind == ValueKind::Float;
    const auto one_of = [&](std::string_view types) {
        return parsed.type == 0 || types.find(parsed.type) != std::string_view::npos;
    };
    if (value.kind == ValueKind::Str) {
        if (!one_of("s")) raise(at, "ValueError", "the format does not fit a string");
        if (parsed.sign != 0 || parsed.alternate || parsed.grouped || parsed.align == '=' ||
            parsed.precision >= 0)
            refuse(DiagKind::ModuleUncertain, at, "whether this format fits a string");
        const std::string_view all = text(value.text);
        if (std::any_of(all.begin(), all.end(), [](char c) { return static_cast<unsigned char>(c) > 127; }))
            return false;
        append_padded(all, parsed, '<', out);
        return true;
    }
    if (!integer && !real) refuse(DiagKind::ModuleUncertain, at, "whether this format fits the value");
    if (!one_of(integer ? "bcdoxXneEfFgG%" : "eEfFgGn%"))
        raise(at, "ValueError", "the format does not fit a number");
    if (integer && parsed.type != 0 && std::string_view("bcdoxX").find(parsed.type) < 6 &&
        (parsed.precision >= 0 || parsed.type == 'c'))
        refuse(DiagKind::ModuleUncertain, at, "whether this format fits an integer");
    if (parsed.sign != 0 || parsed.alternate || parsed.grouped) return false;
    std::string shown;
    if (integer && (parsed.type == 0 || parsed.type == 'd')) {
        if (parsed.precision >= 0)
            refuse(DiagKind::ModuleUncertain, at, "whether this format fits an integer");
        str_of(value, shown);
    } else if (real && (parsed.type == 'f' || parsed.type == 'e') && std::isfinite(value.real) &&
               std::fabs(value.real) < 1e50) {
        char digits[256];
        const int precision = parsed.precision < 0 ? 6 : parsed.precision;
        std::snprintf(digits, sizeof digits, parsed.type == 'f' ? "%.*f" : "%.*e", precision, value.real);
        shown = digits;
    } else {
        return false;
    }
    append_padded(shown, parsed, '>', out);
    return true;
}

// template.format(arguments): fields by number, by order or by name. Missing: not followed.
Value Evaluator::formatted_by(std::string_view all, const Args& args, Place at) {
    std::string whole;
    size_t next = 0;
    for (size_t i = 0; i < all.size(); ++i) {
        const bool twice = i + 1 < all.size() && all[i + 1] == all[i];
        if (all[i] == '}' && !twice) raise(at, "ValueError", "a single '}' in a format");
        if ((all[i] != '{' && all[i] != '}') || twice) {
            whole += all[i];
            i += twice && (all[i] == '{' || all[i] == '}') ? 1 : 0;
            continue;
        }
        const size_t end = all.find('}', i);
        if (end == std::string_view::npos) raise(at, "ValueError", "a single '{' in a format");
        const std::string_view field = all.substr(i + 1, end - i - 1);
        const size_t colon = std::min(field.find(':'), field.size());
        const std::string_view name = field.substr(0, colon);
        if (field.find_first_of("{[.!") < colon || field.find('{') != std::string_view::npos) return {};
        Value value;
        if (name.empty() || (name[0] >= '0' && name[0] <= '9')) {
            size_t index = next++;
            if (!name.empty()) {
                index = 0;
                for (const char c : name) {
                    if (c < '0' || c > '9' || index > 1000) return {};
                    index = index * 10 + static_cast<size_t>(c - '0');
                }
            }
            if (index >= args.count) raise(at, "IndexError", "a format names an argument that is not there");
            value = args[index];
        } else {
            value = args.get(SIZE_MAX, name);
            if (value.kind == ValueKind::Missing)
                raise(at, "KeyError", "a format names an argument that is not there");
        }
        if (value.kind == ValueKind::Unknown) return {};
        const std::string_view spec = colon < field.size() ? field.substr(colon + 1) : std::string_view();
        if (!formatted(value, spec, whole, at)) return {};
        i = end;
    }
    charge(whole.size(), at);
    return string_value(strings_.intern(whole));
}

// `template % value`, of the plain conversions. Unknown where the text is not followed, but certain not to
// fail.
Value Evaluator::percent(const Value& left, const Value& right, Place at) {
    std::vector<Value> values{right};
    if (right.kind == ValueKind::Tuple) values = sequence(right).items;
    if (right.kind == ValueKind::Dict) refuse(DiagKind::ModuleUncertain, at, "whether `%` fails");
    const std::string_view all = text(left.text);
    std::string whole;
    bool followed = true;
    size_t next = 0;
    for (size_t i = 0; i < all.size(); ++i) {
        if (all[i] != '%') {
            whole += all[i];
            continue;
        }
        const size_t type = all.find_first_not_of("0123456789.+- #", i + 1);
        if (type == std::string_view::npos) raise(at, "ValueError", "an incomplete format");
        const char what = all[type];
        const bool plain = type == i + 1;
        i = type;
        if (what == '%') {
            whole += '%';
            continue;
        }
        if (next >= values.size()) raise(at, "TypeError", "not enough arguments for the format");
        const Value value = values[next++];
        const bool number = is_number(value) || value.kind == ValueKind::WarpScalar;
        followed &= plain && value.kind != ValueKind::Unknown;
        if (value.kind == ValueKind::Unknown) continue;
        if (what == 's' || what == 'r') {
            followed = followed && (what == 's' ? str_of(value, whole) : repr_of(value, whole));
        } else if (std::string_view("dieEfFgGu").find(what) != std::string_view::npos) {
            if (!number) raise(at, "TypeError", "the format needs a number");
            followed = followed && value.kind == ValueKind::Int && what == 'd' && str_of(value, whole);
        } else {
            refuse(DiagKind::ModuleUncertain, at, "whether `%` fails");
        }
    }
    if (next < values.size()) raise(at, "TypeError", "not all arguments were used by the format");
    charge(whole.size(), at);
    return followed ? string_value(strings_.intern(whole)) : unknown("a formatted value");
}

}  // namespace weft::module
