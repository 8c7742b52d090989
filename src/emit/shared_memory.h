// How much shared memory a kernel keeps tiles in, by itself and in the functions it calls: a launch on a GPU
// asks for it, and the compiler may use that memory for registers only where there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "emit/piece.h"
#include "emit/unit.h"

namespace weft::emit {

// Functions take their memory from the end of what their callers have, and give it back: of all calls, the
// one that needs most counts. One for all kernels of a unit looks at each function once.
class SharedMemory {
  public:
    // Nothing: it keeps what has no size that weft knows, such as a struct with a texture.
    using Bytes = std::optional<uint64_t>;

    explicit SharedMemory(const Unit& unit) : unit_(unit) {}

    Bytes of(const ir::Function& body, Pass pass) {
        return pass == Pass::Forward ? forward(body) : backward(body);
    }

  private:
    using Known = std::unordered_map<uint32_t, Bytes>;  // by function

    Bytes forward(const ir::Function& body);
    Bytes forward(ir::FunctionId id);
    Bytes backward(const ir::Function& body);
    Bytes backward(ir::FunctionId id);
    Bytes own(const ir::Function& body) const;
    Bytes kept(types::TypeId id) const;
    Bytes elements(types::TypeId element, uint64_t count) const;

    const Unit& unit_;
    Known forward_, backward_;
};

}  // namespace weft::emit
