// Shapes: type -> the numbers a value of it consists of. A struct is its fields one after another; a vector,
// matrix, quaternion or transform is one number, or one per component where a kernel changes single
// components.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "types/types.h"

namespace weft::gradient {

enum class Leaf : uint8_t { Float, Int, Other };

class Shapes {
  public:
    void reset(const types::Types& types, bool split);
    bool split() const { return split_; }
    const types::Types& types() const { return *types_; }

    // Of a value; of a reference: of what it refers to.
    uint32_t count(types::TypeId type) { return shape(type).count; }
    Leaf leaf(types::TypeId type, uint32_t index) { return leaves_[shape(type).first + index]; }
    uint32_t field_offset(types::TypeId structure, StringId field);
    types::TypeId field_type(types::TypeId structure, StringId field) const;

    // A value consists of more numbers than are followed (structs double in every level of a few lines): what
    // is said of shapes is not true then.
    static constexpr size_t most_leaves = 1 << 16;
    bool too_large() const { return too_large_; }

    static constexpr uint32_t range_leaves = 4;  // start, end, step, current

    struct Shape {
        uint32_t first = 0, count = 0;
        Leaf leaf = Leaf::Other;  // the first
        bool floats = false;      // there are some, or may be
        uint32_t epoch = 0;       // of the kernel it was made for
    };
    const Shape& shape(types::TypeId type) {
        if (type.index >= shapes_.size() || shapes_[type.index].epoch != epoch_) make(type);
        return shapes_[type.index];
    }

  private:
    void make(types::TypeId type);
    void append(types::TypeId type);

    const types::Types* types_ = nullptr;
    bool split_ = false, too_large_ = false;
    uint32_t epoch_ = 0;
    size_t parts_ = 0;           // that were looked at
    std::vector<Shape> shapes_;  // by type
    std::vector<Leaf> leaves_;
    std::map<std::pair<uint32_t, uint32_t>, uint32_t> offsets_;  // by struct and field
};

}  // namespace weft::gradient
