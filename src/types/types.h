// types: every Warp type a kernel can mention, interned once per worker.
// Made by module/ (annotations, factories) and builtins/ (result rules); read by every later stage.
// A TypeId is an identity; `canonical` folds the spellings that Warp treats as equal (Python's float and
// wp.float32); ask equal() whether Warp takes two types for one. No stage needs to look at names of types.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "base/strings.h"
#include "base/text.h"
#include "types/well_known.h"

namespace weft::types {

using StructId = Id<struct StructTag>;
using TileId = Id<struct TileTag>;

enum class Kind : uint8_t {
    None,    // no value: a void call, a missing annotation
    Scalar,  // bool and the numbers
    Str,     // string constants
    Vector,  // rows = length
    Matrix,  // rows x cols
    Quaternion,
    Transform,
    Array,       // wp.array, ndim 1..4
    FixedArray,  // wp.zeros() inside a kernel: an array with storage on the stack; rows = total size
    Struct,
    Reference,  // T* : what indexing and field access yield
    Pointer,    // the `data` member of an array
    Tuple,
    Range,
    Shape,
    Slice,
    Enum,       // a name bound to an IntEnum member keeps its class as type (it matches no overload)
    Handle,     // a texture, a mesh or a query: a row of handles.def
    Tile,       // element; Types::tile() has its shape, storage and layout. Without a record: any tile of the
                // element
    TileStack,  // element, rows = capacity
    Ref,        // of parameters alone, wp.ref[T]: element; the parameter itself is a Reference
    FunctionValue,  // a function handed to a builtin; of parameters alone, wp.Function
    Indexed,        // wp.indexedarray: element, ndim
    Fabric,         // wp.fabricarray: the same; the element as it is written
    IndexedFabric,  // wp.indexedfabricarray
    // What a parameter may be annotated with and weft does not follow yet: is_followed() is false for these.
    AnyRank,   // wp.array with any number of dimensions: element
    AnyTuple,  // tuple[T, ...]
    Union,
    // Patterns: only in signatures, never the type of a value.
    Any,
    AnyScalar,
    AnyFloat,
    AnyInt,
    Unmatched,  // of builtins: a type that weft has no values of; nothing fits it
};

struct HandleFacts {
    std::string_view name;    // of the class: "BvhQuery", for those that are hidden, too
    std::string_view native;  // C++ type: "bvh_query_t"
    std::string_view code;    // empty: Warp cannot hash it
    Handle parent;            // what a value counts as where its own class does not fit
};
const HandleFacts& facts(Handle handle);
bool is_texture(Handle handle);  // the only ones that arrays and structs hold
std::optional<Handle> handle_of(std::string_view name);
// The type of a field that can be read of such a value; invalid: it has none of that name.
TypeId field_of(Handle handle, std::string_view field);

struct ScalarFacts {
    std::string_view name;  // "float32": Python attribute and C++ name
    std::string_view code;  // "f4"
    uint8_t bytes;
    bool is_float, is_int, is_signed;
    std::string_view suffix;  // of integer literals: "u", "ll", "ull"
};
inline constexpr ScalarFacts scalar_facts[scalar_count] = {
#define WEFT_SCALAR(enumerator, name, code, bytes, is_float, is_int, is_signed, suffix) \
    {name, code, bytes, is_float, is_int, is_signed, suffix},
#include "types/scalars.def"
#undef WEFT_SCALAR
};
constexpr const ScalarFacts& facts(Scalar scalar) {
    return scalar_facts[static_cast<uint32_t>(scalar)];
}
std::optional<Scalar> scalar_of(std::string_view name);

// Warp's letter in names like vec3ub; empty for bool and handle, whose composites are written out.
std::string_view short_name(Scalar scalar);

struct Type {
    Kind kind = Kind::None;
    Scalar scalar = Scalar::Bool;   // Scalar; element scalar of Vector, Matrix, Quaternion, Transform
    bool python_spelling = false;   // Python's own float/int/bool, or a quaternion/transform made with one
    uint8_t ndim = 0;               // of arrays
    uint32_t rows = 0, cols = 0;    // Vector (rows), Matrix, FixedArray (rows = size)
    TypeId element;                 // of arrays and tiles: dtype; Reference, Pointer, Ref: target
    StructId structure;             // Struct
    uint32_t first = 0, count = 0;  // Tuple: range in Types::tuple_elements
    StringId name;                  // Enum: how to call it in a diagnostic
    TileId tile;                    // Tile; invalid: a pattern
    Handle handle{};                // Handle
    bool any_size = false;          // pattern: rows/cols match anything
    bool any_scalar = false;        // pattern: scalar matches `scalar_pattern`
    Kind scalar_pattern = Kind::Any;
    bool of_patterns =
        false;  // Tuple: one of its elements is a pattern; kept, as tuples of tuples are large trees
    bool operator==(const Type&) const = default;
};

// Types are immutable but for tiles: what later calls in a kernel do with a tile decides where it is kept and
// how its elements lie, so a tile's type refers to a record of its own.
struct Tile {
    enum class Storage : uint8_t { Register, Shared };
    enum class Layout : uint8_t { RowMajor, ColumnMajor };
    static constexpr size_t max_ndim = 4;

