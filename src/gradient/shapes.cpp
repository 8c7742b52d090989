#include "gradient/shapes.h"

#include "module/program.h"

namespace weft::gradient {

using types::Kind;

void Shapes::reset(const types::Types& types, bool split) {
    types_ = &types;
    split_ = split;
    shapes_.clear();
    leaves_.clear();
}

void Shapes::make(types::TypeId type) {
    std::vector<Leaf> leaves;
    append(type, leaves);
    if (shapes_.size() <= type.index) shapes_.resize(type.index + 1);
    shapes_[type.index] = {static_cast<uint32_t>(leaves_.size()), static_cast<uint32_t>(leaves.size()), true};
    leaves_.insert(leaves_.end(), leaves.begin(), leaves.end());
}

void Shapes::append(types::TypeId id, std::vector<Leaf>& out) {
    const types::Type& type = (*types_)[id];
    const Leaf number = types::facts(type.scalar).is_float ? Leaf::Float : Leaf::Int;
    switch (type.kind) {
        case Kind::Scalar:
            out.push_back(number);
            return;
        case Kind::Vector:
        case Kind::Matrix:
        case Kind::Quaternion:
        case Kind::Transform:
            out.insert(out.end(), split_ ? module::composite_size(type) : 1, number);
            return;
        case Kind::Struct:
            for (const types::Field& field : (*types_)[type.structure].fields) append(field.type, out);
            return;
        case Kind::Tuple:
            for (const types::TypeId element : types_->elements(id)) append(element, out);
            return;
        case Kind::Reference:
            append(type.element, out);
            return;
        case Kind::Range:
            out.insert(out.end(), range_leaves, Leaf::Int);
            return;
        case Kind::None:
            return;
        case Kind::Enum:
            out.push_back(Leaf::Int);
            return;
        case Kind::Str:
        case Kind::Array:
        case Kind::FixedArray:
        case Kind::Pointer:
        case Kind::Shape:
        case Kind::Slice:
        case Kind::Any:
        case Kind::AnyScalar:
        case Kind::AnyFloat:
        case Kind::AnyInt:
        case Kind::Tile:
        case Kind::Handle:
        case Kind::Ref:
        case Kind::FunctionValue:
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Unmatched:
            out.push_back(Leaf::Other);
            return;
    }
}

uint32_t Shapes::field_offset(types::TypeId id, StringId field) {
    const types::Type& type = (*types_)[id];
    uint32_t offset = 0;
    for (const types::Field& candidate : (*types_)[type.structure].fields) {
        if (candidate.name == field) break;
        offset += count(candidate.type);
    }
    return offset;
}

types::TypeId Shapes::field_type(types::TypeId id, StringId field) const {
    const types::Field* found = (*types_)[(*types_)[id].structure].find(field);
    return found == nullptr ? types::none : found->type;
}

}  // namespace weft::gradient
