// void_code: a compiled kernel -> code that computes nothing: what cancels, tests that are decided, values
// that nobody reads. Found over the lowered kernel and its functions with the values that are equal (value
// numbers), so it does not matter how it is written; flaws.h finds what the text alone shows. No row of a
// set may have any: whoever makes rows draws again.
#pragma once

#include <string_view>
#include <vector>

#include "driver/subject.h"
#include "facts/value_numbers.h"

namespace weft::facts {

enum class VoidKind : uint8_t {
#define WEFT_VOID(enumerator, text) enumerator,
#include "facts/void_kinds.def"
#undef WEFT_VOID
};
std::string_view text(VoidKind kind);  // "a value that cancels"

struct VoidCode {
    VoidKind kind;
    uint32_t line;
};

// Memory of one worker.
class VoidFinder {
  public:
    // In the order of the text; the result is good until the next call.
    const std::vector<VoidCode>& find(const driver::Subject& subject);

  private:
    friend class VoidWalk;
    // Where something was found, before it is asked whether all rounds of an unrolled loop agree.
    struct Found {
        VoidKind kind;
        uint32_t line;
        syntax::NodeId node;
        ir::Op op;
        StringId builtin;  // of a call of one
    };

    Numbers numbers_;
    std::vector<Number> current_;       // by value
    std::vector<uint32_t> uses_;        // by value
    std::vector<uint8_t> is_written_;   // by value: also by others than the instruction that makes it
    std::vector<ir::ValueId> written_;  // the same as a list
    std::vector<uint8_t> is_live_;      // by value
    std::vector<Found> found_;
    std::vector<VoidCode> out_;
};

}  // namespace weft::facts
