// The beginning of what a program said, for a report: few lines, none too long.
#pragma once

#include <algorithm>
#include <string>

namespace weft::verify {

inline std::string first_lines(const std::string& text) {
    constexpr size_t most_lines = 12, most_letters = 300;
    std::string shown;
    size_t lines = 0;
    for (size_t at = 0; at < text.size() && lines < most_lines; ++lines) {
        const size_t end = std::min(text.find('\n', at), text.size());
        shown += text.substr(at, std::min(end - at, most_letters)) + "\n";
        at = end + 1;
    }
    return shown;
}

}  // namespace weft::verify
