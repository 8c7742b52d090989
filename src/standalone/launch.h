// What every form of a host program has in common: the grid of a launch, long lists of arguments.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "standalone/program.h"

namespace weft::standalone {

// Elements along an edge of what a warp makes on tensor cores.
inline constexpr uint32_t wmma_tile = 16;
// Of a kernel whose threads go through the launch.
inline constexpr uint32_t most_blocks_that_help = 1024;

struct Grid {
    std::string block_text, grid_text;  // statements that say how large they are
    std::string block, grid;            // names of the variables

    std::string text() const { return block_text + grid_text; }
};
Grid make_grid(const Program& program, FileNames& names);

// A list of arguments between `head` and `tail` that goes on under its first word where a line would grow too
// long.
std::string wrapped_list(const std::string& head, const std::string& list, const std::string& tail);

// A statement that is too long for a line goes on in the next, four spaces further.
std::string wrapped_statement(const std::string& line);

std::vector<std::string> sorted_once(std::vector<std::string> names);

}  // namespace weft::standalone
