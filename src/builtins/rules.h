// Private to builtins/: what the rows of table.def name, and the call that the rules work on.
// A rule that finds no way to make the call throws Refused; resolve() catches it.
#pragma once

#include <array>

#include "builtins/builtins.h"

namespace weft::builtins {

enum class ResultRule : uint8_t {
    Unsupported,
    Void,
    Fixed,
    Ints2,
    Ints3,
    Ints4,
    First,         // type of the first argument
    SameAsFirst,   // all arguments must be equal
    ScalarOfSame,  // the same, and the result is their scalar
    ScalarOfFirst,
    Length,
    Outer,
    Transpose,
    Trace,
    Diag,
    GetDiag,
    // Composites of the one scalar type that all arguments share.
    QuatOfScalar,
    Vec3OfScalar,
    Mat33OfScalar,
    Mat66OfScalar,
    TransformOfScalar,
    Svd2,
    Svd3,
    Qr3,
    Eig3,
    AxisAngle,
    // Constructors.
    Vector,
    Matrix,
    MatrixFromCols,
    MatrixFromRows,
    Identity,
    Quaternion,
    QuatIdentity,
    Transformation,
    TransformationPq,
    TransformIdentity,
    SpatialVector,
    // Linear algebra.
    Lerp,
    ScaleComposite,
    MatVec,
    VecMat,
    MatMat,
    // Arrays.
    ArrayFromPointer,
    Zeros,
    Address,
    View,
    ArrayStore,
    Store,
    AtomicAdd,
    AtomicMin,
    AtomicExchange,
    AtomicBits,
    // Parts of composites and tuples.
    VectorExtract,
    MatrixExtract,
    ScalarReference,
    RowReference,
    Tuple,
    TupleExtract,
    Slice,
    // Volumes and textures.
    VolumeDtype,  // what `dtype` says
    VolumeArray,  // an element of the array that holds the volume's numbers
    VolumeStore,
    TextureDtype,
    // Tiles (tile_rules.cpp).
    TileNew,  // zeros, ones, empty, random numbers; Fixed type: of the elements
    TileFull,
    TileFromThread,
    TileArange,
    TileLoad,
    TileStore,
    TileAtomicAdd,
    TileView,
    TileGather,
    TileSqueeze,
    TileReshape,
    TileAstype,
    TileAssign,
    TileOfThreads,
    Untile,
    TileExtract,
    TileScatter,
    TileUpdate,
    TileUpdateBits,
    TileUpdateAll,
    TileUpdateAllBits,
    TileTranspose,
    TileBroadcast,
    TileOfOne,  // one element, of the type column or the argument's
    TileMin,    // the same, of no structs
    TileWithoutAxis,
    TileReduce,
    TileDot,
    TileAxpy,
    TileSort,
    TileScan,
    TileMap,
    TileSum,
    TileBits,
    TileNegative,
    TileScale,
    TileDiagAdd,
    TileMatmul,
    TileMatmulOut,
    TileCholesky,
    TileCholeskyInplace,
    TileSolve,
    TileSolveInplace,
    TileOfQuery,
    TileStack,
    TileStackPush,
    TileStackPop,
    TileStackClear,
    TileStackCount,
    // The rest.
    Where,
    ExpectEqual,
    Cast,
    Printf,
    Removed,  // registered only to say what replaced it
};

enum class DispatchRule : uint8_t {
    Plain,
    ByReference,  // the first argument is passed as the reference it is
    OnlyScalar,   // no arguments; the scalar of the result as template argument
    Vector,
    Matrix,
    MatrixFromVectors,
    Identity,
    Quaternion,
    Transformation,
    SpatialVector,
    ArrayFromPointer,
    Zeros,
    VectorExtract,
    MatrixExtract,
    VectorAssign,
    MatrixAssign,
    TupleExtract,
    Cast,
    Dtype,  // `dtype` is the template argument
    // Tiles (tile_dispatch.cpp).
    TileNew,
    TileOfValue,
    TileRandom,
    TileArange,
    TileLoad,
    TileStore,
    TileAtomicAdd,
    TileIndexed,
    TileView,
    TileGather,
    TileResult,  // the result's type is the template argument
    TileAssign,
    TileOfThreads,
    TileScatterAdd,
    TileBroadcast,
    TileAxis,  // `axis` is the template argument
    TileReduceAxis,
    TileSecond,  // the second argument comes first
    TileStack,
    TileDiagAdd,
    TileMatmul,
    TileCholesky,
    TileCholeskySolve,
    TileLowerSolve,
    TileUpperSolve,
};

// Can the value of a constant argument change the call, beyond its type?
constexpr bool reads_constants(DispatchRule rule) {
    switch (rule) {
        case DispatchRule::Plain:
        case DispatchRule::ByReference:
        case DispatchRule::OnlyScalar:
        case DispatchRule::MatrixFromVectors:
        case DispatchRule::SpatialVector:
        case DispatchRule::VectorExtract:
        case DispatchRule::MatrixExtract:
        case DispatchRule::VectorAssign:
        case DispatchRule::MatrixAssign:
            return false;
        case DispatchRule::Vector:
        case DispatchRule::Matrix:
        case DispatchRule::Identity:
        case DispatchRule::Quaternion:
        case DispatchRule::Transformation:
        case DispatchRule::ArrayFromPointer:
        case DispatchRule::Zeros:
        case DispatchRule::TupleExtract:
        case DispatchRule::Cast:
        case DispatchRule::Dtype:
            return true;
        default:  // of tiles, whose types no answer is kept for
            return false;
    }
}

enum class Braces : uint8_t { Never, Always, MoreThanOne, MoreThanFour, Matrix, MatrixFromVectors };

// What all rows of a builtin have in common.
struct NameFacts {
    uint16_t first_row = 0, row_count = 0;
    bool supported = false;         // some row is
    bool reads_constants = false;   // some row's answer depends on constant values, not only on types
    bool reads_references = false;  // … or on whether an argument is a reference
    bool takes_function = false;    // some row does
};
const NameFacts& name_facts(StringId name);  // of a builtin name

inline constexpr size_t max_params = 12;

// A dtype argument after constructors and keywords have been joined.
struct Dtype {
    bool present = false;
    types::TypeId type;  // as written; invalid when present: the argument is not a type
    bool is_type() const { return type.valid(); }
};

struct Call {
    const Query& query;
    types::Types& types;
    Strings& strings;
    const Row* row = nullptr;
    std::array<const Argument*, max_params> bound{};  // by parameter; null: absent or defaulted
    std::span<const Argument> rest;                   // of the variadic parameter

