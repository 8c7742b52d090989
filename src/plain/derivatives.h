// derivatives: the table derivatives.def, and the text of one of its rules for given arguments. Asked through
// Support (support.h), which knows how calls are written.
#pragma once

#include <span>
#include <string_view>

#include "plain/shape.h"

namespace weft::plain {

// The rule for one argument of a builtin: empty where its derivative is 0; nothing where there is no row.
std::optional<std::string_view> derivative_rule(std::string_view name, std::span<const Shape> arguments,
                                                size_t number);

}  // namespace weft::plain
