// catalogue: the tables of plain C++, and what stands in them for given arguments.
// forms.def says how a call is written (`sinf({0})`, `{0} + {1}`), functions/*.def hold the texts of small
// functions that come with a kernel. A row names a builtin and the kinds of its arguments; a builtin is added
// by a row in one of them, and nowhere else.
#pragma once

#include <span>
#include <string_view>

#include "plain/shape.h"

namespace weft::plain {

struct Form {
    std::string_view name, arguments;
    Binding binding;
    std::string_view text;
};

struct Function {
    std::string_view name, arguments;
    std::string_view needs;  // other functions that the text calls
    std::string_view text;
    bool device_only;  // it touches memory that several threads share
};

// The first row whose arguments fit; null: there is none.
const Form* find_form(std::string_view name, std::span<const Shape> arguments);
const Function* find_function(std::string_view name, std::span<const Shape> arguments);

// The builtin whose rows say how this one is written: itself, but for a few.
std::string_view written_as(std::string_view name);

// Does a shape fit one word of a row's arguments (legend in forms.def)?
bool fits(std::string_view pattern, const Shape& shape);

}  // namespace weft::plain
