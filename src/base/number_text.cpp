#include "base/number_text.h"

#include <locale.h>
#include <stdlib.h>

#include <charconv>
#include <cmath>
#include <string>
#include <vector>

#include "base/check.h"

namespace weft {
namespace {

struct Digits {
    unsigned base;
    std::string_view text;  // without the prefix, still with underscores
};

Digits split_base(std::string_view literal) {
    if (literal.size() > 2 && literal[0] == '0') {
        switch (literal[1] | 0x20) {
            case 'x':
                return {16, literal.substr(2)};
            case 'o':
                return {8, literal.substr(2)};
            case 'b':
                return {2, literal.substr(2)};
            default:
                break;
        }
    }
    return {10, literal};
}

unsigned digit_value(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    return static_cast<unsigned>((c | 0x20) - 'a') + 10;
}

bool is_decimal_digit(char c) {
    return c >= '0' && c <= '9';
}

// A decimal number taken apart: digits × 10^exponent, if `exact`; else there are too many digits to hold.
struct Decimal {
    uint64_t digits = 0;
    int exponent = 0;
    bool negative = false;
    bool exact = true;
};

std::optional<Decimal> split_decimal(std::string_view text) {
    constexpr uint64_t max_digits =
        1'000'000'000'000'000;            // one more digit still fits a double's 53 bits or is refused
    constexpr int max_exponent = 10'000;  // beyond it every number is zero or infinity
    Decimal out;
    size_t at = 0;
    if (at < text.size() && text[at] == '-') out.negative = true, ++at;
    bool any = false, point = false;
    for (; at < text.size() && (is_decimal_digit(text[at]) || (text[at] == '.' && !point)); ++at) {
        if (text[at] == '.') {
            point = true;
            continue;
        }
        any = true;
        if (out.digits >= max_digits) out.exact = false;
        if (!out.exact) continue;
        out.digits = out.digits * 10 + digit_value(text[at]);
        out.exponent -= point ? 1 : 0;
    }
    if (!any) return std::nullopt;
    if (at < text.size() && (text[at] | 0x20) == 'e') {
        ++at;
        const bool down = at < text.size() && text[at] == '-';
        if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
        if (at == text.size()) return std::nullopt;
        int power = 0;
        for (; at < text.size() && is_decimal_digit(text[at]); ++at)
            power = power > max_exponent ? power : power * 10 + static_cast<int>(digit_value(text[at]));
        out.exponent += down ? -power : power;
    }
    if (at != text.size()) return std::nullopt;
    return out;
}

// strtod of the C locale, whatever locale the program that uses the library has set.
double c_strtod(std::string_view text) {
    static const locale_t c_locale = newlocale(LC_ALL_MASK, "C", nullptr);
    return strtod_l(std::string(text).c_str(), nullptr, c_locale);
}

// Most numbers that people write have three decimals at most. A quotient of integers is the double nearest to
// it, and decimals of up to 15 digits are all different doubles, so that these digits are the shortest.
bool append_three_decimals(TextBuffer& out, double value) {
    const double size = value < 0 ? -value : value;
    if (!(size < 1e9)) return false;
    const auto thousandths = static_cast<uint64_t>(size * 1000 + 0.5);
    if (thousandths == 0 || static_cast<double>(thousandths) / 1000 != size) return false;
    if (value < 0) out.append('-');
    out.append_uint(thousandths / 1000);
    out.append('.');
    const auto rest = static_cast<uint32_t>(thousandths % 1000);
    out.append(static_cast<char>('0' + rest / 100));
    if (rest % 100 != 0) out.append(static_cast<char>('0' + rest / 10 % 10));
    if (rest % 10 != 0) out.append(static_cast<char>('0' + rest % 10));
    return true;
}

}  // namespace

std::optional<double> read_double(std::string_view text) {
    // Powers of ten that a double holds exactly: one multiplication or division of exact numbers is rounded
    // once.
    static constexpr double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    constexpr uint64_t max_exact = uint64_t{1} << 53;
    constexpr int max_power = 22;
    const std::optional<Decimal> number = split_decimal(text);
    if (!number) return std::nullopt;
    if (!number->exact || number->digits > max_exact || number->exponent > max_power ||
        number->exponent < -max_power)
        return c_strtod(text);
    const double digits = static_cast<double>(number->digits);
    const double size =
        number->exponent < 0 ? digits / powers[-number->exponent] : digits * powers[number->exponent];
    return number->negative ? -size : size;
}

void append_python_float(TextBuffer& out, double value) {
    if (std::isnan(value)) return out.append("nan");
    if (std::isinf(value)) return out.append(value < 0 ? std::string_view("-inf") : std::string_view("inf"));
    if (value == 0)
        return out.append(std::signbit(value) ? std::string_view("-0.0") : std::string_view("0.0"));

    if (append_three_decimals(out, value)) return;

    // Shortest digits d.ddde±xx, then laid out by Python's rule: exponent form outside [1e-4, 1e16).
    char text[40];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value, std::chars_format::scientific);
    WEFT_CHECK(error == std::errc(), "a double fits 40 characters");
    const char* p = text;
    if (*p == '-') {
        out.append('-');
        ++p;
    }
    char digits[20];
    int count = 0;
    for (; *p != 'e'; ++p) {
        if (*p != '.') digits[count++] = *p;
    }
    int exponent = 0;
    std::from_chars(p[1] == '+' ? p + 2 : p + 1, end, exponent);

