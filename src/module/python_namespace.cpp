#include "module/python_namespace.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "module/program.h"
#include "module/warp_namespace.h"

namespace weft::module {
namespace {

struct Row {
    PySpace space;
    std::string_view name;
    PyCall call;
    enum class What : uint8_t { Call, Number } what = What::Call;
    double number = 0;
};

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

constexpr Row call(PySpace space, std::string_view name, PyCall what) {
    return {space, name, what};
}
constexpr Row number(PySpace space, std::string_view name, double value) {
    return {space, name, PyCall::Unknown, Row::What::Number, value};
}

// clang-format off
constexpr PySpace B = PySpace::Builtins, M = PySpace::Math, N = PySpace::Numpy, T = PySpace::Typing, E = PySpace::Enum, F = PySpace::Functools;
constexpr Row table[] = {
    // Functions of NumPy that share their name with a builtin of Warp: a kernel that calls one gets the builtin.
    call(N, "min", PyCall::Unknown), call(N, "max", PyCall::Unknown), call(N, "abs", PyCall::Unknown),
    call(N, "sign", PyCall::Unknown), call(N, "copysign", PyCall::Unknown), call(N, "nonzero", PyCall::Unknown),
    call(N, "sin", PyCall::Unknown), call(N, "cos", PyCall::Unknown), call(N, "acos", PyCall::Unknown),
    call(N, "asin", PyCall::Unknown), call(N, "sqrt", PyCall::Unknown), call(N, "cbrt", PyCall::Unknown),
    call(N, "tan", PyCall::Unknown), call(N, "atan", PyCall::Unknown), call(N, "atan2", PyCall::Unknown),
    call(N, "sinh", PyCall::Unknown), call(N, "cosh", PyCall::Unknown), call(N, "tanh", PyCall::Unknown),
    call(N, "degrees", PyCall::Unknown), call(N, "radians", PyCall::Unknown), call(N, "log", PyCall::Unknown),
    call(N, "log2", PyCall::Unknown), call(N, "log10", PyCall::Unknown), call(N, "exp", PyCall::Unknown),
    call(N, "pow", PyCall::Unknown), call(N, "round", PyCall::Unknown), call(N, "rint", PyCall::Unknown),
    call(N, "trunc", PyCall::Unknown), call(N, "floor", PyCall::Unknown), call(N, "ceil", PyCall::Unknown),
    call(N, "isfinite", PyCall::Unknown), call(N, "isnan", PyCall::Unknown), call(N, "isinf", PyCall::Unknown),
    call(N, "dot", PyCall::Unknown), call(N, "argmin", PyCall::Unknown), call(N, "argmax", PyCall::Unknown),
    call(N, "outer", PyCall::Unknown), call(N, "cross", PyCall::Unknown), call(N, "transpose", PyCall::Unknown),
    call(N, "trace", PyCall::Unknown), call(N, "diag", PyCall::Unknown), call(N, "identity", PyCall::Unknown),
    call(N, "tile", PyCall::Unknown), call(N, "copy", PyCall::Unknown), call(N, "select", PyCall::Unknown),
    call(N, "where", PyCall::Unknown), call(N, "array", PyCall::Unknown), call(N, "zeros", PyCall::Unknown),
    call(N, "load", PyCall::Unknown), call(N, "extract", PyCall::Unknown), call(N, "add", PyCall::Unknown),
    call(N, "invert", PyCall::Unknown), call(N, "mod", PyCall::Unknown),
    call(B, "abs", PyCall::Abs), call(B, "all", PyCall::All), call(B, "any", PyCall::Any), call(B, "bytes", PyCall::Bytes),
    call(B, "callable", PyCall::Callable), call(B, "chr", PyCall::Chr), call(B, "complex", PyCall::Complex), call(B, "dict", PyCall::Dict),
    call(B, "dir", PyCall::Dir), call(B, "divmod", PyCall::Divmod), call(B, "enumerate", PyCall::Enumerate), call(B, "eval", PyCall::Eval),
    call(B, "exec", PyCall::Exec), call(B, "compile", PyCall::Unknown), call(B, "filter", PyCall::Filter), call(B, "format", PyCall::Format),
    call(B, "getattr", PyCall::Getattr), call(B, "globals", PyCall::Globals), call(B, "hasattr", PyCall::Hasattr), call(B, "hash", PyCall::Hash),
    call(B, "id", PyCall::Id), call(B, "input", PyCall::Input), call(B, "__import__", PyCall::Import), call(B, "isinstance", PyCall::Isinstance),
    call(B, "issubclass", PyCall::Issubclass), call(B, "iter", PyCall::Iter), call(B, "len", PyCall::Len), call(B, "list", PyCall::List),
    call(B, "locals", PyCall::Locals), call(B, "map", PyCall::Map), call(B, "max", PyCall::Max), call(B, "min", PyCall::Min),
    call(B, "next", PyCall::Next), call(B, "object", PyCall::Object), call(B, "open", PyCall::Open), call(B, "ord", PyCall::Ord),
    call(B, "pow", PyCall::Pow), call(B, "print", PyCall::Print), call(B, "property", PyCall::Property), call(B, "range", PyCall::Range),
    call(B, "repr", PyCall::Repr), call(B, "reversed", PyCall::Reversed), call(B, "round", PyCall::Round), call(B, "set", PyCall::Set),
    call(B, "setattr", PyCall::Setattr), call(B, "delattr", PyCall::Delattr), call(B, "slice", PyCall::Slice), call(B, "sorted", PyCall::Sorted),
    call(B, "staticmethod", PyCall::Staticmethod), call(B, "classmethod", PyCall::Classmethod), call(B, "sum", PyCall::Sum),
    call(B, "super", PyCall::Super), call(B, "tuple", PyCall::Tuple), call(B, "type", PyCall::Type), call(B, "vars", PyCall::Vars),
    call(B, "zip", PyCall::Zip), call(B, "frozenset", PyCall::Frozenset),
    call(B, "aiter", PyCall::Unknown), call(B, "anext", PyCall::Unknown), call(B, "ascii", PyCall::Unknown), call(B, "bin", PyCall::Unknown),
    call(B, "breakpoint", PyCall::Unknown), call(B, "bytearray", PyCall::Unknown), call(B, "copyright", PyCall::Unknown), call(B, "credits", PyCall::Unknown),
    call(B, "exit", PyCall::Exit), call(B, "quit", PyCall::Exit), call(B, "help", PyCall::Unknown), call(B, "hex", PyCall::Unknown),
    call(B, "license", PyCall::Unknown), call(B, "memoryview", PyCall::Unknown), call(B, "oct", PyCall::Unknown),
    call(B, "NotImplemented", PyCall::Unknown), call(B, "__build_class__", PyCall::Unknown), call(B, "__debug__", PyCall::Unknown),
    call(B, "__loader__", PyCall::Unknown), call(B, "__spec__", PyCall::Unknown),

    number(M, "pi", 3.141592653589793), number(M, "e", 2.718281828459045), number(M, "tau", 6.283185307179586), number(M, "inf", inf), number(M, "nan", nan),
    call(M, "sqrt", PyCall::Sqrt), call(M, "sin", PyCall::Sin), call(M, "cos", PyCall::Cos), call(M, "tan", PyCall::Tan), call(M, "asin", PyCall::Asin),
    call(M, "acos", PyCall::Acos), call(M, "atan", PyCall::Atan), call(M, "sinh", PyCall::Sinh), call(M, "cosh", PyCall::Cosh), call(M, "tanh", PyCall::Tanh),
    call(M, "asinh", PyCall::Asinh), call(M, "acosh", PyCall::Acosh), call(M, "atanh", PyCall::Atanh), call(M, "exp", PyCall::Exp),
    call(M, "expm1", PyCall::Expm1), call(M, "log", PyCall::Log), call(M, "log2", PyCall::Log2), call(M, "log10", PyCall::Log10),
    call(M, "log1p", PyCall::Log1p), call(M, "floor", PyCall::Floor), call(M, "ceil", PyCall::Ceil), call(M, "trunc", PyCall::Trunc),
    call(M, "fabs", PyCall::Fabs), call(M, "radians", PyCall::Radians), call(M, "degrees", PyCall::Degrees), call(M, "erf", PyCall::Erf),
    call(M, "erfc", PyCall::Erfc), call(M, "gamma", PyCall::Unknown), call(M, "lgamma", PyCall::Unknown), call(M, "cbrt", PyCall::Cbrt),
    call(M, "atan2", PyCall::Atan2), call(M, "pow", PyCall::MathPow), call(M, "fmod", PyCall::Fmod), call(M, "hypot", PyCall::Hypot),
    call(M, "copysign", PyCall::Copysign), call(M, "gcd", PyCall::Gcd), call(M, "factorial", PyCall::Factorial), call(M, "isnan", PyCall::Isnan),
    call(M, "isinf", PyCall::Isinf), call(M, "isfinite", PyCall::Isfinite), call(M, "isqrt", PyCall::Isqrt), call(M, "comb", PyCall::Comb),
    call(M, "prod", PyCall::Prod), call(M, "ldexp", PyCall::Ldexp), call(M, "dist", PyCall::Unknown), call(M, "exp2", PyCall::Unknown),
    call(M, "frexp", PyCall::Unknown), call(M, "fsum", PyCall::Unknown), call(M, "isclose", PyCall::Unknown), call(M, "lcm", PyCall::Unknown),
    call(M, "modf", PyCall::Unknown), call(M, "nextafter", PyCall::Unknown), call(M, "perm", PyCall::Unknown), call(M, "remainder", PyCall::Unknown),
    call(M, "ulp", PyCall::Unknown),

    number(N, "pi", 3.141592653589793), number(N, "e", 2.718281828459045), number(N, "inf", inf), number(N, "nan", nan),
    number(N, "euler_gamma", 0.5772156649015329),
    call(N, "finfo", PyCall::Finfo), call(N, "iinfo", PyCall::Iinfo),
    call(N, "bool_", PyCall::NpBool), call(N, "int8", PyCall::NpInt8), call(N, "uint8", PyCall::NpUint8), call(N, "int16", PyCall::NpInt16),
    call(N, "uint16", PyCall::NpUint16), call(N, "int32", PyCall::NpInt32), call(N, "uint32", PyCall::NpUint32), call(N, "int64", PyCall::NpInt64),
    call(N, "uint64", PyCall::NpUint64), call(N, "float16", PyCall::NpFloat16), call(N, "float32", PyCall::NpFloat32), call(N, "float64", PyCall::NpFloat64),

    call(T, "Any", PyCall::TypingAny), call(T, "Literal", PyCall::Literal), call(T, "Annotated", PyCall::Annotated), call(T, "Optional", PyCall::Optional),
    call(T, "Union", PyCall::Union), call(T, "TypeVar", PyCall::TypeVar), call(T, "Tuple", PyCall::Tuple), call(T, "NamedTuple", PyCall::NamedTuple),
    call(T, "cast", PyCall::Cast),

    call(E, "Enum", PyCall::Enum), call(E, "IntEnum", PyCall::IntEnum), call(E, "Flag", PyCall::Flag), call(E, "IntFlag", PyCall::IntFlag),
    call(E, "StrEnum", PyCall::StrEnum), call(E, "auto", PyCall::Auto), call(E, "unique", PyCall::Unique), call(E, "EnumMeta", PyCall::Unknown),
    call(E, "EnumType", PyCall::Unknown), call(E, "ReprEnum", PyCall::Unknown), call(E, "verify", PyCall::Unknown), call(E, "member", PyCall::Unknown),
    call(E, "nonmember", PyCall::Unknown), call(E, "property", PyCall::Unknown), call(E, "global_enum", PyCall::Unknown),
    call(E, "FlagBoundary", PyCall::Unknown), call(E, "CONTINUOUS", PyCall::Unknown), call(E, "NAMED_FLAGS", PyCall::Unknown),
    call(E, "UNIQUE", PyCall::Unknown), call(E, "STRICT", PyCall::Unknown), call(E, "CONFORM", PyCall::Unknown), call(E, "EJECT", PyCall::Unknown),
    call(E, "KEEP", PyCall::Unknown),

    call(PySpace::Dataclasses, "dataclass", PyCall::Dataclass),
    call(F, "cache", PyCall::Cache), call(F, "lru_cache", PyCall::LruCache), call(F, "partial", PyCall::Partial), call(F, "wraps", PyCall::Wraps),
};

struct Exception {
    std::string_view name, parent;
};
constexpr Exception exceptions[] = {
#define WEFT_EXCEPTION(name, parent) {#name, parent},
#include "module/exceptions.def"
#undef WEFT_EXCEPTION
};

// Most names that are asked for are none of Python's, so asking must cost little. The slots hold rows of
// `table` and then of `exceptions`, counted from 1.
class PythonNames {
  public:
    constexpr PythonNames() {
        for (size_t i = 0; i < std::size(table); ++i) add(table[i].space, table[i].name, i + 1);
        for (size_t i = 0; i < std::size(exceptions); ++i)
            add(PySpace::Builtins, exceptions[i].name, std::size(table) + i + 1);
    }

