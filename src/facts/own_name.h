// What an exact duplicate is: a text that differs in the kernel's own name only. The name is left out
// wherever it stands as a whole word, in comments and strings too.
#pragma once

#include <string_view>

namespace weft::facts {

// Calls `take` with each piece of the text between names, in order: one piece more than there are names.
template <class Take>
void without_own_name(std::string_view source, std::string_view kernel_name, Take&& take) {
    const auto in_name = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    size_t from = 0;
    for (size_t at = source.find(kernel_name); at != std::string_view::npos && !kernel_name.empty();) {
        const size_t end = at + kernel_name.size();
        const bool whole =
            (at == 0 || !in_name(source[at - 1])) && (end == source.size() || !in_name(source[end]));
        if (whole) {
            take(source.substr(from, at - from));
            from = end;
        }
        at = source.find(kernel_name, end);
    }
    take(source.substr(from));
}

}  // namespace weft::facts
