#include "emit/structure.h"

#include <algorithm>

namespace weft::emit {
namespace {

using types::Field;
using types::Kind;
using types::Scalar;
using types::Structure;

// What operator += of a struct adds; bool and the narrow integers ride along unchanged.
bool joins_sum(const types::Type& type) {
    if (type.kind == Kind::Struct) return true;
    if (type.kind != Kind::Scalar && !types::is_composite(type)) return false;
    switch (type.scalar) {
        case Scalar::Int32:
        case Scalar::Uint32:
        case Scalar::Int64:
        case Scalar::Uint64:
        case Scalar::Float16:
        case Scalar::Bfloat16:
        case Scalar::Float32:
        case Scalar::Float64:
            return true;
        case Scalar::Bool:
        case Scalar::Int8:
        case Scalar::Uint8:
        case Scalar::Int16:
        case Scalar::Uint16:
        case Scalar::Handle:
            return false;
    }
    return false;
}

class StructurePrinter {
  public:
    StructurePrinter(const Structure& structure, bool in_tiles, types::Types& types, const Strings& strings,
                     TextBuffer& out)
        : structure_(structure), in_tiles_(in_tiles), types_(types), strings_(strings), out_(out) {}

    void fill(Slot slot) {
        switch (slot) {
            case Slot::name:
                out_.append(structure_.native_name);
                return;
            case Slot::fields:
                return fields();
            case Slot::default_constructor:
                return default_constructor();
            case Slot::parameters:
                return parameters();
            case Slot::initializers:
                return initializers();
            case Slot::prefix_add:
                return sums("    ", " += rhs.", ";\n");
            case Slot::members:
                return print_if_in_tiles(templates::tile_members);
            case Slot::helpers:
                print_if_in_tiles(templates::tile_sums);
                return print_if_in_tiles(templates::tile_helpers);
            case Slot::sum:
                return sum();
            case Slot::prefix_sub:
                return sums("    ", " -= rhs.", ";\n");
            case Slot::negated:
                return sums("    ret.", " = -ret.", ";\n");
            case Slot::updated:
                return updated();
            case Slot::shuffle_down:
                return shuffled("warp_shuffle_down(val.", ", offset, mask)");
            case Slot::shuffle_xor:
                return shuffled("warp_shuffle_xor(val.", ", lane_mask)");
            case Slot::reverse_parameters:
                return reverse_parameters();
            case Slot::body:
                return reverse_body();
            case Slot::atomic_add:
                return atomic_add();
            default:
                WEFT_CHECK(false, "a slot that structs do not have");
        }
    }

  private:
    std::string_view spelling(const Field& field) { return variable_spelling(types_, field.type); }
    void label(const Field& field) { out_.append(strings_.padded(field.name)); }
    const types::Type& type(const Field& field) const { return types_[field.type]; }

    void fields() {
        for (const Field& field : structure_.fields) {
            out_.append("    ");
            out_.append(spelling(field));
            out_.append(' ');
            label(field);
            out_.append(";\n");
        }
        if (structure_.fields.empty()) out_.append("    char _dummy_;\n");
    }

    void default_constructor() {
        if (structure_.fields.empty()) return;
        out_.append(structure_.native_name);
        out_.append("() = default;");
    }

    void parameters() {
        bool first = true;
        for (const Field& field : structure_.fields) {
            if (!first) out_.append(",\n    ");
            out_.append(spelling(field));
            out_.append(" const& ");
            label(field);
            if (!first) out_.append(" = {}");
            first = false;
        }
    }

    void initializers() {
        bool first = true;
        for (const Field& field : structure_.fields) {
            out_.append(first ? std::string_view("    : ") : std::string_view("        , "));
            label(field);
            out_.append('{');
            label(field);
            out_.append("}\n");
            first = false;
        }
    }

    void sums(std::string_view before, std::string_view between, std::string_view after) {
        for (const Field& field : structure_.fields) {
            if (!joins_sum(type(field))) continue;
            out_.append(before);
            label(field);
            out_.append(between);
            label(field);
            out_.append(after);
        }
    }

    void print_if_in_tiles(const Template& text) {
        if (in_tiles_) text.print(out_, [this](Slot slot) { fill(slot); });
    }

    void sum() {
        out_.append("    ");
        if (in_tiles_) {
            out_.append(structure_.native_name);
            out_.append(" ret = a;\n    ret += b;\n    return ret;");
        } else {
            out_.append("return ");
            out_.append(structure_.native_name);
            out_.append("();");
        }
    }

