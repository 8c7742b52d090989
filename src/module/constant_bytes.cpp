#include "module/constant_bytes.h"

#include <cstring>

#include "base/float16.h"

namespace weft::module {
namespace {

using types::Scalar;

class Bytes {
  public:
    explicit Bytes(std::string& out) : out_(out) { out_.clear(); }

    template <class T>
    bool add(T value) {
        char raw[sizeof value];
        std::memcpy(raw, &value, sizeof value);
        out_.append(raw, sizeof value);
        return true;
    }

    bool integer(Integer value, unsigned size) {
        const auto bits = static_cast<uint64_t>(value);
        char raw[8];
        std::memcpy(raw, &bits, sizeof bits);
        out_.append(raw, size);
        return true;
    }

    // A number stored as `scalar`. Halves: 16 bits inside a composite, a float on their own.
    bool number(Scalar scalar, const Value& value, bool in_composite) {
        const bool is_real = value.kind == ValueKind::Float ||
                             ((value.kind == ValueKind::WarpScalar || value.kind == ValueKind::NumpyScalar) &&
                              !value.raw_is_int);
        const types::ScalarFacts& facts = types::facts(scalar);
        if (scalar == Scalar::Bool)
            return add(static_cast<uint8_t>(is_real ? value.real != 0 : value.integer != 0));
        if (!facts.is_float) return !is_real && integer(value.integer, facts.bytes);
        const double real = is_real ? value.real : static_cast<double>(value.integer);
        if (scalar == Scalar::Float64) return add(real);
        const auto single = static_cast<float>(real);
        if (scalar == Scalar::Float32 || !in_composite) return add(single);
        return add(scalar == Scalar::Float16 ? half_bits(static_cast<double>(single), Ties::AwayFromZero)
                                             : bfloat16_bits(single));
    }

  private:
    std::string& out_;
};

}  // namespace

std::string_view constant_bytes(const Program& program, const types::Types& types, const Value& value,
                                std::string& buffer) {
    Bytes bytes(buffer);
    bool done = false;
    switch (value.kind) {
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::EnumMember:
            done = bytes.integer(value.integer, 4);
            break;
        case ValueKind::Float:
            done = bytes.add(static_cast<float>(value.real));
            break;
        case ValueKind::NumpyScalar:
            done = bytes.add(static_cast<float>(value.real));
            break;  // np.float64 is a float
        case ValueKind::WarpScalar:
            done = bytes.number(types[value.type].scalar, value, false);
            break;
        case ValueKind::Composite: {
            const types::Type& type = types[value.type];
            done = true;
            for (uint32_t i = 0; i < composite_size(type); ++i) {
                done = bytes.number(type.scalar, program.elements[value.id + i], true) && done;
            }
            break;
        }
        default:
            break;
    }
    return done ? std::string_view(buffer) : std::string_view();
}

}  // namespace weft::module
