// Strings and f-strings back to text.
#include "syntax/printer.h"

#include "base/hex.h"

namespace weft::syntax {
namespace {

constexpr std::string_view quotes[] = {"'", "\"", "'''", "\"\"\""};

bool has_line_end(std::string_view text) {
    return text.find('\n') != std::string_view::npos;
}

}  // namespace

void Printer::string_constant(const Node& node) {
    const bool bytes = node.constant() == ConstantKind::Bytes;
    const std::string_view prefix = bytes ? "b" : (node.flags & u_prefix) != 0 ? "u" : "";
    if (!outer_quotes_.empty()) return without_escapes(node, prefix);
    const std::string_view value = strings_.text(node.text);
    const bool has_single = value.find('\'') != std::string_view::npos,
               has_double = value.find('"') != std::string_view::npos;
    const bool prefers_double = layout_ != nullptr && !layout_->single_quotes;
    const bool double_quotes = prefers_double ? !has_double || has_single : has_single && !has_double;
    const char quote = double_quotes ? '"' : '\'';
    out_.append(prefix);
    out_.append(quote);
    escaped(value, quote, bytes, false, false);
    out_.append(quote);
}

// The value with backslashes. In an f-string braces are doubled; in a format they cannot be, and are escaped.
void Printer::escaped(std::string_view value, char quote, bool bytes, bool braces, bool in_format) {
    for (size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        const auto byte = static_cast<unsigned char>(c);
        const bool surrogate = !bytes && byte == 0xED && i + 2 < value.size() &&
                               static_cast<unsigned char>(value[i + 1]) >= 0xA0;
        const bool brace = c == '{' || c == '}';
        if (c == '\\' || c == quote) {
            out_.append('\\');
            out_.append(c);
        } else if (c == '\n') {
            out_.append("\\n");
        } else if (surrogate) {
            const unsigned code = 0xD000u | (static_cast<unsigned char>(value[i + 1]) & 0x3Fu) << 6 |
                                  (static_cast<unsigned char>(value[i + 2]) & 0x3Fu);
            out_.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) out_.append(hex_digits[code >> shift & 15]);
            i += 2;
        } else if (byte < 0x20 || byte == 0x7F || (bytes && byte >= 0x80) || (brace && in_format)) {
            out_.append("\\x");
            out_.append(hex_digits[byte >> 4]);
            out_.append(hex_digits[byte & 15]);
        } else {
            out_.append(c);
            if (braces && brace) out_.append(c);
        }
    }
}

// Inside the expression of an f-string: adjacent literals, each with quotes that do not occur in it.
void Printer::without_escapes(const Node& node, std::string_view prefix) {
    std::string_view value = strings_.text(node.text);
    const size_t begin = out_.size();
    bool first = true;
    do {
        std::string_view best;
        size_t longest = 0;
        for (std::string_view quote : quotes) {
            if (!allowed_inside(quote)) continue;
            const size_t size = plain_segment(value, quote);
            if (best.empty() || size > longest) best = quote, longest = size;
        }
        if (best.empty() || (longest == 0 && !value.empty())) {
            failed_ = true;
            return;
        }
        if (!first) out_.append(' ');
        first = false;
        out_.append(prefix);
        out_.append(best);
        out_.append(value.substr(0, longest));
        out_.append(best);
        value.remove_prefix(longest);
    } while (!value.empty());
    if (!allowed_inside(out_.view().substr(begin))) failed_ = true;
}

// How much of the value these quotes can hold as it is.
size_t Printer::plain_segment(std::string_view value, std::string_view quote) const {
    size_t size = value.find_first_of(std::string_view("\\\r\0", 3));
    if (size == std::string_view::npos) size = value.size();
    if (quote.size() == 1) {
        const char stop[] = {quote[0], '\n'};
        const size_t end = value.find_first_of(std::string_view(stop, 2));
        return end < size ? end : size;
    }
    const size_t closing = value.find(quote);
    if (closing < size) size = closing;
    while (size != 0 && value[size - 1] == quote[0]) --size;
    return size;
}

