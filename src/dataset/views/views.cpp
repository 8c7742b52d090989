#include "dataset/views/views.h"

#include "base/check.h"
#include "base/random.h"

namespace weft::dataset {
namespace {

constexpr std::string_view kept[] = {"kernel_name",    "category",       "description",    "difficulty",
                                     "canonical",      "structure",      "split",          "seed",
                                     "index",          "policy",         "family",         "origin",
                                     "origin_package", "origin_version", "origin_license", "split_key",
                                     "license",        "schema_version", "weft_version",   "warp_version"};

std::vector<Column> chat_columns(bool messages) {
    std::vector<Column> columns = {*find_column(wide_columns(), "id")};
    columns.push_back({"task", ColumnKind::Text, "what is asked for", &Row::task});
    if (messages) {
        columns.push_back({"messages", ColumnKind::Messages, "the question and the answer, as a chat"});
    } else {
        columns.push_back({"prompt", ColumnKind::Text, "the question", &Row::prompt});
        columns.push_back(
            {"completion", ColumnKind::Text, "the answer: exactly the code column", &Row::completion});
    }
    for (const std::string_view name : kept) columns.push_back(*find_column(wide_columns(), name));
    return columns;
}

std::vector<TaskInfo> all_tasks() {
    std::vector<TaskInfo> all = {
#define WEFT_TASK(enumerator, name, question, answer, text) \
    {Task::enumerator, name, #question, #answer, text, {}},
#include "dataset/views/tasks.def"
#undef WEFT_TASK
    };
    const auto add = [&](Task task, std::string_view text) {
        for (TaskInfo& info : all) {
            if (info.task == task) info.wordings.push_back(text);
        }
    };
#define WEFT_WORDING(task, text) add(Task::task, text);
#include "dataset/views/wordings.def"
#undef WEFT_WORDING
    for (const TaskInfo& info : all)
        WEFT_CHECK(info.wordings.size() >= least_wordings, "a task has too few wordings");
    return all;
}

// The column that a task's question or answer means for this row.
std::string_view column_name(std::string_view word, const Row& row) {
    if (word != "forward" && word != "backward") return word;
    const bool cuda = row.cpp_forward.has_value() ? row.cuda_forward.has_value() && row.index % 2 == 1 : true;
    if (word == "forward") return cuda ? "cuda_forward" : "cpp_forward";
    return cuda ? "cuda_backward" : "cpp_backward";
}

std::string_view value(std::string_view name, const Row& row) {
    const Column* const column = find_column(wide_columns(), name);
    if (column == nullptr) return {};
    if (column->kind == ColumnKind::Text) return row.*column->text;
    if (column->code != nullptr) return (row.*column->code).value_or(std::string_view());
    return {};
}

bool is_text_column(std::string_view name) {
    const Column* const column = find_column(wide_columns(), name);
    return column != nullptr && (column->kind == ColumnKind::Text || column->code != nullptr);
}

std::string_view fence(std::string_view column) {
    return column == "python_source" ? "```python\n" : column.starts_with("cuda") ? "```cuda\n" : "```cpp\n";
}

}  // namespace

const std::vector<TaskInfo>& tasks() {
    static const std::vector<TaskInfo> all = all_tasks();
    return all;
}

const TaskInfo* find_task(std::string_view name) {
    for (const TaskInfo& info : tasks()) {
        if (info.name == name) return &info;
    }
    return nullptr;
}

Columns View::columns() const {
    static const std::vector<Column> with_messages = chat_columns(true), with_prompt = chat_columns(false);
    if (is_debug_) return debug_columns();
    return is_wide() ? wide_columns() : messages_ ? Columns(with_messages) : Columns(with_prompt);
}

std::string View::described() const {
    if (is_wide()) return "wide";
    if (is_debug_) return std::string(debug_task);
    std::string text = std::string(task_->name) + (messages_ ? " messages" : " prompt");
    if (!digest_.empty()) text += " template sha256:" + digest_;
    return text;
}

Result<void> View::set_templates(std::string_view text, std::string digest) {
    templates_.clear();
    digest_ = std::move(digest);
    std::string block;
    const auto close = [&] {
        while (!block.empty() && block.back() == '\n') block.pop_back();
        if (!block.empty()) templates_.push_back(block);
        block.clear();
    };
    while (!text.empty()) {
        const size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line == "---") {
            close();
        } else {
            block.append(line).push_back('\n');
        }
    }
    close();
    if (templates_.empty()) return Error::usage("the template file holds no wording");
    for (const std::string& wording : templates_) {
        for (size_t at = wording.find('{'); at != std::string::npos; at = wording.find('{', at + 1)) {
            if (at + 1 < wording.size() && wording[at + 1] == '{') {
                ++at;
                continue;
            }
            const size_t end = wording.find('}', at);
            const std::string name = end == std::string::npos ? "" : wording.substr(at + 1, end - at - 1);
            if (name != "question" && !is_text_column(name)) {
                return Error::usage("the template file speaks of {" + name +
                                    "}; there are {question} and the text columns, and {{ is a brace");
            }
        }
    }
    return {};
}

void View::append_question(const Row& row, TextBuffer& out) const {
    const std::string_view name = column_name(task_->question, row);
    const uint64_t draw = mix64(row.index ^ 0x5745'4654);
    out.append(task_->wordings[draw % task_->wordings.size()]);
    out.append("\n\n");
    out.append(fence(name));
    out.append(value(name, row));
    out.append("```");
}

void View::append_template(std::string_view wording, const Row& row, TextBuffer& out) const {
    while (!wording.empty()) {
        const size_t at = wording.find('{');
        out.append(wording.substr(0, at));
        if (at == std::string_view::npos) return;
        wording.remove_prefix(at + 1);
        if (wording.starts_with('{')) {
            out.append('{');
            wording.remove_prefix(1);
            continue;
        }
        const size_t end = wording.find('}');
        const std::string_view name = wording.substr(0, end);
        wording.remove_prefix(end + 1);
        if (name == "question") {
            append_question(row, out);
        } else {
            out.append(value(name, row));
        }
    }
}

bool View::can_ask(const Row& row) const {
    if (task_ == nullptr) return false;
    for (const std::string_view word : {task_->question, task_->answer}) {
        const Column* const column = find_column(wide_columns(), column_name(word, row));
        if (column == nullptr || (column->code != nullptr && !(row.*column->code))) return false;
    }
    return true;
}

void View::apply(Row& row, TextBuffer& text) const {
    if (task_ == nullptr) return;
    text.clear();
    if (templates_.empty()) {
        append_question(row, text);
    } else {
        append_template(templates_[mix64(row.index ^ 0x54454d50) % templates_.size()], row, text);
    }
    row.task = task_->name;
    row.prompt = text.view();
    row.completion = value(column_name(task_->answer, row), row);
    row.messages.clear();
    row.messages.push_back({"user", row.prompt});
    row.messages.push_back({"assistant", row.completion});
}

}  // namespace weft::dataset
