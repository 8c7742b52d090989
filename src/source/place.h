// Where something was written: a stretch of bytes in one of the texts that Sources owns.
// Trees hand out places, every later stage carries them along, and diagnostics turn them into lines and
// columns; nobody else looks at the bytes behind them.
#pragma once

#include <cstdint>

#include "base/id.h"

namespace weft {

using SourceId = Id<struct SourceTag>;

// Inside one text that the context names: a node's in its tree, a token's in its file.
struct Span {
    uint32_t begin = 0, end = 0;  // bytes of the text, end excluded

    constexpr uint32_t size() const { return end - begin; }
    constexpr bool operator==(const Span&) const = default;
};

struct Place {
    SourceId source;  // invalid: nowhere that could be shown
    Span span;

    constexpr bool operator==(const Place&) const = default;
};
static_assert(sizeof(Place) == 12);

}  // namespace weft
