// Structs of a kernel's file: declared before the kernel, given by value or as arrays.
#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {

Type Kernel::declare_struct(std::string_view wish, std::span<const Field> declared) {
    // Names of other types first: they may need a line of their own above this declaration.
    for (const Field& field : declared) type_name(field.type);
    const Word name = fresh(wish);
    const Type type{Shape::Struct, Scalar::Float32, static_cast<uint8_t>(structs_.size()), 1};
    structs_.push_back({name, static_cast<uint32_t>(fields_.size()), static_cast<uint32_t>(declared.size())});
    fields_.append(declared);
    definitions_.append("\n\n@wp.struct\nclass ");
    definitions_.append(text(name));
    definitions_.append(":\n");
    for (const Field& field : declared) {
        definitions_.append("    ");
        definitions_.append(text(field.name));
        definitions_.append(": ");
        const std::string_view spelled = type_name(field.type);
        if (field.ndim == 0) {
            definitions_.append(spelled);
        } else if (style.annotation == 1 && field.ndim == 1) {
            definitions_.append("wp.array[");
            definitions_.append(spelled);
            definitions_.append(']');
        } else {
            definitions_.append(field.ndim == 1 ? "wp.array(dtype=" : "wp.array2d(dtype=");
            definitions_.append(spelled);
            definitions_.append(')');
        }
        definitions_.append('\n');
    }
    aliases_.push_back({type, name});
    return type;
}

std::span<const Field> Kernel::fields(Type type) const {
    WEFT_CHECK(type.shape == Shape::Struct && type.rows < structs_.size(), "no struct");
    const Declared& declared = structs_[type.rows];
    return {fields_.data() + declared.first, declared.count};
}

Value Kernel::field(Value owner, const Field& field) {
    Value out = make(field.type, Level::Atom, {text(owner), ".", text(field.name)});
    inherit(out, {owner});
    out.range = field.range;
    out.varies = field.type.has_floats();
    out.gain = out.varies ? 1 : 0;
    if (field.type.is_vector() && field.range.lo > 0) out.floor = field.range.lo;
    return out;
}

}  // namespace weft::synth
