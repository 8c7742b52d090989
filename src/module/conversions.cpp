// float(), int(), bool() and str() of values and texts.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/number_text.h"
#include "module/evaluator.h"
#include "module/signatures.h"

namespace weft::module {

// float(x), int(x), bool(x), str(x).
Value Evaluator::convert_to(types::TypeId type, const Args& args, Place at) {
    if (const Value vague = args.first_unknown(); vague.kind == ValueKind::Unknown) return vague;
    Value first = args.count > 0 ? args[0] : Value{};
    if (type == types::py_bool) {
        check_conversion({0, 1, ""}, "a conversion", args, at);
        if (args.count == 0) return bool_value(false);
        bool known = false;
        const bool holds = truth(first, known);
        return known ? bool_value(holds) : unknown("the truth of a value");
    }
    if (type == types::str) {
        std::string shown;
        check_conversion({0, 3, " object encoding errors "}, "a conversion", args, at);
        if (args.keyword_count != 0) return unknown("the text of a value");
        if (args.count == 0) return string_value(names::empty);
        if (args.count == 1 && str_of(first, shown)) return string_value(strings_.intern(shown));
        return unknown("the text of a value");
    }
    const bool to_float = type == types::py_float;
    check_conversion(to_float ? Signature{0, 1, ""} : Signature{0, 2, " base "}, "a conversion", args, at);
    if (args.count + args.keyword_count > 1) return number_in_base(first, args.get(1, "base"), at);
    if (args.keyword_count != 0) raise(at, "TypeError", "int() needs a string with a base");
    if (args.count == 0) return to_float ? float_value(0) : int_value(0);
    if (first.kind == ValueKind::WarpScalar || first.kind == ValueKind::NumpyScalar)
        first = first.raw_is_int ? int_value(first.integer) : float_value(python_real(first));
    if (args.count == 1 && is_number(first)) {
        const Value number = plain_number(first);
        if (to_float)
            return number.kind == ValueKind::Float ? number
                                                   : float_value(static_cast<double>(number.integer));
        if (number.kind == ValueKind::Int) return number;
        if (std::isnan(number.real)) raise(at, "ValueError", "cannot convert a NaN to an integer");
        if (std::isinf(number.real)) raise(at, "OverflowError", "cannot convert infinity to an integer");
        if (std::fabs(number.real) < 1e18) return int_value(static_cast<Integer>(std::trunc(number.real)));
        return unknown("a large integer");
    }
    if (first.kind == ValueKind::Str)
        return to_float ? float_of(text(first.text), at) : int_of(text(first.text), at);
    switch (first.kind) {
        case ValueKind::None:
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
        case ValueKind::PyFunction:
        case ValueKind::Module:
        case ValueKind::EnumMember:
            raise(at, "TypeError", "the argument is no number");
        default:
            refuse(DiagKind::ModuleUncertain, at, "whether this conversion fails");
    }
}

namespace {

// int() and float() take blanks around a number.
std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\r\f\v\x1c\x1d\x1e\x1f";
    const size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

Value Evaluator::int_of(std::string_view given, Place at) {
    const std::string_view digits = without_blanks(given);
    const std::string_view number =
        !digits.empty() && (digits[0] == '-' || digits[0] == '+') ? digits.substr(1) : digits;
    if (number.find_first_not_of("0123456789") == std::string_view::npos && !number.empty()) {
        int64_t value = 0;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
        if (read.ec != std::errc()) return unknown("a large integer");
        return int_value(digits[0] == '-' ? -Integer{value} : Integer{value});
    }
    for (const char c : given) {
        if (c == '_' || static_cast<unsigned char>(c) > 127)
            refuse(DiagKind::ModuleUncertain, at, "whether this text is a number");
    }
    raise(at, "ValueError", "the string is not a number");
}

Value Evaluator::float_of(std::string_view given, Place at) {
    const std::string_view digits = without_blanks(given);
    if (digits == "inf" || digits == "+inf") return float_value(HUGE_VAL);
    if (digits == "-inf") return float_value(-HUGE_VAL);
    if (digits == "nan") return float_value(std::nan(""));
    const bool plain = !digits.empty() && digits.find_first_not_of("0123456789.e-") == std::string_view::npos;
    if (plain) {
        if (const auto value = read_double(digits)) return float_value(*value);
    }
    const bool letters = std::all_of(given.begin(), given.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (letters && digits != "infinity") raise(at, "ValueError", "the string is not a number");
    refuse(DiagKind::ModuleUncertain, at, "whether this text is a number");
}

// int(text, base) of plain digits.
Value Evaluator::number_in_base(const Value& given, const Value& base, Place at) {
    if (given.kind != ValueKind::Str) raise(at, "TypeError", "int() needs a string with a base");
    const std::string_view digits = text(given.text);
    const bool plain = !digits.empty() && digits.size() < 16 && base.kind == ValueKind::Int &&
                       base.integer >= 2 && base.integer <= 36;
    if (!plain) refuse(DiagKind::ModuleUncertain, at, "whether this text is a number");
    Integer value = 0;
    for (const char c : digits) {
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
        if (digit >= base.integer) refuse(DiagKind::ModuleUncertain, at, "whether this text is a number");
        value = value * base.integer + digit;
    }
    return int_value(value);
}

void Evaluator::check_conversion(const Signature& signature, std::string_view name, const Args& args,
                                 Place at) {
    check_arguments(&signature, name, args, at);
}

}  // namespace weft::module