    const Row* row(PySpace space, std::string_view name) const {
        return find(space, name, [&](size_t i) -> const Row* {
            const bool same = i < std::size(table) && table[i].space == space && table[i].name == name;
            return same ? &table[i] : nullptr;
        });
    }
    const Exception* exception(std::string_view name) const {
        return find(PySpace::Builtins, name, [&](size_t i) -> const Exception* {
            if (i < std::size(table)) return nullptr;
            const Exception& row = exceptions[i - std::size(table)];
            return row.name == name ? &row : nullptr;
        });
    }

  private:
    static constexpr size_t size = 1024;
    static_assert(std::size(table) + std::size(exceptions) < size / 2);

    static constexpr size_t slot_of(PySpace space, std::string_view name) {
        const auto at = [&](size_t i) { return static_cast<size_t>(static_cast<unsigned char>(name[i])); };
        const size_t h = name.size() + 8 * static_cast<size_t>(space);
        return (((h * 31 + at(0)) * 31 + at(name.size() / 2)) * 31 + at(name.size() - 1)) % size;
    }
    constexpr void add(PySpace space, std::string_view name, size_t number) {
        size_t slot = slot_of(space, name);
        while (slots_[slot] != 0) slot = (slot + 1) % size;
        slots_[slot] = static_cast<uint16_t>(number);
    }
    template <class Match>
    auto find(PySpace space, std::string_view name, Match match) const -> decltype(match(0)) {
        if (name.empty()) return nullptr;
        for (size_t slot = slot_of(space, name); slots_[slot] != 0; slot = (slot + 1) % size) {
            if (const auto found = match(slots_[slot] - 1u)) return found;
        }
        return nullptr;
    }