    // Overloads of structs stand outside the namespace.
    std::string_view space(const Field& field) const {
        return type(field).kind == Kind::Struct ? std::string_view() : std::string_view("wp::");
    }

    void updated() {
        for (const Field& field : structure_.fields) {
            out_.append("    old.");
            label(field);
            if (joins_sum(type(field))) {
                out_.append(" = ");
                out_.append(space(field));
                out_.append("atomic_add(&p->");
                label(field);
                out_.append(", t.");
                label(field);
                out_.append(");\n");
            } else {
                out_.append(" = p->");
                label(field);
                out_.append(";\n");
            }
        }
    }

    void shuffled(std::string_view function, std::string_view rest) {
        for (const Field& field : structure_.fields) {
            const Kind kind = type(field).kind;
            const bool moves = kind == Kind::Scalar || types::is_composite(type(field)) ||
                               kind == Kind::Struct ||
                               (types::is_any_array(type(field)) && kind != Kind::FixedArray);
            out_.append("    ret.");
            label(field);
            out_.append(" = ");
            if (moves) {
                out_.append(space(field));
                out_.append(function);
            } else {
                out_.append("val.");
            }
            label(field);
            if (moves) out_.append(rest);
            out_.append(";\n");
        }
    }

    void reverse_parameters() {
        for (const Field& field : structure_.fields) {
            out_.append(spelling(field));
            out_.append(" const&,\n    ");
        }
        for (const Field& field : structure_.fields) {
            out_.append(spelling(field));
            out_.append(" & adj_");
            label(field);
            out_.append(",\n    ");
        }
        out_.append(structure_.native_name);
        out_.append(" & adj_ret");
    }

    void reverse_body() {
        for (const Field& field : structure_.fields) {
            out_.append("    adj_");
            label(field);
            out_.append(types::is_any_array(type(field)) ? std::string_view(" = adj_ret.")
                                                         : std::string_view(" += adj_ret."));
            label(field);
            out_.append(";\n");
        }
    }

    void atomic_add() {
        for (const Field& field : structure_.fields) {
            out_.append("    ");
            out_.append(space(field));
            out_.append("adj_atomic_add(&p->");
            label(field);
            out_.append(", t.");
            label(field);
            out_.append(");\n");
        }
    }

    const Structure& structure_;
    const bool in_tiles_;
    types::Types& types_;
    const Strings& strings_;
    TextBuffer& out_;
};

// The struct and those in its fields.
void add_with_fields(types::TypeId id, const types::Types& types, std::vector<types::StructId>& out) {
    if (types[id].kind != Kind::Struct) return;
    const types::StructId structure = types[id].structure;
    if (holds(out, types[structure], types)) return;
    out.push_back(structure);
    for (const Field& field : types[structure].fields) add_with_fields(field.type, types, out);
}

}  // namespace

bool holds(std::span<const types::StructId> all, const Structure& structure, const types::Types& types) {
    return std::any_of(all.begin(), all.end(),
                       [&](types::StructId id) { return types[id].hash == structure.hash; });
}

std::vector<types::StructId> structs_in_tiles(const lower::LoweredModule& lowered,
                                              const types::Types& types) {
    std::vector<types::StructId> found;
    const auto look_at = [&](const ir::Function& function) {
        const auto add = [&](types::TypeId type) {
            if (types::is_of_block(types[type])) add_with_fields(types[type].element, types, found);
        };
        for (const ir::ValueId id : function.numbered) add(function.values[id.index].type);
        for (const types::TypeId type : function.results) add(type);
    };
    for (const lower::LoweredKernel& kernel : lowered.kernels) look_at(kernel.body);
    for (const lower::LoweredFunction& function : lowered.functions) look_at(function.body);
    return found;
}

void print_structure(Page& page, size_t index, bool in_tiles) {
    const Structure& structure = page.unit.types[page.unit.lowered.structs[index]];
    StructurePrinter printer(structure, in_tiles, page.unit.types, page.unit.strings, page.out);
    const Template& text = templates::structure;
    page.open(PieceKind::Structure, Pass::Forward, index, text.before);
    text.print(page.out, [&](Slot slot) { printer.fill(slot); });
    page.close(in_tiles ? text.after - 1 : text.after);
}

}  // namespace weft::emit
