// Sizes as text, both ways. A formula keeps the order it was written in, so that its text comes back.
#include <algorithm>
#include <charconv>

#include "inputs/text.h"

namespace weft::inputs {
namespace {

// More would be a program, not a size.
constexpr size_t max_parts = 16;

std::optional<uint32_t> number(std::string_view text) {
    uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

char sign(Part::Join join) {
    switch (join) {
        case Part::Join::Plus:
            return '+';
        case Part::Join::Minus:
            return '-';
        case Part::Join::Times:
            return '*';
    }
    return 0;
}

void append_base(TextBuffer& out, const Part& part) {
    if (part.base == Part::Base::N) return out.append('n');
    out.append("len(");
    out.append(part.array);
    if (part.axis != 0) {
        out.append(", ");
        out.append_uint(part.axis);
    }
    out.append(')');
}

void append_part(TextBuffer& out, const Part& part) {
    if (part.base == Part::Base::Number) return out.append_uint(part.k);
    if (part.k == 0) return append_base(out, part);
    out.append("ceil(");
    append_base(out, part);
    out.append('/');
    out.append_uint(part.k);
    out.append(')');
}

// Of a parameter's name or the path of a member. Nothing in it needs an escape in JSON.
bool is_of_path(char c) {
    const auto byte = static_cast<unsigned char>(c);
    const unsigned char lower = byte | 0x20u;
    return (lower >= 'a' && lower <= 'z') || (byte >= '0' && byte <= '9') || c == '_' || c == '.' ||
           byte >= 0x80;
}

// "n", "len(x)", "len(x, 1)"
bool parse_base(std::string_view text, Part& part) {
    if (text == "n") {
        part.base = Part::Base::N;
        return true;
    }
    if (!text.starts_with("len(") || !text.ends_with(")")) return false;
    text = text.substr(4, text.size() - 5);
    part.base = Part::Base::Length;
    if (const size_t comma = text.find(", "); comma != std::string_view::npos) {
        const auto axis = number(text.substr(comma + 2));
        if (!axis || *axis == 0 || *axis > 3) return false;
        part.axis = static_cast<uint8_t>(*axis);
        text = text.substr(0, comma);
    }
    part.array = text;
    return !text.empty() && std::all_of(text.begin(), text.end(), is_of_path);
}

bool parse_part(std::string_view text, Part& part) {
    if (text.starts_with("ceil(") && text.ends_with(")")) {
        text = text.substr(5, text.size() - 6);
        const size_t slash = text.rfind('/');
        if (slash == std::string_view::npos) return false;
        const auto k = number(text.substr(slash + 1));
        if (!k || *k == 0) return false;
        part.k = *k;
        return parse_base(text.substr(0, slash), part);
    }
    if (parse_base(text, part)) return true;
    const auto k = number(text);
    if (!k || *k == 0) return false;
    part.base = Part::Base::Number;
    part.k = *k;
    return true;
}

std::optional<Size> parse_formula(std::string_view text) {
    std::vector<Part> parts;
    while (parts.size() < max_parts) {
        Part& part = parts.emplace_back();
        if (parts.size() > 1) {
            part.join = text[0] == '+'   ? Part::Join::Plus
                        : text[0] == '-' ? Part::Join::Minus
                                         : Part::Join::Times;
            text.remove_prefix(1);
        }
        size_t end = text.find_first_of("+-*");
        if (end == std::string_view::npos) end = text.size();
        if (!parse_part(text.substr(0, end), part)) return std::nullopt;
        text.remove_prefix(end);
        if (text.empty()) return Size(std::move(parts));
    }
    return std::nullopt;
}

// The forms that are no formulas.
std::optional<Extent> parse_of_n(std::string_view text) {
    using Kind = Extent::Kind;
    const auto made = [](Kind kind, std::string_view digits) -> std::optional<Extent> {
        const auto k = number(digits);
        if (!k || (*k == 0 && kind != Kind::Constant)) return std::nullopt;
        return Extent{kind, *k};
    };
    if (text == "n") return extent_n;
    if (text.starts_with("ceil(n/") && text.ends_with(")"))
        return made(Kind::CeilDiv, text.substr(7, text.size() - 8));
    if (text.ends_with("*n")) return made(Kind::Times, text.substr(0, text.size() - 2));
    if (text.starts_with("n+")) return made(Kind::Plus, text.substr(2));
    return made(Kind::Constant, text);
}

}  // namespace

void append(TextBuffer& out, const Extent& extent) {
    switch (extent.kind) {
        case Extent::Kind::Constant:
            return out.append_uint(extent.k);
        case Extent::Kind::N:
            return out.append('n');
        case Extent::Kind::CeilDiv:
            out.append("ceil(n/");
            out.append_uint(extent.k);
            return out.append(')');
        case Extent::Kind::Times:
            out.append_uint(extent.k);
            return out.append("*n");
        case Extent::Kind::Plus:
            out.append("n+");
            return out.append_uint(extent.k);
    }
}

void append_size(TextBuffer& out, const Size& size) {
    if (!size.is_formula()) return append(out, size.extent);
    for (size_t i = 0; i < size.parts.size(); ++i) {
        if (i != 0) out.append(sign(size.parts[i].join));
        append_part(out, size.parts[i]);
    }
}

std::optional<Size> parse_size(std::string_view text) {
    if (const auto extent = parse_of_n(text)) return Size(*extent);
    auto formula = parse_formula(text);
    // A single number, n or quotient of n is no formula, and was refused just now.
    const bool is_new =
        formula && (formula->parts.size() > 1 || formula->parts[0].base == Part::Base::Length);
    return is_new ? formula : std::nullopt;
}

}  // namespace weft::inputs
