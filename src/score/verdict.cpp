#include "score/verdict.h"

namespace weft::score {

std::string_view name(Level level) {
    switch (level) {
#define WEFT_SCORE_LEVEL(enumerator, name, text) \
    case Level::enumerator:                      \
        return #name;
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
    }
    return {};
}

std::optional<Level> find_level(std::string_view wanted) {
#define WEFT_SCORE_LEVEL(enumerator, name, text) \
    if (wanted == #name) return Level::enumerator;
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
    return std::nullopt;
}

void Verdict::pass_all(Level from) {
#define WEFT_SCORE_LEVEL(enumerator, name, text) \
    if (Level::enumerator >= from) name = true;
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
}

std::optional<bool> Verdict::is_right() const {
    if (identical.value_or(false) || tokens.value_or(false)) return true;
    const auto& decided = decisive == Level::Gradients ? gradients : runs;
    if (decided) return decided;
    // Code of a backward pass runs its forward pass first.
    if (decisive == Level::Gradients && runs && !*runs) return false;
    return compiles && !*compiles ? std::optional(false) : std::nullopt;
}

void append_line(const Answer& answer, const Verdict& verdict, TextBuffer& out) {
    JsonWriter json(out, json_report);
    const auto maybe = [&](std::string_view key, const std::optional<bool>& value) {
        json.key(key);
        if (value) {
            json.value(*value);
        } else {
            json.null();
        }
    };
    json.begin_object().member("id", answer.id).member("task", answer.task).key("score");
    const auto right = verdict.is_right();
    json.raw(!right ? "null" : *right ? "1" : "0");
#define WEFT_SCORE_LEVEL(enumerator, name, text) maybe(#name, verdict.name);
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
    if (!verdict.why.empty()) json.member("why", verdict.why);
    json.end_object();
    out.append('\n');
}

}  // namespace weft::score
