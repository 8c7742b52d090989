#include "builtins/implicit.h"

#include <array>

namespace weft::builtins {
namespace {

constexpr size_t effect_count = std::size(effect_facts);
constexpr size_t operation_count = static_cast<size_t>(Operation::SpatialVector) + 1;
constexpr uint16_t nobody = 0, several = UINT16_MAX;

using Places = std::array<std::array<uint16_t, operation_count>, effect_count>;  // place + 1

constexpr Places make_places() {
    struct Doer {
        StringId name;
        Effect effect;
        Operation operation;
    };
    constexpr Doer doers[] = {
#define WEFT_BEHAVIOUR(name, effect, operation, derivative, missing, devices, phrase, other) \
    {names::name, Effect::effect, Operation::operation},
#include "builtins/behaviour.def"
#undef WEFT_BEHAVIOUR
    };
    Places places{};
    for (const Doer& doer : doers) {
        uint16_t& place = places[static_cast<size_t>(doer.effect)][static_cast<size_t>(doer.operation)];
        const auto mine = static_cast<uint16_t>(doer.name.index - names::first_builtin.index + 1);
        place = place == nobody ? mine : several;
    }
    return places;
}
constexpr Places places = make_places();

}  // namespace

StringId builtin_that(Effect effect, Operation operation) {
    const uint16_t place = places[static_cast<size_t>(effect)][static_cast<size_t>(operation)];
    if (place == nobody || place == several) return {};
    return {names::first_builtin.index + place - 1};
}

Operation operation_of(syntax::Operator op) {
    switch (op) {
        case syntax::Operator::Add:
            return Operation::Add;
        case syntax::Operator::Sub:
            return Operation::Sub;
        case syntax::Operator::Mult:
        case syntax::Operator::MatMult:
            return Operation::Mul;
        case syntax::Operator::Div:
            return Operation::Div;
        case syntax::Operator::Mod:
            return Operation::Mod;
        case syntax::Operator::Pow:
            return Operation::Pow;
        case syntax::Operator::LShift:
            return Operation::ShiftLeft;
        case syntax::Operator::RShift:
            return Operation::ShiftRight;
        case syntax::Operator::BitOr:
            return Operation::Or;
        case syntax::Operator::BitXor:
            return Operation::Xor;
        case syntax::Operator::BitAnd:
            return Operation::And;
        case syntax::Operator::FloorDiv:
            return Operation::FloorDiv;
    }
    return Operation::None;
}

Operation operation_of(syntax::UnaryOperator op) {
    switch (op) {
        case syntax::UnaryOperator::USub:
            return Operation::Neg;
        case syntax::UnaryOperator::UAdd:
            return Operation::Pos;
        case syntax::UnaryOperator::Not:
            return Operation::Not;
        case syntax::UnaryOperator::Invert:
            return Operation::Invert;
    }
    return Operation::None;
}

StringId python_cast(types::Scalar scalar) {
    if (scalar == types::Scalar::Float32) return names::float_;
    return scalar == types::Scalar::Int32 ? names::int_ : names::bool_;
}

StringId tile_update(syntax::Operator op) {
    switch (op) {
        case syntax::Operator::Add:
            return names::tile_add_inplace;
        case syntax::Operator::Sub:
            return names::tile_sub_inplace;
        case syntax::Operator::BitAnd:
            return names::tile_bit_and_inplace;
        case syntax::Operator::BitOr:
            return names::tile_bit_or_inplace;
        case syntax::Operator::BitXor:
            return names::tile_bit_xor_inplace;
        default:
            return {};
    }
}

StringId whole_tile_update(syntax::Operator op) {
    switch (op) {
        case syntax::Operator::Add:
            return names::add_inplace;
        case syntax::Operator::Sub:
            return names::sub_inplace;
        case syntax::Operator::BitAnd:
            return names::bit_and_inplace;
        case syntax::Operator::BitOr:
            return names::bit_or_inplace;
        case syntax::Operator::BitXor:
            return names::bit_xor_inplace;
        default:
            return {};
    }
}

}  // namespace weft::builtins
