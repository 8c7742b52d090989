#include "gradient/shapes.h"

#include <algorithm>

#include "module/program.h"

namespace weft::gradient {

using types::Kind;

void Shapes::reset(const types::Types& types, bool split) {
    types_ = &types;
    split_ = split;
    ++epoch_;
    leaves_.clear();
    offsets_.clear();
    parts_ = 0;
    too_large_ = false;
}

void Shapes::make(types::TypeId type) {
    const auto first = static_cast<uint32_t>(leaves_.size());
    append(type);
    if (shapes_.size() <= type.index) shapes_.resize(type.index + 1);
    const bool floats = (*types_)[type].kind == Kind::Tile ||
                        std::find(leaves_.begin() + first, leaves_.end(), Leaf::Float) != leaves_.end();
    const auto count = static_cast<uint32_t>(leaves_.size()) - first;
    shapes_[type.index] = {first, count, count == 0 ? Leaf::Other : leaves_[first], floats, epoch_};
}

void Shapes::append(types::TypeId id) {
    // Structs of nothing double, too, and have no leaves.
    if (leaves_.size() >= most_leaves || ++parts_ > 16 * most_leaves) {
        too_large_ = true;
        return;
    }
    const types::Type& type = (*types_)[id];
    const Leaf number = types::facts(type.scalar).is_float ? Leaf::Float : Leaf::Int;
    switch (type.kind) {
        case Kind::Scalar:
            leaves_.push_back(number);
            return;
        case Kind::Vector:
        case Kind::Matrix:
        case Kind::Quaternion:
        case Kind::Transform: {
            const size_t count = split_ ? module::composite_size(type) : 1;
            too_large_ |= count > most_leaves;
            leaves_.insert(leaves_.end(), std::min(count, most_leaves), number);
            return;
        }
        case Kind::Struct:
            for (const types::Field& field : (*types_)[type.structure].fields) append(field.type);
            return;
        case Kind::Tuple:
            for (const types::TypeId element : types_->elements(id)) append(element);
            return;
        case Kind::Reference:
            append(type.element);
            return;
        case Kind::Range:
            leaves_.insert(leaves_.end(), range_leaves, Leaf::Int);
            return;
        case Kind::None:
            return;
        case Kind::Enum:
            leaves_.push_back(Leaf::Int);
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
        case Kind::TileStack:
        case Kind::Handle:
        case Kind::Ref:
        case Kind::FunctionValue:
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Unmatched:
            leaves_.push_back(Leaf::Other);
            return;
    }
}

uint32_t Shapes::field_offset(types::TypeId id, StringId field) {
    const auto& fields = (*types_)[(*types_)[id].structure].fields;
    const auto known = offsets_.find({id.index, field.index});
    if (known != offsets_.end()) return known->second;
    uint32_t offset = 0;
    for (const types::Field& candidate : fields) {
        offsets_.emplace(std::pair{id.index, candidate.name.index}, offset);
        offset += count(candidate.type);
    }
    return offsets_.at({id.index, field.index});
}

types::TypeId Shapes::field_type(types::TypeId id, StringId field) const {
    const types::Field* found = (*types_)[(*types_)[id].structure].find(field);
    return found == nullptr ? types::none : found->type;
}

}  // namespace weft::gradient
