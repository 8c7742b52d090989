// Colour on a terminal: who wants it, and texts with it. What is coloured must have been made safe for a
// terminal before (base/utf8.h), as colours are what such texts must not bring along.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace weft::cli {

CLI::Option* add_color_option(CLI::App& command, std::string& when);
// `when`: always, never, or auto: standard output is a terminal that is not dumb, and NO_COLOR is not set.
bool wants_color(std::string_view when);

enum class Language : uint8_t { Plain, Python, Cpp, Diff };
// Comments, strings, numbers and keywords in colour; of a diff, what goes and what comes.
std::string in_color(std::string_view text, Language language);
std::string bold(std::string_view text);
std::string dim(std::string_view text);
std::string as_gone(std::string_view text);  // as in a diff
std::string as_come(std::string_view text);

}  // namespace weft::cli
