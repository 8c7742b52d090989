#include "cli/numbers.h"

#include <algorithm>
#include <charconv>

#include "base/ascii.h"

namespace weft::cli {
namespace {

// As a power of ten; none: not a letter that stands for one.
std::optional<int> power_of(char letter) {
    switch (letter) {
        case 'k':
        case 'K':
            return 3;
        case 'M':
            return 6;
        case 'G':
            return 9;
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<std::string> whole_number(std::string_view text) {
    constexpr int most_zeros = 30;  // far beyond every type
    const bool is_negative = text.starts_with('-');
    if (is_negative) text.remove_prefix(1);
    int zeros = 0;
    if (const auto power = text.empty() ? std::nullopt : power_of(text.back())) {
        zeros = *power;
        text.remove_suffix(1);
    }
    if (const size_t at = text.find_first_of("eE"); at != std::string_view::npos) {
        std::string_view exponent = text.substr(at + 1);
        if (exponent.starts_with('+')) exponent.remove_prefix(1);
        int more = 0;
        const auto read = std::from_chars(exponent.data(), exponent.data() + exponent.size(), more);
        if (read.ec != std::errc{} || read.ptr != exponent.data() + exponent.size() || more > most_zeros ||
            more < -most_zeros)
            return std::nullopt;
        zeros += more;
        text = text.substr(0, at);
    }
    std::string digits;
    bool is_fraction = false;
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '.' && !is_fraction) {
            is_fraction = true;
        } else if (text[i] == '_' && i > 0 && is_digit(text[i - 1]) && i + 1 < text.size() &&
                   is_digit(text[i + 1])) {
            continue;
        } else if (is_digit(text[i])) {
            digits += text[i];
            zeros -= is_fraction ? 1 : 0;
        } else {
            return std::nullopt;
        }
    }
    if (digits.empty()) return std::nullopt;
    for (; zeros < 0; ++zeros) {
        if (digits.empty() || digits.back() != '0') return std::nullopt;
        digits.pop_back();
    }
    digits.append(static_cast<size_t>(zeros), '0');
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return (is_negative ? "-" : "") + digits;
}

void read_numbers_in_words(CLI::App& command) {
    const CLI::Validator numbers(
        [](std::string& text) -> std::string {
            const auto number = whole_number(text);
            if (!number) return "`" + text + "` is no whole number; they are written as 1000000, 1e6 or 10k";
            text = *number;
            return {};
        },
        "");
    for (CLI::Option* const option : command.get_options()) {
        const std::string type = option->get_type_name();
        if (type.starts_with("UINT") || type.starts_with("INT")) option->transform(numbers);
    }
}

}  // namespace weft::cli