    const types::Type& type(types::TypeId id) const { return types[id]; }
    const types::Type& type_of(const Argument& argument) const { return types[argument.type]; }
    // By the parameter's role; null when absent.
    const Argument* find(Role role) const;
    const Argument& get(Role role) const;
    const Argument* find(std::string_view parameter) const;  // by its name
    const Argument& get(std::string_view parameter) const;
    Dtype dtype() const;

    template <class... Args>
    [[noreturn]] void refuse(DiagKind kind, Args&&... args) const {
        weft::refuse(kind, Place{}, strings.text(query.name), std::forward<Args>(args)...);
    }
    std::string display(types::TypeId id) const { return types.display(id); }
    std::string argument_list() const;  // "float32, vec3f"
};

// known_calls.h by a whole query: recall() fills `out` and says whether it knew the answer.
bool recall(const Query& query, const types::Types& types, Resolution& out);  // memo.cpp
void remember(const Query& query, const types::Types& types, const Resolution& made);

// Positional and keyword arguments to parameters, as Python binds them. False: they do not fit.
bool bind(Call& call, const Row& row);

void find_result(Call& call, Resolution& out);       // result_rules.cpp
void find_constructed(Call& call, Resolution& out);  // constructors.cpp: rules Vector … SpatialVector
void find_tile(Call& call, Resolution& out);         // tile_rules.cpp: rules Tile…
void dispatch(Call& call, Resolution& out);          // dispatch_rules.cpp
void dispatch_tile(Call& call, Resolution& out);     // tile_dispatch.cpp: rules Tile…
void dispatch_library(Call& call, Resolution& out);  // tile_library.cpp: TileDiagAdd … TileUpperSolve

// Helpers shared by the rules.
std::optional<int64_t> integer_constant(const Argument& argument);  // Python ints only
// The scalar type of composites, the type itself of scalars and bool; nothing for others.
std::optional<types::Scalar> scalar_of(const types::Type& type);
// The one scalar type of all of `arguments`; those without one do not count. Nothing: none or several.
std::optional<types::Scalar> common_scalar(const Call& call, std::span<const Argument> arguments);
std::optional<types::Scalar> common_scalar(const Call& call, std::span<const Argument* const> arguments);
uint32_t length_of(const types::Type& type);  // of a vector, quaternion or transform

// Operands: an argument as it was given; a number that the call brings along; a number of another type made
// anew in the type of the elements.
Operand constant(types::TypeId type, const value::Value& value);
void pass(const Call& call, Resolution& out, const Argument& argument, bool by_reference = false);
void pass_all(const Call& call, Resolution& out, bool first_by_reference = false,
              Role left_out = Role::Other);
void pass_element(const Call& call, Resolution& out, const Argument& argument, types::TypeId element);
void template_number(Resolution& out, int64_t number);
void template_flag(Resolution& out, bool flag);
void template_type(Resolution& out, types::TypeId type);

// Tiles.
const types::Tile& tile_of(const Call& call, std::string_view parameter);  // refused: no tile
void force_shared(const Call& call, std::string_view parameter);
int64_t axis_of(const Call& call, size_t ndim);  // from 0; refused: not known, or none of them
bool flag_of(const Call& call, std::string_view parameter, bool otherwise);  // refused: not known
// The parts of a tuple, or the one value that stands for it.
std::span<const Argument> parts_of(const Call& call, const Argument& argument);
struct TileSlice {
    int64_t start, length, step;
};
TileSlice tile_slice(const Call& call, const Argument& slice, uint32_t side);
[[noreturn]] void refuse_tile(const Call& call, std::string_view what);

// The part of a dimension that a slice takes, or -1 for an index.
int64_t slice_length(const Call& call, const Argument& index, uint32_t dimension);
struct SliceShape {
    std::array<int64_t, 2> size{-1, -1};
    unsigned ndim = 0;  // dimensions that are left
    bool has_slice = false;
};
SliceShape matrix_slice(const Call& call);  // of parameters a, i and j

}  // namespace weft::builtins
