#include "score/answer.h"

namespace weft::score {
namespace {

constexpr std::string_view fence = "```";
constexpr size_t longest_id = 256;

const JsonValue& last_content(const JsonDocument& document, const JsonValue& messages) {
    const auto all = document.children(messages);
    return all.empty() ? messages : document.member(all.back(), "content");
}

// Where the next line that begins with a fence begins; npos: nowhere.
size_t next_fence(std::string_view text, size_t from) {
    for (size_t at = text.find(fence, from); at != std::string_view::npos; at = text.find(fence, at + 1)) {
        const size_t begin = text.rfind('\n', at) + 1;  // npos + 1 is 0
        if (text.find_first_not_of(" \t", begin) == at) return at;
    }
    return std::string_view::npos;
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

std::string_view code_in(std::string_view completion) {
    std::string_view code = completion;
    for (size_t open = next_fence(completion, 0); open != std::string_view::npos;) {
        const size_t line_end = completion.find('\n', open);
        if (line_end == std::string_view::npos) break;
        const size_t close = next_fence(completion, line_end);
        code =
            completion.substr(line_end + 1, close == std::string_view::npos ? close : close - line_end - 1);
        if (close == std::string_view::npos) break;
        open = next_fence(completion, close + fence.size());
    }
    return code;
}

}  // namespace weft::score