// Whether the f-strings around this place survive the text.
bool Printer::allowed_inside(std::string_view text) const {
    for (std::string_view outer : outer_quotes_) {
        if (text.find(outer) != std::string_view::npos) return false;
        if (outer.size() == 1 && has_line_end(text)) return false;
    }
    return true;
}

void Printer::joined_string(NodeId id) {
    const auto values = tree_.field(id, field::JoinedStr::values);
    // A u in front of the first literal marks all text of the joined string.
    for (NodeId value : values) {
        if (tree_[value].kind != Kind::Constant || (tree_[value].flags & u_prefix) == 0) continue;
        out_.append(allowed_inside("'") ? "u'' " : "u\"\" ");
        break;
    }
    for (std::string_view quote : quotes) {
        if (joined_with(values, quote)) return;
    }
    // No quotes fit all fields: one literal for each.
    for (size_t i = 0; i < values.size(); ++i) {
        if (i != 0) out_.append(' ');
        bool done = false;
        for (size_t q = 0; q < 4 && !done; ++q) done = joined_with(values.subspan(i, 1), quotes[q]);
        if (!done) failed_ = true;
    }
    WEFT_CHECK(!failed_ || !outer_quotes_.empty(), "an f-string that no quotes can hold");
}

bool Printer::joined_with(std::span<const NodeId> values, std::string_view quote) {
    if (!allowed_inside(quote)) return false;
    const size_t begin = out_.size();
    const bool failed_before = failed_;
    failed_ = false;
    out_.append('f');
    out_.append(quote);
    bool fits = format_parts(values, quote, false);
    out_.append(quote);
    fits = fits && !failed_ && allowed_inside(out_.view().substr(begin));
    failed_ = failed_before;
    if (!fits) out_.truncate(begin);
    return fits;
}

bool Printer::format_parts(std::span<const NodeId> values, std::string_view quote, bool in_format) {
    for (NodeId value : values) {
        const Node& node = tree_[value];
        const bool fits = node.kind == Kind::FormattedValue
                              ? format_field(value, quote)
                              : format_literal(strings_.text(node.text), quote, in_format);
        if (!fits) return false;
    }
    return true;
}

bool Printer::format_literal(std::string_view value, std::string_view quote, bool in_format) {
    if (outer_quotes_.empty()) {
        escaped(value, quote[0], false, true, in_format);
        return true;
    }
    if (plain_segment(value, quote) != value.size()) return false;
    for (char c : value) {
        const bool brace = c == '{' || c == '}';
        if (brace && in_format) return false;
        out_.append(c);
        if (brace) out_.append(c);
    }
    return true;
}

bool Printer::format_field(NodeId id, std::string_view quote) {
    const NodeId value = child(id, field::FormattedValue::value);
    const Kind kind = tree_[value].kind;
    out_.append('{');
    const size_t begin = out_.size();
    outer_quotes_.push_back(quote);
    // A lambda's colon would end the expression, so what may show one gets brackets.
    const bool brackets = kind == Kind::Lambda || kind == Kind::IfExp;
    if (brackets) out_.append('(');
    expr(value, Level::Expression);
    if (brackets) out_.append(')');
    const std::string_view written = out_.view().substr(begin);
    const bool fits = allowed_inside(written);
    outer_quotes_.pop_back();
    if (!fits) return false;
    // Two braces would be one of the text, and a string of several lines is not accepted on the first of
    // them.
    if (written.starts_with('{') || has_line_end(written)) {
        const std::string copy(written);
        out_.truncate(begin);
        out_.append(has_line_end(copy) ? '\n' : ' ');
        out_.append(copy);
    }
    if (tree_[id].detail != 0) {
        out_.append('!');
        out_.append(static_cast<char>(tree_[id].detail));
    }
    if (const NodeId format = child(id, field::FormattedValue::format_spec); format.valid()) {
        out_.append(':');
        if (!format_parts(tree_.field(format, field::JoinedStr::values), quote, true)) return false;
    }
    out_.append('}');
    return true;
}

}  // namespace weft::syntax
