// A stretch of source text. The lexer makes spans, every later stage carries them along,
// and diagnostics turn them into lines and columns; nobody else looks at the bytes behind them.
#pragma once

#include <cstdint>

namespace weft {

struct Span {
    uint32_t begin = 0, end = 0;  // bytes of the source, end excluded

    constexpr uint32_t size() const { return end - begin; }
    constexpr bool operator==(const Span&) const = default;
};

}  // namespace weft
