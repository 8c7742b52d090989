#include "score/answer.h"

namespace weft::score {
namespace {

constexpr size_t longest_id = 256;

const JsonValue& last_content(const JsonDocument& document, const JsonValue& messages) {
    const auto all = document.children(messages);
    return all.empty() ? messages : document.member(all.back(), "content");
}

}  // namespace

Result<Answer> parse_answer(std::string_view line, JsonDocument& document) {
    if (auto parsed = document.parse(line); !parsed) return Error::finding(parsed.error());
    if (!document.root().is(JsonValue::Kind::Object)) return Error::finding("an answer is a JSON object");
    Answer answer;
    const auto take = [&](const char* name, std::string& to) -> Result<void> {
        const JsonValue* value = &document.member(document.root(), name);
        if (&to == &answer.completion && value->is(JsonValue::Kind::Array))
            value = &last_content(document, *value);
        if (!value->is(JsonValue::Kind::String))
            return Error::finding(std::string("it has no text `") + name + "`");
        to = value->text;
        return {};
    };
    if (auto taken = take("id", answer.id); !taken) return taken.failure();
    if (answer.id.size() > longest_id) return Error::finding("its `id` is no id of a row");
    if (auto taken = take("task", answer.task); !taken) return taken.failure();
    if (auto taken = take("completion", answer.completion); !taken) return taken.failure();
    return answer;
}

}  // namespace weft::score
