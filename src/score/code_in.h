// code_in: what a model said -> the code in it. Models think aloud, explain, show what they would print and
// put fences around code, by the rules of Markdown or nearly so.
#pragma once

#include <cstdint>
#include <string_view>

namespace weft::score {

enum class Language : uint8_t { Python, Cpp };  // Cpp: and CUDA

// Of what stands behind the last `</think>`: the last fenced block that is named after the language, or the
// last one where none is; all of it where there are no fences. A block that is not closed ends with the text.
std::string_view code_in(std::string_view completion, Language language);

}  // namespace weft::score
