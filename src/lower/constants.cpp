#include "lower/constants.h"

#include <cmath>

namespace weft::lower {

using module::Value;
using module::ValueKind;

std::string describe(const Value& value, const Strings& strings) {
    const auto named = [&](std::string_view what) {
        return std::string(what) + (value.text.valid() ? " " + std::string(strings.text(value.text)) : "");
    };
    switch (value.kind) {
        case ValueKind::Missing:
            return "nothing";
        case ValueKind::Unknown:
            return named("something unknown:");
        case ValueKind::None:
            return "None";
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
            return "a number";
        case ValueKind::Str:
            return "a string";
        case ValueKind::Bytes:
            return "a bytes object";
        case ValueKind::Ellipsis:
            return "...";
        case ValueKind::EnumMember:
            return "an enum member";
        case ValueKind::WarpScalar:
        case ValueKind::Composite:
            return "a Warp value";
        case ValueKind::NumpyScalar:
            return "a NumPy scalar";
        case ValueKind::Tuple:
            return "a tuple";
        case ValueKind::List:
            return "a list";
        case ValueKind::Dict:
            return "a dict";
        case ValueKind::Set:
            return "a set";
        case ValueKind::Slice:
            return "a slice";
        case ValueKind::RangeObject:
            return "a range";
        case ValueKind::Type:
            return "a type";
        case ValueKind::Struct:
            return "a struct class";
        case ValueKind::Function:
            return "a function";
        case ValueKind::Kernel:
            return "a kernel";
        case ValueKind::Builtin:
            return named("the builtin");
        case ValueKind::PyFunction:
            return "a Python function";
        case ValueKind::PyBuiltin:
            return named("Python's");
        case ValueKind::Module:
            return named("the module");
        case ValueKind::Namespace:
            return "a namespace";
        case ValueKind::Class:
            return "a class";
        case ValueKind::EnumClass:
            return "an enum class";
        case ValueKind::GenericParam:
            return named("the type variable");
        case ValueKind::WarpObject:
            return named("wp.");
        case ValueKind::Method:
            return "a method";
    }
    return {};
}

bool is_exact_number(const Value& value) {
    switch (value.kind) {
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::EnumMember:
            return true;
        case ValueKind::Float:
            return !std::isnan(value.real);
        case ValueKind::WarpScalar:
            return value.raw_is_int || !std::isnan(value.real);
        default:
            return false;
    }
}

module::Value as_warp_scalar(const Value& number, types::TypeId scalar) {
    Value out = number;
    out.kind = ValueKind::WarpScalar;
    out.type = scalar;
    if (number.kind != ValueKind::WarpScalar) out.raw_is_int = number.kind != ValueKind::Float;
    out.id = number.kind == ValueKind::Bool ? module::raw_bool : 0;
    return out;
}

}  // namespace weft::lower
