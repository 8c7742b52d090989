// Literal text of constants, as Python's str() and repr() and Warp's suffixes make it.
#include <cmath>

#include "base/check.h"
#include "base/hex.h"
#include "base/number_text.h"
#include "base/utf8.h"
#include "emit/body.h"

namespace weft::emit {

using value::Integer;
using value::Value;
using value::ValueKind;

namespace {

void append_integer(TextBuffer& out, Integer number) {
    if (number >= INT64_MIN && number <= INT64_MAX) return out.append_int(static_cast<int64_t>(number));
    out.append(int_text(number));
}

void append_float(TextBuffer& out, double number) {
    if (std::isnan(number)) return out.append("NAN");
    if (std::isinf(number))
        return out.append(number > 0 ? std::string_view("INFINITY") : std::string_view("-INFINITY"));
    append_python_float(out, number);
}

void append_hex(TextBuffer& out, char kind, uint32_t code, int digits) {
    out.append('\\');
    out.append(kind);
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out.append(hex_digits[(code >> shift) & 15]);
}

// str.encode("unicode-escape"); a double quote stays as it is, as Warp leaves it.
void append_string(TextBuffer& out, std::string_view text) {
    out.append('"');
    for (size_t i = 0; i < text.size();) {
        const Decoded character = decode_utf8(text.data() + i);
        const auto code = static_cast<uint32_t>(character.value);
        i += character.size;
        switch (code) {
            case '\\':
                out.append("\\\\");
                continue;
            case '\t':
                out.append("\\t");
                continue;
            case '\n':
                out.append("\\n");
                continue;
            case '\r':
                out.append("\\r");
                continue;
            default:
                break;
        }
        if (code >= 0x20 && code < 0x7F) {
            out.append(static_cast<char>(code));
        } else if (code < 0x100) {
            append_hex(out, 'x', code, 2);
        } else if (code < 0x10000) {
            append_hex(out, 'u', code, 4);
        } else {
            append_hex(out, 'U', code, 8);
        }
    }
    out.append('"');
}

void append_warp_scalar(TextBuffer& out, const Value& value, const types::Types& types) {
    const types::Scalar scalar = types[value.type].scalar;
    if (scalar == types::Scalar::Bool) {
        const bool truth = value.raw_is_int ? value.integer != 0 : value.real != 0.0;
        return out.append(truth ? std::string_view("true") : std::string_view("false"));
    }
    if (!value.raw_is_int) return append_float(out, value.real);
    if (value.id == value::raw_bool) {
        out.append(value.integer != 0 ? std::string_view("True") : std::string_view("False"));
    } else {
        append_integer(out, value.integer);
    }
    out.append(types::facts(scalar).suffix);
}

void append_composite(TextBuffer& out, const Value& value, std::span<const Value> elements,
                      const types::Types& types) {
    const types::Type& type = types[value.type];
    const uint32_t count = types::composite_size(type);
    out.append("wp::initializer_array<");
    out.append_uint(count);
    out.append(type.scalar == types::Scalar::Bool ? std::string_view(",") : std::string_view(",wp::"));
    out.append(types::facts(type.scalar).name);
    out.append(">{");
    for (uint32_t i = 0; i < count; ++i) {
        if (i) out.append(", ");
        const Value& element = elements[value.id + i];
        switch (element.kind) {
            case ValueKind::Float:
                append_python_float(out, element.real);
                break;
            case ValueKind::Bool:
                out.append(element.integer != 0 ? std::string_view("true") : std::string_view("false"));
                break;
            case ValueKind::Int:
                append_integer(out, element.integer);
                break;
            default:
                WEFT_CHECK(false, "an element that is no number reached the printer");
        }
    }
    out.append('}');
}

}  // namespace

void append_constant(TextBuffer& out, const Value& value, std::span<const Value> elements,
                     types::Types& types, const Strings& strings) {
    switch (value.kind) {
        case ValueKind::Bool:
            return out.append(value.integer != 0 ? std::string_view("true") : std::string_view("false"));
        case ValueKind::Int:
        case ValueKind::EnumMember:
            return append_integer(out, value.integer);
        case ValueKind::Float:
            return append_float(out, value.real);
        case ValueKind::Str:
            return append_string(out, strings.text(value.text));
        case ValueKind::WarpScalar:
            return append_warp_scalar(out, value, types);
        case ValueKind::Composite:
            return append_composite(out, value, elements, types);
        default:
            WEFT_CHECK(false, "a value that is no constant reached the printer");
    }
}

}  // namespace weft::emit
