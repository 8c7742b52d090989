#include "ir/type_text.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "base/check.h"

namespace weft::ir {
namespace {

using types::Kind;
using types::TypeId;

// "name(a, b)": what stands in the parentheses is appended by `parts`, separated.
class TypePrinter {
  public:
    TypePrinter(std::string& out, const types::Types& types, const Strings& strings)
        : out_(out), types_(types), strings_(strings) {}

    void type(TypeId id) {
        const types::Type& type = types_[id];
        const std::string_view scalar = types::facts(type.scalar).name;
        switch (type.kind) {
            case Kind::None:
                out_ += "none";
                return;
            case Kind::Scalar:
                out_ += scalar;
                break;
            case Kind::Str:
                out_ += "str";
                return;
            case Kind::Vector:
                open("vec").number(type.rows).word(scalar).close();
                return;
            case Kind::Matrix:
                open("mat").number(type.rows).number(type.cols).word(scalar).close();
                return;
            case Kind::Quaternion:
                open("quat").word(scalar).close();
                break;
            case Kind::Transform:
                open("transform").word(scalar).close();
                break;
            case Kind::Array:
                open("array").inner(type.element).number(type.ndim).close();
                return;
            case Kind::FixedArray:
                open("fixed").inner(type.element).number(type.rows).number(type.ndim).close();
                return;
            case Kind::Struct:
                open("struct");
                append_struct(out_, type.structure, types_);
                close();
                return;
            case Kind::Reference:
                open("ref").inner(type.element).close();
                return;
            case Kind::Pointer:
                open("pointer").inner(type.element).close();
                return;
            case Kind::Indexed:
                open("indexed").inner(type.element).number(type.ndim).close();
                return;
            case Kind::Fabric:
                open("fabric").inner(type.element).number(type.ndim).close();
                return;
            case Kind::IndexedFabric:
                open("indexed_fabric").inner(type.element).number(type.ndim).close();
                return;
            case Kind::Tuple:
                open("tuple");
                for (const TypeId element : types_.elements(id)) inner(element);
                close();
                return;
            case Kind::Range:
                out_ += "range";
                return;
            case Kind::Shape:
                out_ += "shape";
                return;
            case Kind::Slice:
                out_ += "slice";
                return;
            case Kind::Enum:
                open("enum").word(strings_.text(type.name)).close();
                return;
            case Kind::Handle:
                open("opaque").word(types::facts(type.handle).name).close();
                return;
            case Kind::Tile:
                return tile(types_.tile(id));
            case Kind::TileStack:
                open("stack").inner(type.element).number(type.rows).close();
                return;
            case Kind::FunctionValue:
                out_ += "function";
                return;
            case Kind::Any:
            case Kind::AnyScalar:
            case Kind::AnyFloat:
            case Kind::AnyInt:
            case Kind::Ref:
            case Kind::AnyRank:
            case Kind::AnyTuple:
            case Kind::Union:
            case Kind::Unmatched:
                WEFT_CHECK(false, "a type that no value has");
        }
        if (type.python_spelling) out_ += '\'';
    }

  private:
    void tile(const types::Tile& tile) {
        open("tile").inner(tile.element);
        word(tile.is_shared() ? "shared" : "register");
        word(tile.layout == types::Tile::Layout::RowMajor ? "rows" : "columns");
        word(tile.owner ? "owner" : "view");
        for (const uint32_t side : tile.sides()) number(side);
        for (const int32_t stride : tile.steps()) word(std::to_string(stride));
        close();
    }
    TypePrinter& open(std::string_view name) {
        out_ += name;
        out_ += '(';
        return *this;
    }
    void separate() {
        if (out_.back() != '(') out_ += ", ";
    }
    TypePrinter& word(std::string_view text) {
        separate();
        out_ += text;
        return *this;
    }
    TypePrinter& number(uint32_t number) { return word(std::to_string(number)); }
    TypePrinter& inner(TypeId id) {
        separate();
        type(id);
        return *this;
    }
    void close() { out_ += ')'; }

    std::string& out_;
    const types::Types& types_;
    const Strings& strings_;
};

class TypeReader {
  public:
    TypeReader(std::string_view& text, types::Types& types, Strings& strings)
        : text_(text), types_(types), strings_(strings) {}

    std::optional<TypeId> type() {
        const std::string_view name = word();
        if (name == "none") return types::none;
        if (name == "str") return types::str;
        if (name == "range") return types::range;
        if (name == "shape") return types::shape;
        if (name == "slice") return types::slice;
        if (name == "function") return types::function;
        if (const auto scalar = types::scalar_of(name)) {
            if (!take("'")) return types::of(*scalar);
            return *scalar == types::Scalar::Float32 ? types::py_float
                   : *scalar == types::Scalar::Int32 ? types::py_int
                                                     : types::py_bool;
        }
        if (!take("(") || depth_ == max_depth) return std::nullopt;
        ++depth_;
        const auto made = composed(name);
        --depth_;
        return made && made->valid() ? made : std::nullopt;
    }

