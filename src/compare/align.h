// align: two lists of lines -> which line of one is which of the other. A longest common subsequence, as far
// as the lists are not too different for it; for texts whose order nothing else tells.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace weft::compare {

inline constexpr uint32_t no_line = UINT32_MAX;

struct Match {
    uint32_t left = no_line, right = no_line;  // indexes; no_line: the other has none
};

// Every line of both once, in order; between two matches those of the left come first.
std::vector<Match> align(std::span<const std::string_view> left, std::span<const std::string_view> right);

}  // namespace weft::compare