    const std::string_view all(digits, static_cast<size_t>(count));
    if (exponent < -4 || exponent >= 16) {
        out.append(digits[0]);
        if (count > 1) {
            out.append('.');
            out.append(all.substr(1));
        }
        out.append('e');
        out.append(exponent < 0 ? '-' : '+');
        const int size = exponent < 0 ? -exponent : exponent;
        if (size < 10) out.append('0');
        out.append_int(size);
    } else if (exponent < 0) {
        out.append("0.");
        for (int i = -1; i > exponent; --i) out.append('0');
        out.append(all);
    } else if (count <= exponent + 1) {
        out.append(all);
        for (int i = count; i <= exponent; ++i) out.append('0');
        out.append(".0");
    } else {
        out.append(all.substr(0, static_cast<size_t>(exponent) + 1));
        out.append('.');
        out.append(all.substr(static_cast<size_t>(exponent) + 1));
    }
}

std::optional<int64_t> int_literal_value(std::string_view literal) {
    const Digits digits = split_base(literal);
    uint64_t value = 0;
    for (char c : digits.text) {
        if (c == '_') continue;
        if (value > (static_cast<uint64_t>(INT64_MAX) - digit_value(c)) / digits.base) return std::nullopt;
        value = value * digits.base + digit_value(c);
    }
    return static_cast<int64_t>(value);
}

std::optional<Int128> wide_int_literal_value(std::string_view literal) {
    if (const auto small = int_literal_value(literal)) return *small;
    const Digits digits = split_base(literal);
    Int128 value = 0;
    for (char c : digits.text) {
        if (c == '_') continue;
        if (__builtin_mul_overflow(value, Int128{digits.base}, &value)) return std::nullopt;
        if (__builtin_add_overflow(value, Int128{digit_value(c)}, &value)) return std::nullopt;
    }
    return value;
}

std::string int_text(Int128 value) {
    __extension__ typedef unsigned __int128 Magnitude;
    const bool negative = value < 0;
    Magnitude rest = negative ? Magnitude{0} - static_cast<Magnitude>(value) : static_cast<Magnitude>(value);
    char digits[40];
    char* const end = digits + sizeof digits;
    char* first = end;
    do {
        *--first = static_cast<char>('0' + static_cast<int>(rest % 10));
        rest /= 10;
    } while (rest != 0);
    if (negative) *--first = '-';
    return {first, end};
}

void append_int_literal(TextBuffer& out, std::string_view literal) {
    if (const auto value = int_literal_value(literal)) return out.append_int(*value);

    // Limbs of nine decimal digits, least first. Quadratic, and literals of this size are rare.
    constexpr uint64_t limb = 1'000'000'000;
    const Digits digits = split_base(literal);
    std::vector<uint64_t> limbs{0};
    for (char c : digits.text) {
        if (c == '_') continue;
        uint64_t carry = digit_value(c);
        for (uint64_t& part : limbs) {
            const uint64_t sum = part * digits.base + carry;
            part = sum % limb;
            carry = sum / limb;
        }
        if (carry != 0) limbs.push_back(carry);
    }
    out.append_uint(limbs.back());
    for (size_t i = limbs.size() - 1; i-- > 0;) {
        for (uint64_t scale = limb / 10; scale > 1 && limbs[i] < scale; scale /= 10) out.append('0');
        out.append_uint(limbs[i]);
    }
}

double float_literal_value(std::string_view literal) {
    std::string clean;
    for (char c : literal) {
        if (c != '_' && c != 'j' && c != 'J') clean += c;
    }
    const std::optional<double> value = read_double(clean);
    WEFT_CHECK(value, "the lexer checked this literal");
    return *value;
}

std::string with_commas(uint64_t value) {
    const std::string digits = std::to_string(value);
    std::string text;
    for (size_t i = 0; i < digits.size(); ++i) {
        if (i != 0 && (digits.size() - i) % 3 == 0) text += ',';
        text += digits[i];
    }
    return text;
}

std::string short_bytes(uint64_t bytes) {
    constexpr std::string_view units[] = {"bytes", "KB", "MB", "GB", "TB", "PB", "EB"};
    uint64_t unit = 0, whole = bytes, rest = 0;
    for (; whole >= 1000; ++unit) {
        rest = whole % 1000;
        whole /= 1000;
    }
    std::string text = std::to_string(whole);
    if (unit != 0 && whole < 10) text += "." + std::to_string(rest / 100);
    return text + " " + std::string(units[unit]);
}

}  // namespace weft
