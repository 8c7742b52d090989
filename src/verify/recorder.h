// Recorder: told of what every launch of a sound kernel held and left, as it happens. One keeps all for a
// comparison with Warp (run.cpp), one keeps a launch as the oracle of a row (expected.h).
#pragma once

#include <string>

#include "verify/launch.h"

namespace weft::verify {

class Recorder {
  public:
    enum class What : uint8_t { Data, Gradient };

    virtual ~Recorder() = default;
    // The bytes of an array after the forward, or of its gradient after the backward pass.
    virtual void array(Launch& launch, uint32_t n, size_t arg, What what, const std::string& bytes) = 0;
};

}  // namespace weft::verify
