#include "module/signatures.h"

#include <cstdint>
#include <iterator>

namespace weft::module {
namespace {

using value::ValueKind;

constexpr size_t many = SIZE_MAX;

struct FunctionRow {
    PyCall call;
    Signature signature;
};
struct MethodRow {
    ValueKind self;
    std::string_view name;
    Signature signature;
};

// clang-format off
constexpr FunctionRow functions[] = {
    {PyCall::Abs, {1, 1, ""}}, {PyCall::All, {1, 1, ""}}, {PyCall::Any, {1, 1, ""}}, {PyCall::Callable, {1, 1, ""}},
    {PyCall::Chr, {1, 1, ""}}, {PyCall::Divmod, {2, 2, ""}}, {PyCall::Filter, {2, 2, ""}}, {PyCall::Format, {1, 2, ""}},
    {PyCall::Getattr, {2, 3, ""}}, {PyCall::Globals, {0, 0, ""}}, {PyCall::Hasattr, {2, 2, ""}}, {PyCall::Hash, {1, 1, ""}},
    {PyCall::Id, {1, 1, ""}}, {PyCall::Isinstance, {2, 2, ""}}, {PyCall::Issubclass, {2, 2, ""}}, {PyCall::Iter, {1, 2, ""}},
    {PyCall::Len, {1, 1, ""}}, {PyCall::List, {0, 1, ""}}, {PyCall::Locals, {0, 0, ""}}, {PyCall::Map, {2, many, ""}},
    {PyCall::Max, {1, many, " key default "}}, {PyCall::Min, {1, many, " key default "}}, {PyCall::Next, {1, 2, ""}},
    {PyCall::Object, {0, 0, ""}}, {PyCall::Ord, {1, 1, ""}}, {PyCall::Print, {0, many, " sep end file flush "}},
    {PyCall::Range, {1, 3, ""}}, {PyCall::Repr, {1, 1, ""}}, {PyCall::Reversed, {1, 1, ""}}, {PyCall::Set, {0, 1, ""}},
    {PyCall::Frozenset, {0, 1, ""}}, {PyCall::Setattr, {3, 3, ""}}, {PyCall::Delattr, {2, 2, ""}}, {PyCall::Slice, {1, 3, ""}},
    {PyCall::Sorted, {1, 1, " key reverse "}}, {PyCall::Staticmethod, {1, 1, ""}}, {PyCall::Classmethod, {1, 1, ""}},
    {PyCall::Tuple, {0, 1, ""}}, {PyCall::Vars, {0, 1, ""}}, {PyCall::Zip, {0, many, " strict "}}, {PyCall::Prod, {1, 1, " start "}},
    {PyCall::Enumerate, {0, 2, " iterable start "}}, {PyCall::Sum, {1, 2, " start "}}, {PyCall::Round, {0, 2, " number ndigits "}},
    {PyCall::Sqrt, {1, 1, ""}}, {PyCall::Sin, {1, 1, ""}}, {PyCall::Cos, {1, 1, ""}}, {PyCall::Tan, {1, 1, ""}}, {PyCall::Asin, {1, 1, ""}},
    {PyCall::Acos, {1, 1, ""}}, {PyCall::Atan, {1, 1, ""}}, {PyCall::Sinh, {1, 1, ""}}, {PyCall::Cosh, {1, 1, ""}}, {PyCall::Tanh, {1, 1, ""}},
    {PyCall::Asinh, {1, 1, ""}}, {PyCall::Acosh, {1, 1, ""}}, {PyCall::Atanh, {1, 1, ""}}, {PyCall::Exp, {1, 1, ""}}, {PyCall::Expm1, {1, 1, ""}},
    {PyCall::Log, {1, 2, ""}}, {PyCall::Log2, {1, 1, ""}}, {PyCall::Log10, {1, 1, ""}}, {PyCall::Log1p, {1, 1, ""}}, {PyCall::Floor, {1, 1, ""}},
    {PyCall::Ceil, {1, 1, ""}}, {PyCall::Trunc, {1, 1, ""}}, {PyCall::Fabs, {1, 1, ""}}, {PyCall::Radians, {1, 1, ""}}, {PyCall::Degrees, {1, 1, ""}},
    {PyCall::Erf, {1, 1, ""}}, {PyCall::Erfc, {1, 1, ""}}, {PyCall::Cbrt, {1, 1, ""}}, {PyCall::Atan2, {2, 2, ""}}, {PyCall::MathPow, {2, 2, ""}},
    {PyCall::Fmod, {2, 2, ""}}, {PyCall::Copysign, {2, 2, ""}}, {PyCall::Gcd, {0, many, ""}}, {PyCall::Hypot, {0, many, ""}},
    {PyCall::Factorial, {1, 1, ""}}, {PyCall::Isnan, {1, 1, ""}}, {PyCall::Isinf, {1, 1, ""}}, {PyCall::Isfinite, {1, 1, ""}},
    {PyCall::Isqrt, {1, 1, ""}}, {PyCall::Comb, {2, 2, ""}}, {PyCall::Ldexp, {2, 2, ""}}, {PyCall::Cast, {2, 2, " typ val "}},
    {PyCall::Cache, {1, 1, ""}}, {PyCall::LruCache, {0, 2, " maxsize typed "}}, {PyCall::Unique, {1, 1, ""}}, {PyCall::Exit, {0, 1, ""}},
};

constexpr ValueKind in_list = ValueKind::List, in_dict = ValueKind::Dict, in_str = ValueKind::Str, in_tuple = ValueKind::Tuple, in_set = ValueKind::Set;
constexpr MethodRow methods[] = {
    {in_list, "append", {1, 1, ""}}, {in_list, "extend", {1, 1, ""}}, {in_list, "insert", {2, 2, ""}}, {in_list, "pop", {0, 1, ""}}, {in_list, "clear", {0, 0, ""}},
    {in_list, "copy", {0, 0, ""}}, {in_list, "remove", {1, 1, ""}}, {in_list, "index", {1, 3, ""}}, {in_list, "count", {1, 1, ""}}, {in_list, "reverse", {0, 0, ""}},
    {in_list, "sort", {0, 0, " key reverse "}},
    {in_dict, "get", {1, 2, ""}}, {in_dict, "keys", {0, 0, ""}}, {in_dict, "values", {0, 0, ""}}, {in_dict, "items", {0, 0, ""}}, {in_dict, "copy", {0, 0, ""}},
    {in_dict, "clear", {0, 0, ""}}, {in_dict, "pop", {1, 2, ""}}, {in_dict, "popitem", {0, 0, ""}}, {in_dict, "setdefault", {1, 2, ""}},
    {in_tuple, "count", {1, 1, ""}}, {in_tuple, "index", {1, 3, ""}},
    {in_set, "add", {1, 1, ""}}, {in_set, "discard", {1, 1, ""}}, {in_set, "remove", {1, 1, ""}}, {in_set, "pop", {0, 0, ""}}, {in_set, "clear", {0, 0, ""}}, {in_set, "copy", {0, 0, ""}},
    {in_str, "upper", {0, 0, ""}}, {in_str, "lower", {0, 0, ""}}, {in_str, "title", {0, 0, ""}}, {in_str, "capitalize", {0, 0, ""}}, {in_str, "swapcase", {0, 0, ""}},
    {in_str, "casefold", {0, 0, ""}}, {in_str, "join", {1, 1, ""}}, {in_str, "startswith", {1, 3, ""}}, {in_str, "endswith", {1, 3, ""}}, {in_str, "replace", {2, 3, ""}},
    {in_str, "strip", {0, 1, ""}}, {in_str, "lstrip", {0, 1, ""}}, {in_str, "rstrip", {0, 1, ""}}, {in_str, "count", {1, 3, ""}}, {in_str, "find", {1, 3, ""}},
    {in_str, "index", {1, 3, ""}}, {in_str, "rfind", {1, 3, ""}}, {in_str, "rindex", {1, 3, ""}}, {in_str, "zfill", {1, 1, ""}}, {in_str, "isdigit", {0, 0, ""}},
    {in_str, "isalpha", {0, 0, ""}}, {in_str, "isalnum", {0, 0, ""}}, {in_str, "isspace", {0, 0, ""}}, {in_str, "isupper", {0, 0, ""}}, {in_str, "islower", {0, 0, ""}},
    {in_str, "isidentifier", {0, 0, ""}}, {in_str, "isnumeric", {0, 0, ""}}, {in_str, "isdecimal", {0, 0, ""}}, {in_str, "center", {1, 2, ""}}, {in_str, "ljust", {1, 2, ""}},
    {in_str, "rjust", {1, 2, ""}}, {in_str, "partition", {1, 1, ""}}, {in_str, "rpartition", {1, 1, ""}}, {in_str, "removeprefix", {1, 1, ""}},
    {in_str, "removesuffix", {1, 1, ""}}, {in_str, "split", {0, 2, " sep maxsplit "}}, {in_str, "rsplit", {0, 2, " sep maxsplit "}}, {in_str, "splitlines", {0, 1, " keepends "}},
    {in_str, "encode", {0, 2, " encoding errors "}}, {in_str, "expandtabs", {0, 1, " tabsize "}},
};
// clang-format on

}  // namespace

const Signature* signature_of(PyCall call) {
    for (const FunctionRow& row : functions) {
        if (row.call == call) return &row.signature;
    }
    return nullptr;
}

const Signature* method_signature(ValueKind self, std::string_view name) {
    for (const MethodRow& row : methods) {
        if (row.self == self && row.name == name) return &row.signature;
    }
    return nullptr;
}

}  // namespace weft::module
