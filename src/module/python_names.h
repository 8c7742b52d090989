// Which names the modules and objects of Python and Warp have, completely (python_names.def).
// The evaluator asks before it says that a name is not there, or that an import cannot fail.
#pragma once

#include <cstdint>
#include <string_view>

namespace weft::module {

enum class PyObject : uint8_t {
#define WEFT_PYTHON_MODULE(name, is_package, names)
#define WEFT_PYTHON_OBJECT(what, names) what,
#include "module/python_names.def"
#undef WEFT_PYTHON_MODULE
#undef WEFT_PYTHON_OBJECT
};

// Has an object of this kind the attribute?
bool has_attribute(PyObject what, std::string_view name);

struct PythonModule {
    std::string_view name;
    bool is_package;
    std::string_view names;  // each between spaces
    bool has(std::string_view wanted) const;
};
// A module of Python's own whose names are listed; null for others.
const PythonModule* python_module(std::string_view dotted);

}  // namespace weft::module
