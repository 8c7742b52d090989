#include "module/python_names.h"

#include <string>

namespace weft::module {
namespace {

constexpr PythonModule modules[] = {
#define WEFT_PYTHON_MODULE(name, is_package, names) {name, is_package, names},
#define WEFT_PYTHON_OBJECT(what, names)
#include "module/python_names.def"
#undef WEFT_PYTHON_MODULE
#undef WEFT_PYTHON_OBJECT
};

constexpr std::string_view objects[] = {
#define WEFT_PYTHON_MODULE(name, is_package, names)
#define WEFT_PYTHON_OBJECT(what, names) names,
#include "module/python_names.def"
#undef WEFT_PYTHON_MODULE
#undef WEFT_PYTHON_OBJECT
};

bool stands_in(std::string_view names, std::string_view wanted) {
    for (size_t at = names.find(wanted); at != std::string_view::npos; at = names.find(wanted, at + 1)) {
        const size_t end = at + wanted.size();
        if (at > 0 && names[at - 1] == ' ' && end < names.size() && names[end] == ' ') return true;
    }
    return false;
}

}  // namespace

bool has_attribute(PyObject what, std::string_view name) {
    return stands_in(objects[static_cast<size_t>(what)], name);
}

bool PythonModule::has(std::string_view wanted) const {
    return stands_in(names, wanted);
}

const PythonModule* python_module(std::string_view dotted) {
    for (const PythonModule& module : modules) {
        if (module.name == dotted) return &module;
    }
    return nullptr;
}

}  // namespace weft::module
