#include "value/value.h"

namespace weft::value {

Value generic_value(StringId text, std::string_view name) {
    Value value = make_value(ValueKind::GenericParam, text);
    value.type = name == "Any"      ? types::any
                 : name == "Scalar" ? types::any_scalar
                 : name == "Float"  ? types::any_float
                                    : types::any_int;
    return value;
}

}  // namespace weft::value
