// The names of the warp package as a static table (warp_names.def), found by text or by well-known id.
// The evaluator asks it for `wp.x`; attribute() and warp_attribute() of program.h answer from it. Nothing is
// built per file: the index over the table is made once per process and only read afterwards.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/strings.h"
#include "types/types.h"
#include "value/value.h"

namespace weft::module {

// What calling, decorating with or subscripting a name of Warp does at the module level.
enum class WarpCall : uint8_t {
    Other,  // known by name only: a call yields Unknown
    Kernel,
    KernelClass,
    Func,
    FuncNative,
    FuncGrad,
    FuncReplay,
    Struct,
    Overload,
    Constant,
    Static,
    Grad,
    SetModuleOptions,
    GetModuleOptions,
    GetModule,
    Launch,  // runs kernels: may instantiate and hash what is declared so far
    Map,     // makes kernels
    Init,    // changes nothing a kernel can see
    Array,   // array, array1d ... array4d: rows holds the number of dimensions, 0 when an argument tells
    IndexedArray,
    FabricArray,
    IndexedFabricArray,
    FixedArray,
    TileType,
    Ref,
    FunctionType,
    Library,  // a function that Warp itself writes with @wp.func
    Vector,   // the factories of wp.types
    Matrix,
    Quaternion,
    Transformation,
    MatrixFromRows,
    MatrixFromCols,
    ValueClass,  // a class that may annotate a parameter (textures, queries): rows holds its types::Handle
    EnumClass,
};

// Value::id of a WarpScalar made from an np.float32. Warp prints the shortest text that reads back as that
// float, so the value holds the double with the same text; python_real() is what Python computes with.
inline double python_real(const value::Value& real) {
    const bool rounded = real.kind == value::ValueKind::WarpScalar && real.id == value::raw_float32;
    return rounded ? static_cast<double>(static_cast<float>(real.real)) : real.real;
}

// Does it declare something to Warp, or change its settings? Such a thing is the same in every module of
// Warp.
bool declares(WarpCall call);

enum class WarpSpace : uint8_t { Warp, Types };

struct WarpRow {
    enum class What : uint8_t {
        Type,
        Float,
        Int,
        Builtin,
        Library,
        Generic,
        Module,
        Enum,
        Class,
        Function,
        Other
    };
    std::string_view name;
    WarpSpace space;
    What what;
    WarpCall call = WarpCall::Other;
    uint8_t rows = 0, cols = 0;  // Type; Array: ndim; ValueClass: which
    types::Kind kind = types::Kind::None;
    types::Scalar scalar{};
    double real = 0;
    int64_t integer = 0;
};

const WarpRow* warp_row(WarpSpace space, StringId name, const Strings& strings);
std::span<const WarpRow> warp_rows();
// The value a row stands for.
value::Value value_of(const WarpRow& row, StringId name, types::Types& types);

struct WarpMember {
    std::string_view owner, name;
    int64_t value;
    enum class Kind : uint8_t { Int, IntEnum, Enum } kind;
};
std::span<const WarpMember> warp_members();
const WarpMember* warp_member(std::string_view owner, std::string_view name);
bool is_warp_config(std::string_view name);

// Functions registered by importing a package: Warp numbers functions by key over the whole process.
struct Consumed {
    std::string_view package, key;
    uint32_t count;
};
std::span<const Consumed> consumed();
uint32_t consumed_by_warp(std::string_view key);  // by `import warp` itself
bool is_warp_package(std::string_view dotted);

}  // namespace weft::module
