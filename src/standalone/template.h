// fill_in: a text with names between $ signs, and what stands for them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace weft::standalone {

struct Given {
    std::string_view name;
    std::string text;
};

// "float $name$(int n)" with {"name", "scale"}. Every name of the text must be given.
std::string fill_in(std::string_view text, std::initializer_list<Given> given);

}  // namespace weft::standalone
