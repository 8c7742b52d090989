#include "emit/structure.h"

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
    StructurePrinter(const Structure& structure, types::Types& types, const Strings& strings, TextBuffer& out)
        : structure_(structure), types_(types), strings_(strings), out_(out) {}

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
                return prefix_add();
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

    void prefix_add() {
        for (const Field& field : structure_.fields) {
            if (!joins_sum(type(field))) continue;
            out_.append("    ");
            label(field);
            out_.append(" += rhs.");
            label(field);
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
            out_.append(types::is_array(type(field)) ? std::string_view(" = adj_ret.")
                                                     : std::string_view(" += adj_ret."));
            label(field);
            out_.append(";\n");
        }
    }

    void atomic_add() {
        for (const Field& field : structure_.fields) {
            out_.append("    ");
            // The overloads of structs stand outside the namespace.
            if (type(field).kind != Kind::Struct) out_.append("wp::");
            out_.append("adj_atomic_add(&p->");
            label(field);
            out_.append(", t.");
            label(field);
            out_.append(");\n");
        }
    }

    const Structure& structure_;
    types::Types& types_;
    const Strings& strings_;
    TextBuffer& out_;
};

}  // namespace

void print_structure(Page& page, size_t index) {
    const Structure& structure = page.unit.types[page.unit.lowered.structs[index]];
    StructurePrinter printer(structure, page.unit.types, page.unit.strings, page.out);
    page.piece(PieceKind::Structure, Pass::Forward, index, templates::structure,
               [&](Slot slot) { printer.fill(slot); });
}

}  // namespace weft::emit
