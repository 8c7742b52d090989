// Answer: what a model said to a question of a chat view.
#pragma once

#include <string>
#include <string_view>

#include "base/json_read.h"

namespace weft::score {

struct Answer {
    std::string id;          // of the row
    std::string task;        // as in dataset/views/tasks.def
    std::string completion;  // all that the model said
};

// A line with more of them is no answer: a document takes a hundred bytes for each.
inline constexpr size_t most_answer_values = 1u << 20;

// A line {"id": …, "task": …, "completion": …}; what else it holds is not looked at. A completion may also be
// a list of messages, of which the last counts.
Result<Answer> parse_answer(std::string_view line, JsonDocument& document);

}  // namespace weft::score
