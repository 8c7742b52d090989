// How many arguments Python's own functions and methods take, and which keywords.
#pragma once

#include <cstddef>
#include <string_view>

#include "module/python_namespace.h"
#include "value/value.h"

namespace weft::module {

struct Signature {
    size_t least = 0, most = 0;  // by position
    std::string_view keywords;   // each between spaces
};

// Null where it is not listed: nothing is said about the arguments then.
const Signature* signature_of(PyCall call);
const Signature* method_signature(value::ValueKind self, std::string_view name);

}  // namespace weft::module
