// Values of the module level: what a Python name means after static evaluation.
// Made by the evaluator (module/evaluate.h), and by lower/ when it creates constants; lower/ asks them for
// attributes and calls. A Value is small and trivially copyable; what does not fit lives in the Program's
// stores.
#pragma once

#include <cstdint>

#include "base/id.h"
#include "base/strings.h"
#include "types/types.h"

namespace weft::value {

__extension__ typedef __int128 Integer;  // Python ints; beyond 128 bits a value is Unknown

enum class ValueKind : uint8_t {
    Missing,  // no such name or attribute
    Unknown,  // a name that could not be evaluated; `text` says why. Matters only if a kernel uses it
    None,
    Bool,  // integer != 0
    Int,
    Float,
    Str,    // text
    Bytes,  // text
    Ellipsis,
    EnumMember,   // id: into Program::enum_members; integer: its value (IntEnum and IntFlag only)
    WarpScalar,   // wp.float64(3): type + raw Python value (integer or real; `raw_is_int`)
    Composite,    // a vec/mat/quat/transform instance: type, elements in Program::elements [id, id + count)
    NumpyScalar,  // np.float64(...), np.int32(...): type is the scalar type; Warp takes none of them but
                  // np.float64
    Tuple,        // these six: id into Program::sequences
    List,
    Dict,  // items are key, value, key, value ...
    Set,
    Slice,         // three items: start, stop, step
    RangeObject,   // three items
    Type,          // a Warp value type or array annotation: type; id tells class objects of factories apart
    Struct,        // a @wp.struct class: type (Kind::Struct)
    Function,      // a @wp.func: id = FunctionSetId
    Kernel,        // id = KernelId
    Builtin,       // a Warp builtin function that is an attribute of `warp`: text = its name
    PyFunction,    // an undecorated def or lambda: id into Program::py_functions
    PyBuiltin,     // range, len, print, abs ..., and functions of math: id = PyCall, text = name
    Module,        // warp, math, numpy, typing ...: id = ModuleKind, text = dotted name
    Namespace,     // globals(): id = ScopeId
    Class,         // a plain class used as a namespace: id = ScopeId
    EnumClass,     // id = ScopeId
    GenericParam,  // Any, wp.Float, wp.Int, wp.Scalar, a type made of them: type is a pattern; a TypeVar:
                   // none
    WarpObject,    // another attribute of warp that weft knows by name (wp.static, wp.grad, wp.launch ...):
                   // text = name, id = WarpCall
    Method,        // a method bound to a value: id into Program::methods
};

enum class ModuleKind : uint8_t {
    Warp,
    WarpTypes,
    WarpConfig,
    WarpPackage,  // warp.fem, warp.utils ...: its attributes are Unknown
    Math,
    Numpy,
    Typing,
    Enum,
    Functools,
    Dataclasses,
    Sys,
    Harmless,     // a module known not to touch Warp; its attributes are Unknown
    Foreign,      // any other module
    WarpModule,   // wp.get_module(name): integer = its index in Program::modules
    WarpOptions,  // the options of one
    File,         // a file that is followed: integer = its index in Program::files
};

// Value::id of a WarpScalar made from True or False, which prints the word.
inline constexpr uint32_t raw_bool = 1;
// The same of one that was made from an np.float32: `real` has its text, and is rounded where Python
// computes.
inline constexpr uint32_t raw_float32 = 2;

struct Value {
    ValueKind kind = ValueKind::Missing;
    bool raw_is_int = false;  // WarpScalar, NumpyScalar: the number is in `integer`
    types::TypeId type;       // Type, Struct, WarpScalar, Composite, NumpyScalar
    StringId text;            // Str, Unknown, names
    uint32_t id = 0;          // index in the store of its kind
    union {
        Integer integer = 0;
        double real;
    };
};

// Any, wp.Scalar, wp.Float or wp.Int as a value; the pattern it stands for is its type.
Value generic_value(StringId text, std::string_view name);

inline Value make_value(ValueKind kind, StringId text = {}, uint32_t id = 0) {
    Value value;
    value.kind = kind;
    value.text = text;
    value.id = id;
    return value;
}
inline Value none_value() {
    return make_value(ValueKind::None);
}
inline Value int_value(Integer number) {
    Value value = make_value(ValueKind::Int);
    value.integer = number;
    return value;
}
inline Value bool_value(bool truth) {
    Value value = make_value(ValueKind::Bool);
    value.integer = truth ? 1 : 0;
    return value;
}
inline Value float_value(double number) {
    Value value = make_value(ValueKind::Float);
    value.real = number;
    return value;
}
inline Value string_value(StringId text) {
    return make_value(ValueKind::Str, text);
}
inline Value type_value(types::TypeId type) {
    Value value = make_value(ValueKind::Type);
    value.type = type;
    return value;
}

inline bool is_known(const Value& value) {
    return value.kind != ValueKind::Unknown && value.kind != ValueKind::Missing;
}

}  // namespace weft::value