  private:
    std::optional<TypeId> composed(std::string_view name) {
        if (name == "vec") {
            const auto rows = number();
            const auto scalar = types::scalar_of(word());
            if (!rows || !scalar || !take(")")) return std::nullopt;
            return types_.vector(*rows, *scalar);
        }
        if (name == "mat") {
            const auto rows = number(), cols = number();
            const auto scalar = types::scalar_of(word());
            if (!rows || !cols || !scalar || !take(")")) return std::nullopt;
            return types_.matrix(*rows, *cols, *scalar);
        }
        if (name == "quat" || name == "transform") {
            const auto scalar = types::scalar_of(word());
            if (!scalar || !take(")")) return std::nullopt;
            const bool python = take("'");
            return name == "quat" ? types_.quaternion(*scalar, python) : types_.transform(*scalar, python);
        }
        if (name == "struct") return structure(word());
        if (name == "enum") {
            const std::string_view key = word();
            return take(")") ? std::optional(types_.enumeration(strings_.intern(key))) : std::nullopt;
        }
        if (name == "opaque") {
            const auto handle = types::handle_of(word());
            return handle && take(")") ? std::optional(types::of(*handle)) : std::nullopt;
        }
        if (name == "tuple") {
            std::vector<TypeId> elements;
            while (!take(")")) {
                const auto element = type();
                if (!element) return std::nullopt;
                elements.push_back(*element);
                take(", ");
            }
            return types_.tuple(elements);
        }
        const auto element = type();
        if (!element) return std::nullopt;
        if (name == "tile") return tile(*element);
        if (name == "ref") return take(")") ? std::optional(types_.reference(*element)) : std::nullopt;
        if (name == "pointer") return take(")") ? std::optional(types_.pointer(*element)) : std::nullopt;
        take(", ");
        const auto first = number();
        if (!first) return std::nullopt;
        if (name == "stack")
            return take(")") ? std::optional(types_.tile_stack(*element, *first)) : std::nullopt;
        for (const auto& [word, kind] :
             {std::pair{"indexed", Kind::Indexed}, std::pair{"fabric", Kind::Fabric},
              std::pair{"indexed_fabric", Kind::IndexedFabric}}) {
            if (name != word) continue;
            return take(")") ? std::optional(types_.special_array(kind, *element, *first)) : std::nullopt;
        }
        if (name == "array") return take(")") ? std::optional(types_.array(*element, *first)) : std::nullopt;
        const auto ndim = number();
        if (name != "fixed" || !ndim || !take(")")) return std::nullopt;
        return types_.fixed_array(*element, *first, *ndim);
    }

    // Storage, layout, whose memory; then as many sides as strides.
    std::optional<TypeId> tile(TypeId element) {
        types::Tile made;
        made.element = element;
        const auto flag = [&](std::string_view yes, std::string_view no) -> std::optional<bool> {
            take(", ");
            const std::string_view given = word();
            return given == yes || given == no ? std::optional(given == yes) : std::nullopt;
        };
        const auto shared = flag("shared", "register"), rows = flag("rows", "columns"),
                   owner = flag("owner", "view");
        if (!shared || !rows || !owner) return std::nullopt;
        made.storage = *shared ? types::Tile::Storage::Shared : types::Tile::Storage::Register;
        made.layout = *rows ? types::Tile::Layout::RowMajor : types::Tile::Layout::ColumnMajor;
        made.owner = *owner;
        std::vector<int32_t> numbers;
        while (take(", ")) {
            const std::string_view digits = word();
            int32_t number = 0;
            const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
            if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) return std::nullopt;
            numbers.push_back(number);
        }
        const size_t ndim = numbers.size() / 2;
        if (!take(")") || ndim == 0 || numbers.size() % 2 != 0 || ndim > types::Tile::max_ndim)
            return std::nullopt;
        made.ndim = static_cast<uint8_t>(ndim);
        for (size_t i = 0; i < ndim; ++i) {
            if (numbers[i] <= 0) return std::nullopt;
            made.shape[i] = static_cast<uint32_t>(numbers[i]);
            made.strides[i] = numbers[ndim + i];
        }
        return types_.add_tile(made);
    }

    std::optional<TypeId> structure(std::string_view name) {
        const auto found = find_struct(name, types_);
        return found && take(")") ? std::optional(types_.structure(*found)) : std::nullopt;
    }

    bool take(std::string_view part) {
        if (!text_.starts_with(part)) return false;
        text_.remove_prefix(part.size());
        return true;
    }
    std::string_view word() {
        const size_t size = std::min(text_.find_first_of("(), '>"), text_.size());
        const std::string_view found = text_.substr(0, size);
        text_.remove_prefix(size);
        return found;
    }
    // With the separator behind it.
    std::optional<uint32_t> number() {
        const std::string_view digits = word();
        uint32_t number = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (digits.empty() || read.ec != std::errc{} || read.ptr != digits.data() + digits.size())
            return std::nullopt;
        take(", ");
        return number;
    }

    static constexpr unsigned max_depth = 200;  // of types in types

    std::string_view& text_;
    types::Types& types_;
    Strings& strings_;
    unsigned depth_ = 0;
};

}  // namespace

void append_struct(std::string& out, types::StructId id, const types::Types& types) {
    out += types[id].native_name;
    unsigned twins = 0;
    for (uint32_t i = 0; i < id.index; ++i)
        twins += types[types::StructId{i}].native_name == types[id].native_name;
    if (twins != 0) out += "#" + std::to_string(twins);
}

std::optional<types::StructId> find_struct(std::string_view text, const types::Types& types) {
    const std::string_view name = text.substr(0, text.find('#'));
    uint32_t twins = 0;
    if (name.size() != text.size()) {
        const std::string_view digits = text.substr(name.size() + 1);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), twins);
        if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) return std::nullopt;
    }
    for (uint32_t i = 0; i < types.structure_count(); ++i)
        if (types[types::StructId{i}].native_name == name && twins-- == 0) return types::StructId{i};
    return std::nullopt;
}

void append_type(std::string& out, TypeId id, const types::Types& types, const Strings& strings) {
    TypePrinter(out, types, strings).type(id);
}

std::optional<TypeId> take_type(std::string_view& text, types::Types& types, Strings& strings) {
    return TypeReader(text, types, strings).type();
}

}  // namespace weft::ir
