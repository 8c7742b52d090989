// builtins: what a Warp builtin means for given arguments.
// lower/ asks resolve() for every call, operator and implicit operation (load, address, where, …); the answer
// says which row matched, what it yields and how the call is spelled. emit/ and adjoint/ read the row's
// flags, gradient/ and facts/ what it does. One table (table.def, written by tools/make_builtin_table.py)
// holds signatures and flags, another (behaviour.def) what Warp's registry does not know; the few rules that
// need code are named in the row and live in result_rules.cpp, constructors.cpp and dispatch_rules.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/builtin_names.h"
#include "base/strings.h"
#include "builtins/behaviour.h"
#include "source/diag.h"
#include "types/types.h"
#include "value/value.h"

namespace weft::builtins {

using RowId = Id<struct RowTag>;

enum class ResultRule : uint8_t;    // rules.h
enum class DispatchRule : uint8_t;  // rules.h
enum class Braces : uint8_t;        // rules.h

enum class Group : uint8_t {
    CodeGeneration,
    Geometry,
    Operators,
    Other,
    QuaternionMath,
    Random,
    ScalarMath,
    SpatialMath,
    Textures,
    TilePrimitives,
    Transformations,
    Utility,
    VectorMath,
    Volumes,
};
std::string_view text(Group group);  // "Vector Math"

// Parameters that rules ask for; the rest is matched and passed only.
enum class Role : uint8_t {
    Other,
    Dtype,
    Length,
    Shape,
    N,
    Ptr,
    P,
    Q,
    I,
    J,
    K,
    L,
    Value,
    Grad,
    VoxelData,
    Background
};

struct Param {
    std::string_view name;
    Role role = Role::Other;
    types::TypeId pattern;  // may be a pattern kind (Any, AnyFloat, vectors of any length …)
    bool is_rest = false;   // takes all remaining positional arguments; parameters after it are keyword-only
    bool has_default = false;
    const value::Value* default_value =
        nullptr;  // null with has_default: a missing argument is simply absent
};

struct Row {
    const Behaviour* behaviour;
    StringId name;            // Python: "mul"
    std::string_view native;  // C++: "mul", "vec_t", "builtin_tid1d"
    bool in_namespace;        // printed with wp::
    bool variadic, differentiable, skip_replay, original_output;
    bool keeps_spelling;    // quat_t<float> in, quat_t<float> out; otherwise the result is spelled with
                            // wp::float32
    bool adjoint_template;  // the adjoint is called with the template arguments, too
    bool supported;         // false: known by name only, refused
    Group group;
    ResultRule result;
    types::TypeId fixed_type;  // of a row whose result is always the same type
    DispatchRule dispatch;
    Braces braces;
    std::span<const Param> params;

    Effect effect() const { return behaviour->effect; }
    Operation operation() const { return behaviour->operation; }
};
const Row& row(RowId id);
// One that counts in the hash of whoever calls it, by these texts; null: it does not.
struct HashedBuiltin {
    StringId name;
    std::string_view native, overloads;
};
const HashedBuiltin* hashed(StringId builtin);
bool takes_function(StringId builtin);  // that it applies to elements of tiles
bool passes_as_bound(const Row& row);   // its arguments are printed as they are bound
bool takes_format(const Row& row);      // its first argument says how the others are read
std::span<const Row> rows();            // all, for coverage reports
std::span<const Row> rows_of(
    StringId name);  // of one builtin; empty: not a builtin, or a Python function of Warp

// One argument as the rules see it. References are already stripped from `type`.
struct Argument {
    enum class Kind : uint8_t { Value, Type, Function } kind = Kind::Value;
    types::TypeId type;  // Value: its type; Type: the type itself (as written: py_float stays py_float)
    const value::Value* constant = nullptr;  // compile-time value of a Value, null otherwise
    // A tuple's elements, a slice's start, stop and step, where the caller knows them. No span of this very
    // type is a member of it: libc++ 16 asks for the size of a type that is not complete yet.
    const Argument* first_element = nullptr;
    uint32_t element_count = 0;
    StringId keyword;           // invalid: positional
    uint32_t handle = 0;        // the caller's name for it, handed back in Operand
    bool is_reference = false;  // the value is a reference (T*) and will be loaded unless by_reference
    bool is_literal = false;  // a Python number that is no variable yet (a missing slice part): it comes back
                              // as a Constant operand
    bool is_parameter = false;  // of the function: nobody knows whose memory it is
    bool is_listed = false;     // its elements are handed over one by one; no tuple of them is a value
    // Function: of tile_map and tile_reduce. `result` is what it yields for the elements of the tiles.
    types::TypeId result;
    std::optional<Operation> operation;  // of a builtin

    std::span<const Argument> elements() const { return {first_element, element_count}; }
};

// One printed argument of the call, in printed order.
struct Operand {
    enum class Kind : uint8_t {
        Argument,
        Constant,
        Result,
        Symbol
    } kind;                     // Result: the variable it is stored in
    uint32_t handle = 0;        // Argument: Argument::handle
    bool by_reference = false;  // pass the pointer itself, insert no load
    // Constant: a constant to be made (after the outputs). `type` is its declared type; `value` the raw
    // Python number (Bool, Int or Float), printed as a literal of that type: 1.0 as int32 prints `1.0`, True
    // as float32 `True`, 3 as uint32 `3u`.
    types::TypeId type;
    value::Value value;
    bool is_identity = false;  // Constant: a quaternion with the elements 0, 0, 0, 1 (`value` is not set)
    bool is_raw = false;       // Constant: the number is printed as Python has it, whatever the type
    StringId symbol;           // Symbol: a function of a library for the device
};

// What a call of a function of a library needs to be declared: void NAME(PARAMETERS);
struct LibrarySymbol {
    StringId name, parameters;
    bool operator==(const LibrarySymbol&) const = default;
};

// What tiles depend on beside the program: for how many threads the text is made and which libraries are
// there.
struct Machine {
    uint32_t block_dim = 1;
    bool has_gemm = false, has_solver = false;
    uint32_t arch = 90;    // of the device, where there are libraries
    bool backward = true;  // of the module
    bool operator==(const Machine&) const = default;
};

struct TemplateArg {
    enum class Kind : uint8_t { Int, Bool, Type } kind;
    int64_t number = 0;  // Int, Bool
    types::TypeId type;  // Type; py_float prints `float`, a Warp scalar `wp::float32`: print its spelling
};

struct Resolution {
    RowId row;
    bool replaced = false;  // no call at all: the value is the constant in `replacement` (len of a vector)
    Operand replacement;
    std::vector<types::TypeId> results;  // none: void; references where the call yields one
    std::vector<Operand> operands;
    std::vector<TemplateArg> template_args;
    bool initializer_list = false;
    bool asked_machine = false;  // the answer may be another one on another Machine
    std::vector<LibrarySymbol> symbols;
};

struct Query {
    StringId name;  // builtin name; constructors: "vector", "matrix", "quaternion", "transformation"
    std::span<const Argument> args;  // positional first, then keyword ones, in source order
    unsigned expected_outputs = 0;   // i, j = f(): 2; otherwise 0
    types::TypeId constructed;       // wp.vec3(…): the type whose constructor is called; invalid otherwise
    Machine machine{};
};

// Fills `out` (reused) and returns nothing, or returns why no call is possible (its place left empty).
std::optional<Diag> resolve(const Query& query, types::Types& types, Strings& strings, Resolution& out);

// The name of the constructor builtin of a composite type ("vector" …), invalid for others.
StringId constructor_of(const types::Type& type);

}  // namespace weft::builtins
