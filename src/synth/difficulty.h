// difficulty: how hard a kernel is to read, 1 to 5, from counts of its source text.
// One definition for two sides: the synthesizer counts while it writes, facts/ counts the parsed tree of
// any file (also a user's). A test compares both counts.
#pragma once

#include <cstdint>

namespace weft::synth {

// Of the bodies of the kernel and of the functions in its file.
struct Counts {
    uint32_t statements = 0;  // every statement, also nested ones and `if`, `for`, `while` themselves; `elif`
                              // is an `if`; no docstrings and no `def`
    uint32_t branches = 0;    // `if`, `elif`, conditional expressions
    uint32_t loops = 0;       // `for`, `while`
    uint32_t operations = 0;  // binary operators, augmented assignments, comparisons, `and`/`or` chains,
                              // `not`, `~`, calls; a minus only before something that is no number

    constexpr uint32_t points() const { return 3 * statements + 6 * (branches + loops) + operations; }
};

inline constexpr uint32_t max_difficulty = 5;
inline constexpr uint32_t simple_statements = 5;  // difficulty 1 has no more
// The highest points of each difficulty; the last has no limit of its own, the synthesizer stops at this one.
inline constexpr uint32_t highest_points[max_difficulty + 1] = {0, 32, 65, 110, 180, 340};

constexpr uint32_t difficulty_of(const Counts& counts) {
    const uint32_t points = counts.points();
    if (points <= highest_points[1]) return counts.statements <= simple_statements ? 1 : 2;
    for (uint32_t level = 2; level < max_difficulty; ++level) {
        if (points <= highest_points[level]) return level;
    }
    return max_difficulty;
}

}  // namespace weft::synth
