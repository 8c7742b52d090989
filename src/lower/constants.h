// Python values as constants of a kernel.
#pragma once

#include <string>
#include <string_view>

#include "module/program.h"

namespace weft::lower {

// How a diagnostic calls a value: "a list", "the module numpy".
std::string describe(const module::Value& value, const Strings& strings);

// An int, float or bool of Python, or the number in a Warp scalar; not a NaN.
bool is_exact_number(const module::Value& value);

// wp.float64(3): the number as an instance of a Warp scalar type, which decides how it prints.
module::Value as_warp_scalar(const module::Value& number, types::TypeId scalar);

inline bool is_warp(const module::Value& value) {
    return value.kind == module::ValueKind::Module &&
           value.id == static_cast<uint32_t>(module::ModuleKind::Warp);
}

}  // namespace weft::lower
