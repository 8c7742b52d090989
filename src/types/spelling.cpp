// The text of types: C++ spelling, type code, and how diagnostics call them.
#include <cstring>

#include "types/types.h"

namespace weft::types {
namespace {

// bool is the language's own.
void append_scalar(TextBuffer& out, Scalar scalar) {
    if (scalar != Scalar::Bool) out.append("wp::");
    out.append(facts(scalar).name);
}

template <class Number>
void append_list(TextBuffer& out, std::string_view name, std::span<const Number> numbers) {
    out.append("wp::");
    out.append(name);
    out.append('<');
    for (size_t i = 0; i < numbers.size(); ++i) {
        if (i != 0) out.append(',');
        out.append_int(numbers[i]);
    }
    out.append('>');
}

void append_tile(TextBuffer& out, const Tile& tile, std::string_view element) {
    out.append(tile.is_shared() ? std::string_view("wp::tile_shared_t<")
                                : std::string_view("wp::tile_register_t<"));
    out.append(element);
    out.append(',');
    if (!tile.is_shared()) {
        out.append("wp::tile_layout_register_t<");
        append_shape(out, tile);
        out.append(">>");
        return;
    }
    out.append("wp::tile_layout_strided_t<");
    append_shape(out, tile);
    out.append(", ");
    append_strides(out, tile);
    out.append(">, ");
    out.append(tile.owner ? std::string_view("true>") : std::string_view("false>"));
}

std::string_view family(Kind array) {
    if (array == Kind::Indexed) return "indexedarray";
    if (array == Kind::Fabric) return "fabricarray";
    return array == Kind::IndexedFabric ? "indexedfabricarray" : "array";
}

std::string_view python_name(Scalar scalar) {
    if (scalar == Scalar::Float32) return "float";
    return scalar == Scalar::Int32 ? "int" : "bool";
}

}  // namespace

void append_shape(TextBuffer& out, const Tile& tile) {
    append_list(out, "tile_shape_t", tile.sides());
}

void append_strides(TextBuffer& out, const Tile& tile) {
    append_list(out, "tile_stride_t", tile.steps());
}

std::optional<Scalar> scalar_of(std::string_view name) {
    for (uint32_t i = 0; i < scalar_count; ++i) {
        if (scalar_facts[i].name == name) return static_cast<Scalar>(i);
    }
    return std::nullopt;
}

std::string_view short_name(Scalar scalar) {
    switch (scalar) {
        case Scalar::Int8:
            return "b";
        case Scalar::Uint8:
            return "ub";
        case Scalar::Int16:
            return "s";
        case Scalar::Uint16:
            return "us";
        case Scalar::Int32:
            return "i";
        case Scalar::Uint32:
            return "ui";
        case Scalar::Int64:
            return "l";
        case Scalar::Uint64:
            return "ul";
        case Scalar::Float16:
            return "h";
        case Scalar::Bfloat16:
            return "bf";
        case Scalar::Float32:
            return "f";
        case Scalar::Float64:
            return "d";
        case Scalar::Bool:
        case Scalar::Handle:
            return "";
    }
    return "";
}

void Types::make_texts() {
    for (uint32_t id = 0; id < types_.size(); ++id) {
        spelling({id});
        code({id});
    }
}

PaddedText Types::store(std::string_view text) {
    constexpr size_t padding = 16;  // what a PaddedText promises behind its start
    const size_t needed = text.size() + padding;
    while (block_ < blocks_.size() && blocks_[block_].capacity - used_ < needed) {
        ++block_;
        used_ = 0;
    }
    if (block_ == blocks_.size()) {
        const size_t capacity = needed > 32768 ? needed : 32768;
        blocks_.push_back({std::make_unique<char[]>(capacity), capacity});
        used_ = 0;
    }
    char* to = blocks_[block_].data.get() + used_;
    if (!text.empty()) std::memcpy(to, text.data(), text.size());
    used_ += text.size();
    return {to, static_cast<uint32_t>(text.size())};
}

PaddedText Types::make_spelling(TypeId id) {
    const Type type = types_[id.index];
    // Spellings of the parts come first: they share the scratch buffer.
    const std::string_view element =
        type.element.valid() && !type.any_size ? spelling(type.element) : std::string_view{};
    if (type.kind == Kind::Tuple && !type.any_size) {
        for (const TypeId part : elements(id)) spelling(part);
    }
    TextBuffer& out = scratch_;
    out.clear();
    switch (type.kind) {
        case Kind::None:
            out.append("void");
            break;
        case Kind::Scalar:
            if (type.python_spelling)
                out.append(python_name(type.scalar));
            else  // a handle alone is an unsigned integer; inside a composite it keeps its name
                append_scalar(out, type.scalar == Scalar::Handle ? Scalar::Uint64 : type.scalar);
            break;
        case Kind::Str:
            out.append("wp::str");
            break;
        case Kind::Vector:
            out.append("wp::vec_t<");
            out.append_uint(type.rows);
            out.append(", ");
            append_scalar(out, type.scalar);
            out.append('>');
            break;
        case Kind::Matrix:
            out.append("wp::mat_t<");
            out.append_uint(type.rows);
            out.append(", ");
            out.append_uint(type.cols);
            out.append(", ");
            append_scalar(out, type.scalar);
            out.append('>');
            break;
        case Kind::Quaternion:
        case Kind::Transform:
            out.append(type.kind == Kind::Quaternion ? "wp::quat_t<" : "wp::transform_t<");
            if (type.python_spelling)
                out.append(python_name(type.scalar));
            else
                append_scalar(out, type.scalar);
            out.append('>');
            break;
        case Kind::Array:
            out.append("wp::array_t<");
            out.append(element);
            out.append('>');
            break;
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
            out.append("wp::");
            out.append(family(type.kind));
            out.append("_t<");
            out.append(element);
            out.append('>');
            break;
        case Kind::FixedArray:
            out.append("wp::fixedarray_t<");
            out.append_uint(type.rows);
            out.append(", ");
            out.append(element);
            out.append('>');
            break;
        case Kind::Struct:
            out.append(structures_[type.structure.index].native_name);
            break;
        case Kind::Reference:
        case Kind::Pointer:
        case Kind::Ref:
            out.append(element);
            out.append('*');
            break;
        case Kind::Tuple:
            out.append("wp::tuple_t<");
            if (!type.any_size) {
                const auto parts = elements(id);
                for (size_t i = 0; i < parts.size(); ++i) {
                    if (i != 0) out.append(", ");
                    out.append(spelling(parts[i]));
                }
            }
            out.append('>');
            break;
        case Kind::Range:
            out.append("wp::range_t");
            break;
        case Kind::Shape:
            out.append("wp::shape_t");
            break;
        case Kind::Slice:
            out.append("wp::slice_t");
            break;
        case Kind::Enum:
            out.append("wp::");
            out.append(strings_.text(type.name));
            break;
        case Kind::Handle:
            out.append("wp::");
            out.append(facts(type.handle).native);
            break;
        case Kind::Tile:
            if (type.tile.valid()) append_tile(out, tiles_[type.tile.index], element);
            break;
        case Kind::TileStack:
            out.append("wp::tile_stack_t<");
            out.append(element);
            out.append(", ");
            out.append_uint(type.rows);
            out.append('>');
            break;
        case Kind::FunctionValue:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Unmatched:
            break;  // no text has a value of these
        case Kind::Any:
            out.append("Any");
            break;
        case Kind::AnyScalar:
            out.append("Scalar");
            break;
        case Kind::AnyFloat:
            out.append("Float");
            break;
        case Kind::AnyInt:
            out.append("Int");
            break;
    }
    return store(out.view());
}

namespace {

std::string_view class_code(Kind scalar_class) {
    if (scalar_class == Kind::AnyFloat) return "f?";
    if (scalar_class == Kind::AnyInt) return "i?";
    return "s?";
}

}  // namespace

std::string_view Types::code(TypeId id) {
    if (texts_[id.index].code.data != nullptr) return view(texts_[id.index].code);
    const Type type = types_[id.index];
    const std::string_view element =
        type.element.valid() && !type.any_size ? code(type.element) : std::string_view{};
    if (type.kind == Kind::Tuple && !type.any_size) {
        for (const TypeId part : elements(id)) code(part);
    }
    TextBuffer& out = scratch_;
    out.clear();
    const std::string_view scalar =
        type.any_scalar ? class_code(type.scalar_pattern) : facts(type.scalar).code;
    const auto size = [&out](uint32_t n) {
        if (n == 0)
            out.append('?');
        else
            out.append_uint(n);
    };
    switch (type.kind) {
        case Kind::Scalar:
            out.append(scalar);
            break;
        case Kind::Str:
            out.append("str");
            break;
        case Kind::Vector:
            out.append('v');
            size(type.rows);
            out.append(scalar);
            break;
        case Kind::Matrix:
            out.append('m');
            size(type.rows);
            size(type.cols);
            out.append(scalar);
            break;
        case Kind::Quaternion:
            out.append('q');
            out.append(scalar);
            break;
        case Kind::Transform:
            out.append('t');
            out.append(scalar);
            break;
        case Kind::Array:
        case Kind::FixedArray:
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
            if (type.kind == Kind::Indexed || type.kind == Kind::IndexedFabric) out.append('i');
            if (type.kind == Kind::Fabric || type.kind == Kind::IndexedFabric) out.append('f');
            out.append('a');
            out.append_uint(type.ndim);
            out.append(element);
            break;
        case Kind::Struct:
            out.append(structures_[type.structure.index].native_name);
            break;
        case Kind::Reference:
        case Kind::Pointer:
        case Kind::Ref:
            out.append("ref");
            out.append(element);
            break;
        case Kind::Tuple:
            out.append("tplt");
            out.append_uint(type.count);
            if (!type.any_size) {
                for (const TypeId part : elements(id)) out.append(code(part));
            }
            break;
        case Kind::Range:
            out.append("rg");
            break;
        case Kind::Shape:
            out.append("sh");
            break;
        case Kind::Any:
            out.append('?');
            break;
        case Kind::AnyScalar:
        case Kind::AnyFloat:
        case Kind::AnyInt:
            out.append(class_code(type.kind));
            break;
        case Kind::Handle:
            out.append(facts(type.handle).code);
            break;
        case Kind::Tile: {
            if (!type.tile.valid()) break;
            const Tile& tile = tiles_[type.tile.index];
            out.append(tile.is_shared() ? std::string_view("ts") : std::string_view("tr"));
            for (const uint32_t side : tile.sides()) out.append_uint(side);
            if (tile.ndim == 0) out.append('?');
            out.append(element);
            break;
        }
        case Kind::TileStack:
            out.append("ts");
            out.append_uint(type.rows);
            out.append(element);
            break;
        case Kind::FunctionValue:
            out.append('c');
            break;
        case Kind::None:
        case Kind::Slice:
        case Kind::Enum:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Unmatched:
            break;  // none of these is ever hashed
    }
    texts_[id.index].code = store(out.view());
    return view(texts_[id.index].code);
}

std::string Types::display(TypeId id) const {
    const Type& type = types_[id.index];
    const std::string scalar_name(facts(type.scalar).name);
    const std::string short_scalar(short_name(type.scalar));
    const auto sized = [&](bool small, const std::string& brief, const std::string& full) {
        if (!short_scalar.empty() && small) return brief + short_scalar;
        return full + "dtype=" + scalar_name + ")";
    };
    const std::string rows = std::to_string(type.rows), cols = std::to_string(type.cols);
    switch (type.kind) {
        case Kind::None:
            return "None";
        case Kind::Scalar:
            return type.python_spelling ? std::string(python_name(type.scalar)) : scalar_name;
        case Kind::Str:
            return "str";
        case Kind::Vector:
            return sized(type.rows <= 4, "vec" + rows, "vector(length=" + rows + ", ");
        case Kind::Matrix:
            return sized(type.rows <= 4 && type.cols <= 4, "mat" + rows + cols,
                         "matrix(shape=(" + rows + ", " + cols + "), ");
        case Kind::Quaternion:
            return sized(true, "quat", "quat(");
        case Kind::Transform:
            return sized(true, "transform", "transform(");
        case Kind::Array:
            return "array(ndim=" + std::to_string(type.ndim) + ", dtype=" + display(type.element) + ")";
        case Kind::FixedArray:
            return "fixedarray(size=" + rows + ", dtype=" + display(type.element) + ")";
        case Kind::Struct:
            return std::string(strings_.text(structures_[type.structure.index].key));
        case Kind::Reference:
            return "ref[" + display(type.element) + "]";
        case Kind::Pointer:
            return "pointer[" + display(type.element) + "]";
        case Kind::Tuple: {
            if (type.any_size) return "tuple";
            std::string text = "tuple(";
            const auto parts = elements(id);
            for (size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : ", ") + display(parts[i]);
            return text + ")";
        }
        case Kind::Range:
            return "range";
        case Kind::Shape:
            return "shape";
        case Kind::Slice:
            return "slice";
        case Kind::Enum:
            return std::string(strings_.text(type.name));
        case Kind::Tile: {
            std::string sides;
            if (type.tile.valid())
                for (const uint32_t side : tile(id).sides()) sides += ", " + std::to_string(side);
            return "tile[" + display(type.element) + sides + "]";
        }
        case Kind::TileStack:
            return "tile_stack[" + display(type.element) + ", " + rows + "]";
        case Kind::Handle:
            return "wp." + std::string(facts(type.handle).name);
        case Kind::Ref:
            return "wp.ref[" + display(type.element) + "]";
        case Kind::FunctionValue:
            return "wp.Function";
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
        case Kind::AnyRank: {
            const std::string ndim = type.ndim == 0 ? "Any" : std::to_string(type.ndim);
            return std::string(family(type.kind)) + "(ndim=" + ndim + ", dtype=" + display(type.element) +
                   ")";
        }
        case Kind::AnyTuple:
            return "a tuple of any length";
        case Kind::Union:
            return "a union";
        case Kind::Unmatched:
            return "a type that is not followed";
        case Kind::Any:
            return "Any";
        case Kind::AnyScalar:
            return "Scalar";
        case Kind::AnyFloat:
            return "Float";
        case Kind::AnyInt:
            return "Int";
    }
    return "?";
}

}  // namespace weft::types
