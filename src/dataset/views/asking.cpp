#include "dataset/views/asking.h"

#include <algorithm>

#include "base/random.h"
#include "dataset/views/answer_text.h"

namespace weft::dataset {
namespace {

// The code that Warp generates. A plain CUDA program is written for people, with comments for them.
bool is_generated(std::string_view column) {
    return column.ends_with("_forward") || column.ends_with("_backward");
}

// Nothing: prose.
std::string_view fence(std::string_view column) {
    if (column == "python_source") return "```python\n";
    if (column.starts_with("cuda")) return "```cuda\n";
    return column.starts_with("cpp") ? "```cpp\n" : "";
}

// The most that a tokenizer makes of the text, by the weights of a column like it.
uint64_t tokens_of(std::string_view column, std::string_view text) {
    const auto fields = token_fields();
    const bool is_known = std::any_of(fields.begin(), fields.end(),
                                      [&](const TokenField& field) { return field.column == column; });
    const std::string_view like = is_known ? column : "cuda_forward";
    const TokenCounts counts = count_for_tokens(text);
    uint64_t most = 0;
    for (const TokenField& field : fields) {
        if (field.column == like) most = std::max(most, field.estimate(counts));
    }
    return most;
}

}  // namespace

std::optional<std::string> Asking::shown(const Row& row, std::string_view column) const {
    const std::string_view text = text_of(row, column);
    if (text.empty()) return std::nullopt;
    return shown_text(text, column);
}

std::optional<std::string> Asking::shown_text(std::string_view text, std::string_view column) const {
    if (!is_generated(column)) return std::string(text);
    const std::string named = with_placeholder(text, hashed_names(text));
    return view_.keeps_comments() ? named : without_comments(named);
}

bool Asking::append_question(const Row& row, std::string_view column) {
    const uint64_t draw = mix64(row.index ^ 0x5745'4654);
    const std::optional<std::string> text = shown(row, column);
    if (!text) return false;
    prompt_.append(task_->wordings[draw % task_->wordings.size()]);
    prompt_.append("\n\n");
    const std::string_view open = fence(column);
    prompt_.append(open);
    prompt_.append(*text);
    if (!open.empty()) prompt_.append("```");
    return true;
}

bool Asking::append_template(std::string_view wording, const Row& row, std::string_view column) {
    while (!wording.empty()) {
        const size_t at = wording.find('{');
        prompt_.append(wording.substr(0, at));
        if (at == std::string_view::npos) break;
        wording.remove_prefix(at + 1);
        if (wording.starts_with('{')) {
            prompt_.append('{');
            wording.remove_prefix(1);
            continue;
        }
        const size_t end = wording.find('}');
        const std::string_view name = wording.substr(0, end);
        wording.remove_prefix(end + 1);
        if (name == "question") {
            if (!append_question(row, column)) return false;
        } else if (const std::optional<std::string> text = shown(row, name)) {
            prompt_.append(*text);
        }
    }
    return true;
}

bool Asking::is_too_long(std::string_view question, std::string_view answer) const {
    if (view_.max_tokens() == 0) return false;
    return tokens_of("description", view_.system()) + tokens_of(question, prompt_.view()) +
               tokens_of(answer, answer_) >
           view_.max_tokens();
}

void Asking::fill_lists(Row& row) const {
    row.prompt_messages.clear();
    if (!view_.system().empty()) row.prompt_messages.push_back({"system", view_.system()});
    row.prompt_messages.push_back({"user", row.prompt});
    row.completion_messages.assign(1, {"assistant", row.completion});
    row.messages = row.prompt_messages;
    row.messages.push_back(row.completion_messages.front());
    row.data_source = data_source_;
    row.ability = "code";
    row.reward_style = "rule";
    row.told_id = row.id;
    row.told_task = row.task;
    row.told_kernel_name = row.kernel_name;
    row.told_split = row.split;
    row.told_index = row.index;
}

std::string_view Asking::ask(Row& row) {
    if (!view_.is_chat()) return {};
    task_ = &view_.task_of(row);
    const std::string_view question = task_->question_column(row), asked_for = task_->answer_column(row);
    std::optional<std::string> answer = shown(row, asked_for);
    if (!answer || text_of(row, question).empty()) return lacks_answer;
    answer_ = std::move(*answer);
    prompt_.clear();
    const auto& own = view_.templates();
    const bool is_worded =
        own.empty() ? append_question(row, question)
                    : append_template(own[mix64(row.index ^ 0x54454d50) % own.size()], row, question);
    if (!is_worded) return lacks_answer;
    if (is_too_long(question, asked_for)) return is_long;
    if (view_.shape() == Shape::Preference) {
        if (!near_miss_) near_miss_ = std::make_unique<NearMiss>();
        const std::optional<std::string> wrong = near_miss_->of(row, asked_for);
        std::optional<std::string> rejected = wrong ? shown_text(*wrong, asked_for) : std::nullopt;
        if (!rejected || *rejected == answer_) return has_no_near_miss;
        rejected_ = std::move(*rejected);
        row.rejected_messages.assign(1, {"assistant", rejected_});
    }
    row.task = task_->name;
    data_source_.assign("weft/").append(row.task);
    row.prompt = prompt_.view();
    row.completion = answer_;
    fill_lists(row);
    return {};
}

}  // namespace weft::dataset
