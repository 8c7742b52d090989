// render: a diagnostic -> what people read. The command line prints it; reports for programs take shown_at().
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "source/diag.h"
#include "source/sources.h"

namespace weft {

// Lines and columns from 1, columns in characters. A place in a quoted text is shown in the file around it.
struct Shown {
    uint32_t line = 1, column = 1, end_line = 1, end_column = 1;
};
Shown shown_at(Place place, const Sources& sources);

// What is said about a place, by whoever says it.
struct Message {
    std::string_view level, construct;
    std::string text, help;
    Place place;
    std::span<const Place> imports{};
};

// FILE:LINE:COL: error[construct]: message, the source line with the place marked, and the way out.
std::string render(const Message& message, const Sources& sources);
std::string render(const Diag& diag, const Sources& sources);

}  // namespace weft
