// Verdict: what is known of one answer, level by level. What was not judged is neither true nor false.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json_write.h"
#include "score/answer.h"

namespace weft::score {

enum class Level : uint8_t {
#define WEFT_SCORE_LEVEL(enumerator, name, text) enumerator,
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
};
std::string_view name(Level level);
std::optional<Level> find_level(std::string_view name);

struct Verdict {
#define WEFT_SCORE_LEVEL(enumerator, name, text) std::optional<bool> name;
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
    std::string why;               // of the first level that is false or was not judged; empty: there is none
    Level decisive = Level::Runs;  // the level that makes an answer right

    // An equal text does what the row's does.
    void pass_all(Level from);
    // Nothing: it was not judged.
    std::optional<bool> is_right() const;
};

// One line: {"id": …, "task": …, "score": 1, "identical": true, …, "why": …}; null: not judged.
void append_line(const Answer& answer, const Verdict& verdict, TextBuffer& out);

}  // namespace weft::score
