// Names of Python itself and of the few standard modules whose values matter at the module level.
// The evaluator asks it for builtins and for `math.x`, `np.x`, `typing.x`, `enum.x`, `functools.x`.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/strings.h"
#include "value/value.h"

namespace weft::module {

// What calling (or subscripting, or inheriting from) a Python name does.
enum class PyCall : uint16_t {
    Unknown,  // evaluates to Unknown and changes nothing
    // builtins
    Abs,
    All,
    Any,
    Bool,
    Bytes,
    Callable,
    Chr,
    Complex,
    Dict,
    Dir,
    Divmod,
    Enumerate,
    Eval,
    Exec,
    Filter,
    Float,
    Format,
    Getattr,
    Globals,
    Hasattr,
    Hash,
    Id,
    Input,
    Import,
    ImportModule,  // importlib.import_module
    Signature,     // inspect.signature, which looks at a function and does not call it
    Skip,          // unittest.skip, skipIf, skipUnless: decorators that call nobody
    ExpectedFailure,
    Deferred,  // a decorator that calls its function when the result is called
    Int,
    Isinstance,
    Issubclass,
    Iter,
    Len,
    List,
    Locals,
    Map,
    Max,
    Min,
    Next,
    Object,
    Open,
    Ord,
    Pow,
    Print,
    Property,
    Range,
    Repr,
    Reversed,
    Round,
    Set,
    Setattr,
    Delattr,
    Slice,
    Sorted,
    Staticmethod,
    Classmethod,
    Str,
    Sum,
    Super,
    Tuple,
    Type,
    Vars,
    Zip,
    Frozenset,
    Exception,
    Exit,  // ends the process
    // math and numpy: one number to one number
    Sqrt,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Exp,
    Expm1,
    Log,
    Log2,
    Log10,
    Log1p,
    Floor,
    Ceil,
    Trunc,
    Fabs,
    Radians,
    Degrees,
    Erf,
    Erfc,
    Gamma,
    Cbrt,
    // math, more arguments or another kind of result
    Atan2,
    MathPow,
    Fmod,
    Hypot,
    Copysign,
    Gcd,
    Factorial,
    Isnan,
    Isinf,
    Isfinite,
    Isqrt,
    Comb,
    Prod,
    Ldexp,
    // numpy scalar types
    NpBool,
    NpInt8,
    NpUint8,
    NpInt16,
    NpUint16,
    NpInt32,
    NpUint32,
    NpInt64,
    NpUint64,
    NpFloat16,
    NpFloat32,
    NpFloat64,
    // typing
    TypingAny,
    Literal,
    Annotated,
    Optional,
    Union,
    TypeVar,
    NamedTuple,
    Cast,
    TypingPass,
    // enum
    Enum,
    IntEnum,
    Flag,
    IntFlag,
    StrEnum,
    Auto,
    Unique,
    // functools
    Cache,
    LruCache,
    Partial,
    Wraps,
    // dataclasses
    Dataclass,
    // numpy's limits of its types
    Finfo,
    Iinfo,
};

enum class PySpace : uint8_t { Builtins, Math, Numpy, Typing, Enum, Functools, Dataclasses };

// The class that a name of Python's exceptions stands for; empty if it is none or one that is not followed.
std::string_view exception_class(std::string_view name);
// Does a handler of one class take an exception of another? Both are exception_class()es.
bool is_caught_as(std::string_view raised, std::string_view caught);

// The value of a name, Missing if the space has none (or weft does not know it; see is_complete()).
value::Value python_name(PySpace space, std::string_view name, StringId id);
// A space whose missing names are certainly errors (builtins, math, enum).
bool is_complete(PySpace space);

// A function of a module known not to touch Warp whose call is followed; Unknown: none.
PyCall followed_function(std::string_view module, std::string_view name);

// How an imported module is treated.
value::ModuleKind module_kind(std::string_view dotted);

}  // namespace weft::module