    std::array<uint16_t, size> slots_{};
};
constexpr PythonNames python_names;

const Exception* find_exception(std::string_view name) {
    return python_names.exception(name);
}

// Modules that neither declare Warp functions nor change Warp's settings when they are imported.
constexpr std::string_view harmless[] = {
    "abc", "argparse", "array", "ast", "asyncio", "atexit", "base64", "bisect", "builtins", "cProfile", "cmath", "collections", "concurrent",
    "contextlib", "copy", "csv", "ctypes", "cv2", "dataclasses", "datetime", "decimal", "difflib", "fractions", "gc", "glob", "gzip", "h5py",
    "hashlib", "heapq", "imageio", "importlib", "inspect", "io", "itertools", "jax", "jaxlib", "json", "keyword", "linecache", "locale", "logging",
    "matplotlib", "mpl_toolkits", "multiprocessing", "networkx", "numba", "numbers", "omni", "onnx", "open3d", "operator", "os", "pandas",
    "pathlib", "pickle", "PIL", "platform", "plotly", "polyscope", "pprint", "psutil", "pxr", "pycuda", "pyglet", "pytest", "pyvista", "queue",
    "random", "re", "requests", "runpy", "scipy", "seaborn", "shlex", "shutil", "signal", "site", "skimage", "sklearn", "socket", "statistics",
    "string", "struct", "subprocess", "sympy", "tempfile", "textwrap", "threading", "time", "timeit", "tkinter", "torch", "torchvision",
    "tqdm", "traceback", "trimesh", "types", "typing_extensions", "tyro", "unittest", "urllib", "usd", "uuid", "warnings", "weakref", "yaml",
    "zipfile", "zlib", "nvtx", "cupy", "paddle", "tensorflow", "click", "rich", "attr", "attrs", "absl", "tabulate", "meshio", "pyarrow",
};
// clang-format on

struct FollowedFunction {
    std::string_view module, name;
    PyCall call;
};
constexpr FollowedFunction followed_functions[] = {
    {"importlib", "import_module", PyCall::ImportModule},
    {"contextlib", "asynccontextmanager", PyCall::Deferred},
    {"contextlib", "contextmanager", PyCall::Deferred},
    {"inspect", "signature", PyCall::Signature},
    {"unittest", "skip", PyCall::Skip},
    {"unittest", "skipIf", PyCall::Skip},
    {"unittest", "skipUnless", PyCall::Skip},
    {"unittest", "expectedFailure", PyCall::ExpectedFailure},
};

}  // namespace

PyCall followed_function(std::string_view module, std::string_view name) {
    for (const FollowedFunction& row : followed_functions) {
        if (row.module == module && row.name == name) return row.call;
    }
    return PyCall::Unknown;
}

Value python_name(PySpace space, std::string_view name, StringId id) {
    if (space == PySpace::Builtins && !name.empty() && std::string_view("fibsE").find(name[0]) < 5) {
        if (name == "float") return type_value(types::py_float);
        if (name == "int") return type_value(types::py_int);
        if (name == "bool") return type_value(types::py_bool);
        if (name == "str") return type_value(types::str);
        if (name == "Ellipsis") return make_value(ValueKind::Ellipsis);
    }
    if (space == PySpace::Typing && name == "TYPE_CHECKING") return bool_value(false);
    if (const Row* row = python_names.row(space, name)) {
        if (row->what == Row::What::Number) return float_value(row->number);
        if (row->call == PyCall::TypingAny) return generic_value(id, "Any");
        return make_value(ValueKind::PyBuiltin, id, static_cast<uint32_t>(row->call));
    }
    if (space == PySpace::Builtins && find_exception(name) != nullptr) {
        return make_value(ValueKind::PyBuiltin, id, static_cast<uint32_t>(PyCall::Exception));
    }
    return {};
}

std::string_view exception_class(std::string_view name) {
    if (name == "IOError" || name == "EnvironmentError") return "OSError";
    // They are caught in parts too.
    if (name == "ExceptionGroup" || name == "BaseExceptionGroup") return {};
    return find_exception(name) == nullptr ? std::string_view() : name;
}

bool is_caught_as(std::string_view raised, std::string_view caught) {
    for (const Exception* row = find_exception(raised); row != nullptr; row = find_exception(row->parent)) {
        if (row->name == caught) return true;
    }
    return false;
}

bool is_complete(PySpace space) {
    return space == PySpace::Builtins || space == PySpace::Math || space == PySpace::Enum;
}

ModuleKind module_kind(std::string_view dotted) {
    const std::string_view root = dotted.substr(0, dotted.find('.'));
    if (root == "warp") {
        if (dotted == "warp") return ModuleKind::Warp;
        if (dotted == "warp.types") return ModuleKind::WarpTypes;
        if (dotted == "warp.config") return ModuleKind::WarpConfig;
        return is_warp_package(dotted) ? ModuleKind::WarpPackage : ModuleKind::Foreign;
    }
    if (dotted == "math") return ModuleKind::Math;
    if (dotted == "numpy") return ModuleKind::Numpy;
    if (dotted == "typing" || dotted == "typing_extensions") return ModuleKind::Typing;
    if (dotted == "enum") return ModuleKind::Enum;
    if (dotted == "functools") return ModuleKind::Functools;
    if (dotted == "dataclasses") return ModuleKind::Dataclasses;
    if (dotted == "sys") return ModuleKind::Sys;
    if (root == "numpy" || root == "typing" || root == "sys") return ModuleKind::Harmless;
    const bool known = std::find(std::begin(harmless), std::end(harmless), root) != std::end(harmless);
    return known ? ModuleKind::Harmless : ModuleKind::Foreign;
}

Value python_builtin(const Strings& strings, StringId name) {
    return python_name(PySpace::Builtins, strings.text(name), name);
}

}  // namespace weft::module