    TypeId element;
    uint8_t ndim = 0;  // 0: the shape is left open
    Storage storage = Storage::Register;
    Layout layout = Layout::RowMajor;
    bool owner = true;  // false: a view of another tile's memory
    std::array<uint32_t, max_ndim> shape{};
    std::array<int32_t, max_ndim> strides{};  // in elements; 0: broadcast

    bool is_shared() const { return storage == Storage::Shared; }
    std::span<const uint32_t> sides() const { return {shape.data(), ndim}; }
    std::span<const int32_t> steps() const { return {strides.data(), ndim}; }
    void set_shape(std::span<const uint32_t> sides);  // with the strides of its layout, without gaps
    bool operator==(const Tile&) const = default;
};

struct Field {
    StringId name;
    TypeId type;
};

struct Structure {
    StringId key;             // "Particle"
    std::string native_name;  // "Particle_1a2b3c4d"
    std::array<uint8_t, 32> hash{};
    std::vector<Field> fields;
    std::vector<uint32_t> by_name;  // places of the fields, in the order of their names' numbers
    const Field* find(StringId field) const;
};

class Types {
  public:
    explicit Types(Strings& strings);
    Types(const Types&) = delete;
    Types& operator=(const Types&) = delete;

    const Type& operator[](TypeId id) const { return types_[id.index]; }
    TypeId canonical(TypeId id) const { return links_[id.index].canonical; }
    // Warp's own idea of equal types: spellings are folded, and arrays compare by element only, whatever
    // their number of dimensions.
    bool equal(TypeId a, TypeId b) const { return links_[a.index].equality == links_[b.index].equality; }

    uint32_t size() const { return static_cast<uint32_t>(types_.size()); }
    uint32_t structure_count() const { return structure_count_; }

    // Types below this id were made by the constructor: the same in every interner, never forgotten.
    uint32_t permanent_count() const { return permanent_count_; }

    TypeId vector(uint32_t length, Scalar scalar);
    TypeId matrix(uint32_t rows, uint32_t cols, Scalar scalar);
    TypeId quaternion(Scalar scalar, bool python_spelling = false);
    TypeId transform(Scalar scalar, bool python_spelling = false);
    TypeId array(TypeId element, unsigned ndim);  // element is canonicalized
    TypeId fixed_array(TypeId element, uint32_t size, unsigned ndim);
    TypeId reference(TypeId target);
    TypeId pointer(TypeId target);
    TypeId tuple(std::span<const TypeId> elements);
    // A pattern: a side of 0 stands for any size of all sides; `scalar` is a number type, any_scalar,
    // any_float or any_int.
    TypeId composite_pattern(Kind kind, uint32_t rows, uint32_t cols, TypeId scalar);
    TypeId add_tile(const Tile& tile);  // a type of its own, whatever other tiles look like
    const Tile& tile(TypeId id) const { return tiles_[types_[id.index].tile.index]; }
    void set_storage(TypeId tile, Tile::Storage storage);  // of everything that has this very type
    TypeId tile_stack(TypeId element, uint32_t capacity);
    TypeId any_tile(TypeId element);  // the pattern: all tiles of the element are equal for Warp
    TypeId add_ref(TypeId target);    // wp.ref[target], a type of its own: Warp compares them by identity
    // Indexed, Fabric or IndexedFabric, of `ndim` dimensions; AnyRank.
    TypeId special_array(Kind kind, TypeId element, unsigned ndim);
    TypeId plain(Kind kind);  // a kind without parameters: FunctionValue, AnyTuple, Union
    TypeId enumeration(StringId name);
    TypeId structure(StructId id);
    std::span<const TypeId> elements(TypeId tuple) const;

    // A struct's hash and native name follow from its key and fields.
    StructId add_structure(StringId key, std::span<const Field> fields);
    const Structure& operator[](StructId id) const { return structures_[id.index]; }

    // C++ spelling ("wp::vec_t<3, wp::float32>") and type code ("v3f4"), computed once per type.
    std::string_view spelling(TypeId id) { return view(padded_spelling(id)); }
    std::string_view code(TypeId id);
    PaddedText padded_spelling(TypeId id) {
        PaddedText& text = texts_[id.index].spelling;
        if (text.data == nullptr) [[unlikely]]
            text = make_spelling(id);
        return text;
    }
    // How a type reads in a diagnostic: "vec3f", "array(ndim=1, dtype=float32)".
    std::string display(TypeId id) const;

