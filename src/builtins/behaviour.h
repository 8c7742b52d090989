// behaviour: what a builtin does, beyond the signature that Warp's registry knows. One row per name
// (behaviour.def), joined into each Row; lower/, gradient/ and facts/ ask it and compare no name.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/strings.h"

namespace weft::builtins {

enum class Effect : uint8_t {
#define WEFT_EFFECT(effect, writes, element, data, moves, parts) effect,
#include "builtins/effects.def"
#undef WEFT_EFFECT
};

enum class Writes : uint8_t { Nothing, First, Rest, All };
enum class Element : uint8_t { None, Reads, Writes, Updates };
enum class Data : uint8_t { All, First, Last };

struct EffectFacts {
    Writes writes;
    Element element;
    Data data;
    bool moves, parts;
};
inline constexpr EffectFacts effect_facts[] = {
#define WEFT_EFFECT(effect, writes, element, data, moves, parts) \
    {Writes::writes, Element::element, Data::data, moves, parts},
#include "builtins/effects.def"
#undef WEFT_EFFECT
};
constexpr const EffectFacts& facts(Effect effect) {
    return effect_facts[static_cast<size_t>(effect)];
}

// The arithmetic of a Compute, an Atomic, an UpdatePart; for others, what they are about.
enum class Operation : uint8_t {
    None,
    Add,
    Sub,
    Mul,
    Div,
    FloorDiv,
    Mod,
    Pow,
    Neg,
    Pos,
    Min,
    Max,
    Abs,
    Clamp,
    Lerp,
    Smoothstep,
    And,
    Or,
    Xor,
    Invert,
    ShiftLeft,
    ShiftRight,
    CountBits,
    Not,
    Cast,    // to the scalar type of that name
    Length,  // of an array or a vector
    Static,  // what Python works out before any code is made
    Exchange,
    CompareExchange,
    Position,  // members of a transform
    Rotation,
    Vector,  // what a Construct makes
    Matrix,
    Quaternion,
    Transform,
    SpatialVector,
};

enum class DerivativeRule : uint8_t { Linear, Multilinear, Quotient, General, FirstOnly, Flat };
enum class Devices : uint8_t { Alike, Library };

// Where a Compute is defined, and what its results lie in (ranges.def).
enum class Domain : uint8_t { Any, NotNegative, Positive, WithinOne, InsideOne, InsideTwo };
enum class Outcome : uint8_t {
    Unknown,
    Unit,
    Fraction,
    Angle,
    NotNegative,
    Moved,
    Dot,
    Product,
    Quotient,
    Length,
    Root,
    Power,
    Logarithm,
    Nearby,
    Component,
    Between,
    Position,
};

// What is known of results before anything is computed (identities.def).
enum class Alike : uint8_t { Unknown, Constant, Itself };  // of f(x, x)
enum class Twice : uint8_t { Unknown, Same, Back };        // of f(f(x))
enum class Order : uint8_t { Fixed, Free };
enum class Number : uint8_t { None, Zero, One };
enum class Relation : uint8_t { None, Along, Inverse };

struct Identities {
    Alike alike = Alike::Unknown;
    Twice twice = Twice::Unknown;
    Order order = Order::Fixed;
    Number neutral = Number::None, absorbing = Number::None;
    Relation relation = Relation::None;
    StringId undoes;  // invalid: nothing
};

struct Behaviour {
    Effect effect = Effect::Unmodelled;
    Operation operation = Operation::None;
    DerivativeRule derivative = DerivativeRule::General;
    uint8_t missing = 0;  // bits of the arguments whose derivative Warp's adjoint leaves out
    Devices devices = Devices::Alike;
    std::string_view phrase, other_phrase;
    Domain domain = Domain::Any;
    Outcome outcome = Outcome::Unknown;
    Identities identities{};
};
const Behaviour& behaviour(StringId builtin);

// For tests: another behaviour of one builtin while this lives. Nobody else may be reading.
class BehaviourForTest {
  public:
    BehaviourForTest(StringId builtin, const Behaviour& now);
    ~BehaviourForTest();
    BehaviourForTest(const BehaviourForTest&) = delete;
    BehaviourForTest& operator=(const BehaviourForTest&) = delete;

  private:
    StringId builtin_;
    Behaviour before_;
};

}  // namespace weft::builtins
