#include "source/explain.h"

#include <array>

namespace weft {
namespace {

constexpr size_t diag_count = static_cast<size_t>(DiagKind::Count);

constexpr std::array<Explanation, diag_count> all_explanations() {
    std::array<Explanation, diag_count> all{};
#define WEFT_EXPLAIN(kind, text) all[static_cast<size_t>(DiagKind::kind)].why = text;
#include "source/explanations.def"
#define WEFT_EXAMPLE(kind, about, text)                       \
    all[static_cast<size_t>(DiagKind::kind)].caption = about; \
    all[static_cast<size_t>(DiagKind::kind)].example = text;
#include "source/diag_examples.def"
    return all;
}

constexpr auto explanations = all_explanations();

constexpr bool are_complete() {
    for (const Explanation& one : explanations) {
        if (one.why.empty()) return false;
    }
    return true;
}
static_assert(are_complete(), "a diagnostic without a row in explanations.def");

}  // namespace

const Explanation& explanation(DiagKind kind) {
    return explanations[static_cast<size_t>(kind)];
}

std::string pattern(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool is_argument = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}';
        out += is_argument ? std::string("…") : std::string(1, text[i]);
        if (is_argument) i += 2;
    }
    return out;
}

}  // namespace weft
