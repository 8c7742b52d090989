#include "types/types.h"

#include <algorithm>

#include "base/check.h"
#include "base/sha256.h"

namespace weft::types {
namespace {

constexpr uint32_t free_slot = UINT32_MAX;

uint32_t hash_of(const Type& type) {
    uint64_t h = static_cast<uint64_t>(type.kind) | static_cast<uint64_t>(type.scalar) << 8 |
                 static_cast<uint64_t>(type.ndim) << 16 | static_cast<uint64_t>(type.python_spelling) << 24 |
                 static_cast<uint64_t>(type.scalar_pattern) << 32 |
                 static_cast<uint64_t>(type.any_size) << 40 | static_cast<uint64_t>(type.any_scalar) << 41 |
                 static_cast<uint64_t>(type.handle) << 48;
    const auto mix = [&h](uint64_t more) { h = (h ^ more) * 0x9e3779b97f4a7c15 + (h >> 29); };
    mix(static_cast<uint64_t>(type.rows) << 32 | type.cols);
    mix(static_cast<uint64_t>(type.element.index) << 32 | type.structure.index);
    mix(static_cast<uint64_t>(type.first) << 32 | type.count);
    mix(static_cast<uint64_t>(type.tile.index) << 32 | type.name.index);
    return static_cast<uint32_t>(h ^ h >> 32);
}

Type composite(Kind kind, uint32_t rows, uint32_t cols, Scalar scalar) {
    Type type;
    type.kind = kind;
    type.rows = rows;
    type.cols = cols;
    type.scalar = scalar;
    return type;
}

}  // namespace

const Field* Structure::find(StringId field) const {
    const auto at = std::lower_bound(by_name.begin(), by_name.end(), field.index,
                                     [&](uint32_t a, uint32_t name) { return fields[a].name.index < name; });
    return at != by_name.end() && fields[*at].name == field ? &fields[*at] : nullptr;
}

Types::Types(Strings& strings) : strings_(strings) {
    slots_.assign(2048, free_slot);
    types_.reserve(1024);
    intern_constants();
    intern_common();
    permanent_count_ = static_cast<uint32_t>(types_.size());
    make_texts();
}

// In the order of well_known.h; each step checks that the id is the constant.
void Types::intern_constants() {
    const auto expect = [this](TypeId id, const Type& type) {
        WEFT_CHECK(intern(type) == id, "well_known.h and Types' constructor disagree");
    };
    const auto only = [](Kind kind) {
        Type type;
        type.kind = kind;
        return type;
    };
    const auto scalar_type = [](Scalar scalar, bool python_spelling) {
        Type type;
        type.kind = Kind::Scalar;
        type.scalar = scalar;
        type.python_spelling = python_spelling;
        return type;
    };
    expect(none, only(Kind::None));
    for (uint32_t s = 0; s < scalar_count; ++s) {
        expect(of(static_cast<Scalar>(s)), scalar_type(static_cast<Scalar>(s), false));
    }
    expect(py_bool, scalar_type(Scalar::Bool, true));
    expect(py_int, scalar_type(Scalar::Int32, true));
    expect(py_float, scalar_type(Scalar::Float32, true));
    expect(str, only(Kind::Str));
    expect(range, only(Kind::Range));
    expect(shape, only(Kind::Shape));
    expect(slice, only(Kind::Slice));
    expect(any, only(Kind::Any));
    expect(any_scalar, only(Kind::AnyScalar));
    expect(any_float, only(Kind::AnyFloat));
    expect(any_int, only(Kind::AnyInt));
    Type sequence = only(Kind::Tuple);
    sequence.any_size = true;
    sequence.element = any;
    expect(any_tuple, sequence);
    sequence.element = int32;
    expect(int_tuple, sequence);
    expect(unmatched, only(Kind::Unmatched));

    for (const uint32_t length : {2u, 3u, 4u, 6u}) {
        for (uint32_t s = 0; s < scalar_count; ++s) {
            const Scalar scalar = static_cast<Scalar>(s);
            expect(constant_vector(length, scalar), composite(Kind::Vector, length, 0, scalar));
        }
    }
    for (uint32_t size = 2; size <= 4; ++size) {
        for (uint32_t s = 0; s < scalar_count; ++s) {
            const Scalar scalar = static_cast<Scalar>(s);
            expect(constant_square_matrix(size, scalar), composite(Kind::Matrix, size, size, scalar));
        }
    }
    constexpr Scalar floats[] = {Scalar::Float16, Scalar::Bfloat16, Scalar::Float32, Scalar::Float64};
    for (const Kind kind : {Kind::Quaternion, Kind::Transform}) {
        for (const Scalar scalar : floats) {
            const TypeId id =
                kind == Kind::Quaternion ? constant_quaternion(scalar) : constant_transform(scalar);
            expect(id, composite(kind, 0, 0, scalar));
        }
        Type spelled = composite(kind, 0, 0, Scalar::Float32);
        spelled.python_spelling = true;
        expect(kind == Kind::Quaternion ? constant_quaternion(Scalar::Float32, true)
                                        : constant_transform(Scalar::Float32, true),
               spelled);
    }

    struct ScalarPattern {
        bool any;
        Kind kind;
        Scalar scalar;
    };
    constexpr ScalarPattern AnyScalar{true, Kind::AnyScalar, Scalar::Bool},
        AnyFloat{true, Kind::AnyFloat, Scalar::Bool}, AnyInt{true, Kind::AnyInt, Scalar::Bool},
        Bool{false, Kind::Any, Scalar::Bool};
    const auto pattern = [](Kind kind, uint32_t rows, uint32_t cols, ScalarPattern scalar) {
        Type type = composite(kind, rows, cols, scalar.scalar);
        type.any_size = rows == 0;
        type.any_scalar = scalar.any;
        type.scalar_pattern = scalar.kind;
        return type;
    };
#define WEFT_PATTERN(name, kind, rows, cols, scalar) expect(name, pattern(Kind::kind, rows, cols, scalar));
#include "types/patterns.def"
#undef WEFT_PATTERN
    const auto array_of = [](Kind kind, TypeId element) {
        Type type;
        type.kind = kind;
        type.ndim = 1;
        type.element = element;
        return type;
    };
    expect(array_any, array_of(Kind::Array, any));
    expect(array_scalar, array_of(Kind::Array, any_scalar));
    expect(fixed_array_any, array_of(Kind::FixedArray, any));
    expect(array_float32, array_of(Kind::Array, float32));
    expect(array_int32, array_of(Kind::Array, int32));
    expect(array_vec3f, array_of(Kind::Array, vec3f));
    const auto tile_of = [](TypeId element) {
        Type type;
        type.kind = Kind::Tile;
        type.element = element;
        return type;
    };
    expect(tile_any, tile_of(any));
    expect(tile_scalar, tile_of(any_scalar));
    expect(tile_float, tile_of(any_float));
    expect(tile_int32, tile_of(int32));
    expect(function, only(Kind::FunctionValue));
    expect(indexed_any, array_of(Kind::Indexed, any));
    expect(fabric_any, array_of(Kind::Fabric, any));
    expect(indexed_fabric_any, array_of(Kind::IndexedFabric, any));
    for (uint32_t h = 0; h < static_cast<uint32_t>(Handle::Count); ++h) {
        Type type = only(Kind::Handle);
        type.handle = static_cast<Handle>(h);
        expect(of(type.handle), type);
    }
    WEFT_CHECK(types_.size() == detail::after_constants, "well_known.h counts other types");
}

// What most kernels use, so that a file seldom adds a type of its own.
void Types::intern_common() {
    std::vector<TypeId> elements;
    for (uint32_t s = 0; s < scalar_count; ++s) elements.push_back(of(static_cast<Scalar>(s)));
    for (const Scalar scalar : {Scalar::Float32, Scalar::Int32, Scalar::Float64}) {
        for (uint32_t length = 2; length <= 4; ++length) elements.push_back(vector(length, scalar));
    }
    for (uint32_t size = 2; size <= 4; ++size) elements.push_back(matrix(size, size, Scalar::Float32));
    elements.push_back(vector(6, Scalar::Float32));
    elements.push_back(quatf);
    elements.push_back(transformf);
    for (const TypeId element : elements) {
        reference(element);
        for (unsigned ndim = 1; ndim <= 4; ++ndim) array(element, ndim);
    }
    reference(shape);
}

TypeId Types::intern(const Type& type) {
    const uint32_t hash = hash_of(type);
    const size_t mask = slots_.size() - 1;
    for (size_t slot = hash & mask; slots_[slot] != free_slot; slot = (slot + 1) & mask) {
        const uint32_t id = slots_[slot];
        if (hashes_[id] == hash && types_[id] == type) return {id};
    }
    return add(type, hash);
}

TypeId Types::add(const Type& type, uint32_t hash) {
    Links links = links_of(type);  // may intern the types it leads to, so the id comes after it
    const TypeId id{static_cast<uint32_t>(types_.size())};
    if (!links.canonical.valid()) links.canonical = id;
    if (!links.equality.valid()) links.equality = links.canonical;
    types_.push_back(type);
    links_.push_back(links);
    texts_.emplace_back();
    hashes_.push_back(hash);
    if (types_.size() * 2 > slots_.size()) {
        rebuild_slots(slots_.size() * 2);
        return id;
    }
    const size_t mask = slots_.size() - 1;
    size_t slot = hash & mask;
    while (slots_[slot] != free_slot) slot = (slot + 1) & mask;
    slots_[slot] = id.index;
    return id;
}

// Where a type's spelling or dimensions make it an alias of another; what stays invalid is the type itself.
Types::Links Types::links_of(const Type& type) {
    Links links;
    switch (type.kind) {
        case Kind::Scalar:
            if (type.scalar == Scalar::Handle) links.canonical = uint64;
            if (type.python_spelling) links.canonical = of(type.scalar);
            break;
        case Kind::Vector:
            if (type.scalar == Scalar::Handle) links.canonical = vector(type.rows, Scalar::Uint64);
            break;
        case Kind::Matrix:
            if (type.scalar == Scalar::Handle) links.canonical = matrix(type.rows, type.cols, Scalar::Uint64);
            break;
        case Kind::Quaternion:
            if (type.python_spelling) links.canonical = quaternion(type.scalar);
            break;
        case Kind::Transform:
            if (type.python_spelling) links.canonical = transform(type.scalar);
            break;
        case Kind::Array:
            if (type.ndim > 1 || canonical(type.element) != type.element) {
                links.equality = array(canonical(type.element), 1);
            }
            break;
        case Kind::FixedArray:
            if (type.rows > 0 || type.ndim > 1 || canonical(type.element) != type.element) {
                links.equality = fixed_array(canonical(type.element), 0, 1);
            }
            break;
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
            if (type.ndim > 1 || canonical(type.element) != type.element)
                links.equality = special_array(type.kind, canonical(type.element), 1);
            break;
        case Kind::Tile:
            if (type.tile.valid()) links.equality = any_tile(type.element);
            break;
        case Kind::None:
        case Kind::Str:
        case Kind::Struct:
        case Kind::Reference:
        case Kind::Pointer:
        case Kind::Tuple:
        case Kind::Range:
        case Kind::Shape:
        case Kind::Slice:
        case Kind::Enum:
        case Kind::Any:
        case Kind::AnyScalar:
        case Kind::AnyFloat:
        case Kind::AnyInt:
        case Kind::TileStack:
        case Kind::Handle:
        case Kind::Ref:
        case Kind::FunctionValue:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Unmatched:
            break;
    }
    return links;
}

void Types::rebuild_slots(size_t count) {
    slots_.assign(count, free_slot);
    const size_t mask = count - 1;
    for (uint32_t id = 0; id < types_.size(); ++id) {
        size_t slot = hashes_[id] & mask;
        while (slots_[slot] != free_slot) slot = (slot + 1) & mask;
        slots_[slot] = id;
    }
}

TypeId Types::vector(uint32_t length, Scalar scalar) {
    if (has_constant_vector(length) && types_.size() >= detail::after_constants) {
        return constant_vector(length, scalar);
    }
    return intern(composite(Kind::Vector, length, 0, scalar));
}

TypeId Types::matrix(uint32_t rows, uint32_t cols, Scalar scalar) {
    if (rows == cols && rows >= 2 && rows <= 4 && types_.size() >= detail::after_constants) {
        return constant_square_matrix(rows, scalar);
    }
    return intern(composite(Kind::Matrix, rows, cols, scalar));
}

TypeId Types::composite_pattern(Kind kind, uint32_t rows, uint32_t cols, TypeId scalar) {
    const Type& given = types_[scalar.index];
    const bool is_matrix = kind == Kind::Matrix;
    const bool any_size = rows == 0 || (is_matrix && cols == 0);
    Type type = composite(kind, any_size ? 0 : rows, any_size ? 0 : cols, Scalar::Bool);
    type.any_size = any_size;
    type.any_scalar = given.kind != Kind::Scalar;
    if (type.any_scalar) {
        type.scalar_pattern = given.kind;
    } else {
        type.scalar = given.scalar;
    }
    return intern(type);
}

TypeId Types::quaternion(Scalar scalar, bool python_spelling) {
    if (detail::is_float_scalar(scalar)) return constant_quaternion(scalar, python_spelling);
    Type type = composite(Kind::Quaternion, 0, 0, scalar);
    type.python_spelling = python_spelling;
    return intern(type);
}

TypeId Types::transform(Scalar scalar, bool python_spelling) {
    if (detail::is_float_scalar(scalar)) return constant_transform(scalar, python_spelling);
    Type type = composite(Kind::Transform, 0, 0, scalar);
    type.python_spelling = python_spelling;
    return intern(type);
}

TypeId Types::array(TypeId element, unsigned ndim) {
    Type type;
    type.kind = Kind::Array;
    type.ndim = static_cast<uint8_t>(ndim);
    type.element = types_[element.index].kind == Kind::Scalar && types_[element.index].python_spelling
                       ? canonical(element)
                       : element;
    return intern(type);
}

TypeId Types::fixed_array(TypeId element, uint32_t size, unsigned ndim) {
    Type type;
    type.kind = Kind::FixedArray;
    type.ndim = static_cast<uint8_t>(ndim);
    type.rows = size;
    type.element = types_[element.index].kind == Kind::Scalar && types_[element.index].python_spelling
                       ? canonical(element)
                       : element;
    return intern(type);
}

TypeId Types::reference(TypeId target) {
    if (links_[target.index].reference.valid()) return links_[target.index].reference;
    Type type;
    type.kind = Kind::Reference;
    type.element = target;
    const TypeId id = intern(type);
    links_[target.index].reference = id;
    return id;
}

TypeId Types::pointer(TypeId target) {
    Type type;
    type.kind = Kind::Pointer;
    type.element = target;
    return intern(type);
}

TypeId Types::tuple(std::span<const TypeId> elements) {
    Type type;
    type.kind = Kind::Tuple;
    type.count = static_cast<uint32_t>(elements.size());
    // The range of elements is part of the type, so equal tuples are looked for by what is in it.
    for (const TypeId known : tuples_) {
        const auto parts = this->elements(known);
        if (std::equal(elements.begin(), elements.end(), parts.begin(), parts.end())) return known;
    }
    const auto is_open = [&](TypeId element) { return is_pattern(*this, element); };
    type.of_patterns = std::any_of(elements.begin(), elements.end(), is_open);
    type.first = static_cast<uint32_t>(tuple_elements_.size());
    tuple_elements_.insert(tuple_elements_.end(), elements.begin(), elements.end());
    tuples_.push_back(intern(type));
    return tuples_.back();
}

const HandleFacts& facts(Handle handle) {
    static constexpr HandleFacts all[] = {
#define WEFT_HANDLE(handle, constant, native, code, parent) {#handle, native, code, Handle::parent},
#define WEFT_HIDDEN_HANDLE WEFT_HANDLE
#define WEFT_HANDLE_FIELD(handle, field, type)
#include "types/handles.def"
    };
    return all[static_cast<size_t>(handle)];
}

bool is_texture(Handle handle) {
    return handle == Handle::Texture1D || handle == Handle::Texture2D || handle == Handle::Texture3D;
}

std::optional<Handle> handle_of(std::string_view name) {
    for (uint32_t i = 0; i < static_cast<uint32_t>(Handle::Count); ++i)
        if (facts(static_cast<Handle>(i)).name == name) return static_cast<Handle>(i);
    return std::nullopt;
}

TypeId field_of(Handle handle, std::string_view field) {
    struct Row {
        Handle handle;
        std::string_view field;
        TypeId type;
    };
    static constexpr Row rows[] = {
#define WEFT_HANDLE(handle, constant, native, code, parent)
#define WEFT_HIDDEN_HANDLE WEFT_HANDLE
#define WEFT_HANDLE_FIELD(handle, field, type) {Handle::handle, #field, type},
#include "types/handles.def"
    };
    for (const Row& row : rows)
        if (row.handle == handle && row.field == field) return row.type;
    return {};
}

void Tile::set_shape(std::span<const uint32_t> sides) {
    WEFT_CHECK(sides.size() <= shape.size(), "a tile has at most four sides");
    ndim = static_cast<uint8_t>(sides.size());
    std::array<uint32_t, max_ndim> copy{};  // `sides` may be those of this very tile
    std::copy(sides.begin(), sides.end(), copy.begin());
    shape = copy;
    strides = {};
    uint32_t stride = 1;
    for (size_t i = 0; i < sides.size(); ++i) {
        const size_t side = layout == Layout::RowMajor ? sides.size() - 1 - i : i;
        strides[side] = static_cast<int32_t>(stride);
        stride *= shape[side];
    }
}

namespace {

// Python's own numbers are Warp's in a tile; quaternions keep their spelling.
TypeId element_of_tile(const Types& types, TypeId element) {
    return types[element].kind == Kind::Scalar ? types.canonical(element) : element;
}

}  // namespace

TypeId Types::add_tile(const Tile& tile) {
    Type type;
    type.kind = Kind::Tile;
    type.element = element_of_tile(*this, tile.element);
    type.tile = {static_cast<uint32_t>(tiles_.size())};
    tiles_.push_back(tile);
    tiles_.back().element = type.element;
    return intern(type);
}

void Types::set_storage(TypeId tile, Tile::Storage storage) {
    tiles_[types_[tile.index].tile.index].storage = storage;
    texts_[tile.index] = {};
}

TypeId Types::any_tile(TypeId element) {
    Type type;
    type.kind = Kind::Tile;
    type.element = canonical(element);
    return intern(type);
}

TypeId Types::tile_stack(TypeId element, uint32_t capacity) {
    Type type;
    type.kind = Kind::TileStack;
    type.element = element_of_tile(*this, element);
    type.rows = capacity;
    return intern(type);
}

TypeId Types::add_ref(TypeId target) {
    Type type;
    type.kind = Kind::Ref;
    type.element = target;
    type.rows = size();  // no other has it
    return intern(type);
}

TypeId Types::special_array(Kind kind, TypeId element, unsigned ndim) {
    const bool of_fabric = kind == Kind::Fabric || kind == Kind::IndexedFabric;
    WEFT_CHECK(of_fabric || kind == Kind::Indexed || kind == Kind::AnyRank, "array() makes the others");
    Type type;
    type.kind = kind;
    type.element = of_fabric ? element : canonical(element);
    type.ndim = static_cast<uint8_t>(ndim);
    return intern(type);
}

TypeId Types::plain(Kind kind) {
    Type type;
    type.kind = kind;
    return intern(type);
}

TypeId Types::enumeration(StringId name) {
    Type type;
    type.kind = Kind::Enum;
    type.name = name;
    return intern(type);
}

TypeId Types::structure(StructId id) {
    Type type;
    type.kind = Kind::Struct;
    type.structure = id;
    return intern(type);
}

std::span<const TypeId> Types::elements(TypeId tuple) const {
    const Type& type = types_[tuple.index];
    return {tuple_elements_.data() + type.first, type.count};
}

StructId Types::add_structure(StringId key, std::span<const Field> fields) {
    Sha256 sha;
    sha.update(strings_.text(key));
    for (const Field& field : fields) {
        sha.update(strings_.text(field.name));
        sha.update(":");
        sha.update(code(field.type));
        const Type& type = types_[field.type.index];
        if (type.kind == Kind::Struct) {
            const auto& nested = structures_[type.structure.index].hash;
            sha.update({reinterpret_cast<const char*>(nested.data()), nested.size()});
        }
    }
    if (structure_count_ == structures_.size()) structures_.emplace_back();
    Structure& made = structures_[structure_count_];
    made.key = key;
    made.hash = sha.digest();
    made.fields.assign(fields.begin(), fields.end());
    made.by_name.clear();
    for (uint32_t place = 0; place < fields.size(); ++place) made.by_name.push_back(place);
    std::stable_sort(made.by_name.begin(), made.by_name.end(),
                     [&](uint32_t a, uint32_t b) { return fields[a].name.index < fields[b].name.index; });
    made.native_name.assign(strings_.text(key));
    made.native_name += '_';
    for (unsigned i = 0; i < 4; ++i) {
        made.native_name += "0123456789abcdef"[made.hash[i] >> 4];
        made.native_name += "0123456789abcdef"[made.hash[i] & 15];
    }
    return {structure_count_++};
}

Types::Mark Types::mark() {
    make_texts();
    return {
        static_cast<uint32_t>(types_.size()), structure_count_, static_cast<uint32_t>(tuple_elements_.size()),
        static_cast<uint32_t>(tiles_.size()), block_,           used_};
}

// Slots are freed newest first: every type took the first free slot of its path, so undoing in that order
// leaves the older paths unbroken.
void Types::rewind(Mark mark) {
    WEFT_CHECK(mark.types >= permanent_count_, "well-known types cannot be forgotten");
    const size_t mask = slots_.size() - 1;
    while (types_.size() > mark.types) {
        const uint32_t id = static_cast<uint32_t>(types_.size()) - 1;
        size_t slot = hashes_[id] & mask;
        while (slots_[slot] != id) slot = (slot + 1) & mask;
        slots_[slot] = free_slot;
        const Type& type = types_[id];
        if (type.kind == Kind::Reference) links_[type.element.index].reference = {};
        types_.pop_back();
        links_.pop_back();
        texts_.pop_back();
        hashes_.pop_back();
    }
    structure_count_ = mark.structures;
    tuple_elements_.resize(mark.tuple_elements);
    while (!tuples_.empty() && tuples_.back().index >= mark.types) tuples_.pop_back();
    tiles_.resize(mark.tiles);
    block_ = mark.text_block;
    used_ = mark.text_used;
}

}  // namespace weft::types
