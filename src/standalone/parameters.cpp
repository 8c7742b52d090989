#include "standalone/parameters.h"

#include <algorithm>

namespace weft::standalone {

const Struct* structure_of(const Parameter& one, const Program& program, const types::Types& types) {
    types::TypeId id = one.type;
    if (types[id].kind == types::Kind::Array) id = types[id].element;
    if (types[id].kind != types::Kind::Struct) return nullptr;
    for (const Struct& known : program.used_structs) {
        if (known.id == types[id].structure) return &known;
    }
    return nullptr;
}

bool holds_arrays(const Struct& record, const Program& program, const types::Types& types) {
    return std::any_of(record.fields.begin(), record.fields.end(), [&](const Parameter& one) {
        const Struct* inner = structure_of(one, program, types);
        return one.is_array() || (inner != nullptr && holds_arrays(*inner, program, types));
    });
}

std::string own_function(const Program& program, std::string_view name) {
    const bool is_hidden = std::any_of(program.parameters.begin(), program.parameters.end(),
                                       [&](const Parameter& one) { return one.name == name; });
    return (is_hidden ? "::" : "") + std::string(name);
}

namespace {

bool is_bool(const Parameter& one) {
    return one.element == "bool";
}

}  // namespace

std::string vector_of(const Parameter& one) {
    return "std::vector<" + (is_bool(one) ? std::string("unsigned char") : one.element) + ">";
}

std::string pointer_to(const Parameter& one, const std::string& vector) {
    return is_bool(one) ? "reinterpret_cast<bool*>(" + vector + ".data())" : vector + ".data()";
}

std::string const_pointer_to(const Parameter& one, const std::string& vector) {
    return is_bool(one) ? "reinterpret_cast<const bool*>(" + vector + ".data())" : vector + ".data()";
}

}  // namespace weft::standalone