    struct Mark {
        uint32_t types, structures, tuple_elements, tiles, text_block;
        size_t text_used;
    };
    Mark mark();
    void rewind(Mark mark);  // forget the types of a file, keep those that were there at the mark

  private:
    struct Links {
        TypeId canonical;  // Python's spellings folded
        TypeId equality;   // representative of all types Warp calls equal
        TypeId reference;  // T*, once it exists
    };
    struct Texts {
        PaddedText spelling{nullptr, 0}, code{nullptr, 0};
    };
    struct Block {
        std::unique_ptr<char[]> data;
        size_t capacity;
    };

    static std::string_view view(PaddedText text) { return {text.data, text.size}; }
    TypeId intern(const Type& type);
    TypeId add(const Type& type, uint32_t hash);
    Links links_of(const Type& type);
    void intern_constants();
    void intern_common();
    void rebuild_slots(size_t count);
    void make_texts();
    PaddedText make_spelling(TypeId id);
    PaddedText store(std::string_view text);

    Strings& strings_;
    std::vector<Type> types_;
    std::vector<Links> links_;
    std::vector<Texts> texts_;
    std::vector<uint32_t> hashes_;
    std::vector<uint32_t> slots_;  // open addressing, a power of two, at most half full
    std::vector<TypeId> tuple_elements_;
    std::vector<TypeId> tuples_;
    std::vector<Tile> tiles_;
    std::vector<Structure> structures_;  // those beyond structure_count_ wait to be used again
    uint32_t structure_count_ = 0;
    uint32_t permanent_count_ = 0;
    std::vector<Block> blocks_;  // of texts
    uint32_t block_ = 0;
    size_t used_ = 0;
    TextBuffer scratch_;
};

// "wp::tile_shape_t<4,8>", "wp::tile_stride_t<8,1>"
void append_shape(TextBuffer& out, const Tile& tile);
void append_strides(TextBuffer& out, const Tile& tile);

// Does a type fit a pattern of a signature? A plain type fits itself, in any spelling; an array of any number
// of dimensions fits an array.
bool matches(const Types& types, TypeId pattern, TypeId type);
bool is_pattern(const Types& types, TypeId type);
// What a query counts as where its own class fits no signature; itself: nothing else.
TypeId erased(const Types& types, TypeId type);
// The class that two unlike queries have in common where they meet; invalid: none.
TypeId joined(const Types& types, TypeId a, TypeId b);

// Small questions every stage asks.
inline bool is_composite(const Type& type) {
    return type.kind == Kind::Vector || type.kind == Kind::Matrix || type.kind == Kind::Quaternion ||
           type.kind == Kind::Transform;
}
// Adjoints of floats and structs are sums over all uses; those of arrays and integers are handed on.
inline bool adds_up(const Type& type) {
    return type.kind == Kind::Struct ||
           ((type.kind == Kind::Scalar || is_composite(type)) && facts(type.scalar).is_float);
}
// Number of elements of a composite type; a matrix counts rows x cols.
inline uint32_t composite_size(const Type& type) {
    return type.kind == Kind::Vector       ? type.rows
           : type.kind == Kind::Matrix     ? type.rows * type.cols
           : type.kind == Kind::Quaternion ? 4
           : type.kind == Kind::Transform  ? 7
                                           : 0;
}
inline bool is_array(const Type& type) {
    return type.kind == Kind::Array || type.kind == Kind::FixedArray;
}
// With those whose elements lie where indices or Fabric say.
inline bool is_any_array(const Type& type) {
    return is_array(type) || type.kind == Kind::Indexed || type.kind == Kind::Fabric ||
           type.kind == Kind::IndexedFabric;
}
// False for kinds that no kernel can use yet.
inline bool is_followed(const Type& type) {
    return type.kind < Kind::AnyRank || type.kind > Kind::Union;
}
inline bool is_tile(const Type& type) {
    return type.kind == Kind::Tile;
}
// What the threads of a block have in common.
inline bool is_of_block(const Type& type) {
    return type.kind == Kind::Tile || type.kind == Kind::TileStack;
}
// An integer scalar; bool is not one.
inline bool is_integer(const Type& type) {
    return type.kind == Kind::Scalar && facts(type.scalar).is_int;
}
inline bool is_float(const Type& type) {
    return type.kind == Kind::Scalar && facts(type.scalar).is_float;
}
// The target of a reference, else the type itself.
inline TypeId stripped(const Types& types, TypeId id) {
    const Type& type = types[id];
    return type.kind == Kind::Reference ? type.element : id;
}

}  // namespace weft::types
