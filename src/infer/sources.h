// Sources: the arguments of a kernel as a plan in the making: which numbers they hold, how large arrays are.
// Proposed and changed by infer.cpp, read by the walk that proves the plan safe, written out at the end.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "driver/subject.h"
#include "infer/sides.h"
#include "infer/value.h"
#include "inputs/dtype.h"
#include "inputs/inputs.h"

namespace weft::infer {

// Numbers of one kind: a parameter, the elements of an array, a member of either.
struct Leaf {
    enum class Plan : uint8_t {
        Open,      // anything its type can be; for floats: not yet narrowed
        Range,     // integers, low <= number < high
        Constant,  // high
        Offsets,   // from 0 to high in rising steps
        Positive,  // floats that are well above zero
    };
    std::string name;
    inputs::Dtype dtype;
    uint32_t object = nobody;  // its array
    Plan plan = Plan::Open;
    Linear low, high;
    std::optional<double> center;  // of floats: what they are compared with
    bool read = false, written = false;
    bool updated = false;  // by atomics, whose own reading does not count
    Value stored;          // what runs may write

    bool is_float() const { return types::facts(dtype.scalar).is_float; }
    bool is_whole() const { return types::facts(dtype.scalar).is_int; }
    bool starts_at_zero() const { return (written || updated) && !read; }
};

// An array: a parameter, a member of a struct, or one that lives in a thread.
struct Object {
    std::string name;
    uint8_t ndim = 1;
    std::array<Linear, 4> sizes{};
    std::array<std::optional<Linear>, 4> reached{};  // one beyond the largest index that was seen
    bool shape_is_asked = false;
    bool local = false, stored_before = false;
    Value element;  // its numbers by `leaf`; of a local one: what it may hold
};

class Sources {
  public:
    explicit Sources(const Sides& sides) : sides_(sides) {}

    // The error names what no plan can be made for.
    Result<void> load(const driver::Subject& subject);

    const std::vector<Value>& parameters() const { return parameters_; }  // their shapes
    Value parameter(size_t i) const { return filled(parameters_[i]); }
    // What a load of this part of an element gives, or of a parameter.
    Value filled(const Value& shape) const;
    Value number(uint32_t leaf) const;

    inputs::Inputs inputs() const;

    std::vector<Leaf> leaves;
    std::vector<Object> objects;
    uint8_t dims = 1;
    std::array<Linear, 4> launch{};

  private:
    Result<Value> add(types::TypeId type, const std::string& name, uint32_t object);
    Result<Value> add_array(const types::Type& type, const std::string& name);
    Result<void> find_launch();

    const Sides sides_;
    const driver::Subject* subject_ = nullptr;
    std::vector<Value> parameters_;  // their shape: numbers by `leaf`
};

// The value of a type of which nothing is known.
Value unknown(const types::Types& types, types::TypeId type);

}  // namespace weft::infer
