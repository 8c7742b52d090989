#include "dataset/views/views.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/check.h"
#include "base/hex.h"
#include "base/random.h"
#include "base/sha256.h"

namespace weft::dataset {
namespace {

constexpr std::string_view kept[] = {"kernel_name",    "category",       "description",    "difficulty",
                                     "canonical",      "structure",      "split",          "seed",
                                     "index",          "policy",         "family",         "origin",
                                     "origin_package", "origin_version", "origin_license", "split_key",
                                     "license",        "schema_version", "weft_version",   "warp_version"};

constexpr ShapeInfo shapes[] = {
#define WEFT_SHAPE(enumerator, name, text) {name, text},
#include "dataset/views/views.def"
#undef WEFT_SHAPE
};

constexpr std::string_view about_prompt = "the question, as messages";

constexpr Column text_column(std::string_view name, std::string_view about, std::string_view Row::*member) {
    return {name, ColumnKind::Text, about, member};
}
constexpr Column list_column(std::string_view name, std::string_view about,
                             std::vector<Message> Row::*member) {
    return {name, ColumnKind::Messages, about, nullptr, nullptr, nullptr, member};
}
constexpr Column record_column(std::string_view name, std::string_view about,
                               std::span<const Column> fields) {
    return {name, ColumnKind::Record, about, nullptr, nullptr, nullptr, nullptr, fields};
}

constexpr Column reward_fields[] = {text_column("style", "", &Row::reward_style),
                                    text_column("ground_truth", "", &Row::completion)};
// Reward functions see this record and no other column.
constexpr Column told_fields[] = {
    {"index", ColumnKind::Number, "", nullptr, nullptr, &Row::told_index},
    text_column("split", "", &Row::told_split),
    text_column("id", "", &Row::told_id),
    text_column("task", "", &Row::told_task),
    text_column("kernel_name", "", &Row::told_kernel_name),
};

std::vector<Column> chat_columns(Shape shape) {
    std::vector<Column> columns = {*find_column(wide_columns(), "id")};
    const auto add = [&](std::initializer_list<Column> more) {
        columns.insert(columns.end(), more.begin(), more.end());
    };
    add({text_column("task", "what is asked for", &Row::task)});
    switch (shape) {
        case Shape::Messages:
            add({list_column("messages", "the question and the answer, as a chat", &Row::messages)});
            break;
        case Shape::Prompt:
            add({text_column("prompt", "the question", &Row::prompt),
                 text_column("completion", "the answer", &Row::completion)});
            break;
        case Shape::PromptMessages:
            add({list_column("prompt", about_prompt, &Row::prompt_messages),
                 list_column("completion", "the answer, as a message", &Row::completion_messages)});
            break;
        case Shape::Verl:
            add({text_column("data_source", "`weft/` and the task", &Row::data_source),
                 list_column("prompt", about_prompt, &Row::prompt_messages),
                 text_column("ability", "`code`", &Row::ability),
                 record_column("reward_model", "`ground_truth` is the answer; `style` is `rule`",
                               reward_fields),
                 record_column("extra_info", "what a reward function needs to find the row again",
                               told_fields)});
            break;
        case Shape::Verifiers:
            add({list_column("prompt", about_prompt, &Row::prompt_messages),
                 text_column("answer", "the answer", &Row::completion),
                 record_column("info", "what a reward function needs to find the row again", told_fields)});
            break;
        case Shape::Preference:
            add({list_column("prompt", about_prompt, &Row::prompt_messages),
                 list_column("chosen", "the answer, as a message", &Row::completion_messages),
                 list_column("rejected", "an answer that is near it and wrong for certain, as a message",
                             &Row::rejected_messages)});
            break;
        case Shape::Count:
            break;
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

bool is_text_column(std::string_view name) {
    const Column* const column = find_column(wide_columns(), name);
    return column != nullptr && (column->kind == ColumnKind::Text || column->code != nullptr);
}

std::string names_of_tasks() {
    std::string text;
    for (const TaskInfo& task : tasks()) text += (text.empty() ? "" : ", ") + std::string(task.name);
    return text;
}

}  // namespace

std::string_view TaskInfo::question_column(const Row& row) const {
    return column_name(question, row);
}
std::string_view TaskInfo::answer_column(const Row& row) const {
    return column_name(answer, row);
}

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

std::string_view text_of(const Row& row, std::string_view name) {
    const Column* const column = find_column(wide_columns(), name);
    if (column == nullptr) return {};
    if (column->kind == ColumnKind::Text) return row.*column->text;
    if (column->code != nullptr) return (row.*column->code).value_or(std::string_view());
    return {};
}

const ShapeInfo& info(Shape shape) {
    return shapes[static_cast<size_t>(shape)];
}

std::optional<Shape> find_shape(std::string_view name) {
    for (size_t i = 0; i < std::size(shapes); ++i) {
        if (shapes[i].name == name) return static_cast<Shape>(i);
    }
    return std::nullopt;
}

std::vector<std::string> shape_names() {
    std::vector<std::string> names;
    for (const ShapeInfo& shape : shapes) names.emplace_back(shape.name);
    return names;
}

Result<View> View::parse(std::string_view names, Shape shape) {
    constexpr uint32_t most_weight = 1000;
    View view;
    view.shape_ = shape;
    for (size_t at = 0; at <= names.size();) {
        const std::string_view item = names.substr(at, names.find(',', at) - at);
        at += item.size() + 1;
        const size_t colon = item.find(':');
        const TaskInfo* const task = find_task(item.substr(0, colon));
        if (task == nullptr)
            return Error::usage("no chat view has the task `" + std::string(item.substr(0, colon)) +
                                "`; there are " + names_of_tasks());
        if (view.any_task([&](const TaskInfo& other) { return &other == task; }))
            return Error::usage("the task " + std::string(task->name) + " is named twice");
        uint32_t weight = 1;
        if (colon != std::string_view::npos) {
            const std::string_view number = item.substr(colon + 1);
            const auto read = std::from_chars(number.data(), number.data() + number.size(), weight);
            if (number.empty() || read.ec != std::errc() || read.ptr != number.data() + number.size() ||
                weight == 0 || weight > most_weight)
                return Error::usage("the weight of a task is a whole number from 1 to " +
                                    std::to_string(most_weight) + ", as in " + std::string(task->name) +
                                    ":2");
        }
        view.tasks_.push_back({task, weight});
    }
    return view;
}

Columns View::columns_of(std::string_view described) {
    if (described == debug_task) return debug_columns();
    const size_t blank = described.find(' ');
    const std::string_view rest = blank == std::string_view::npos ? "" : described.substr(blank + 1);
    const std::optional<Shape> shape = find_shape(rest.substr(0, rest.find(' ')));
    return shape ? View(tasks().front(), *shape).columns() : wide_columns();
}

Columns View::columns() const {
    static const auto all = [] {
        std::array<std::vector<Column>, static_cast<size_t>(Shape::Count)> made;
        for (size_t i = 0; i < made.size(); ++i) made[i] = chat_columns(static_cast<Shape>(i));
        return made;
    }();
    if (is_debug_) return debug_columns();
    return is_wide() ? wide_columns() : Columns(all[static_cast<size_t>(shape_)]);
}

const TaskInfo& View::task_of(const Row& row) const {
    uint64_t sum = 0;
    for (const Share& share : tasks_) sum += share.weight;
    uint64_t draw = mix64(mix64(row.seed ^ 0x5441'534b) + row.index) % sum;
    for (const Share& share : tasks_) {
        if (draw < share.weight) return *share.task;
        draw -= share.weight;
    }
    return *tasks_.back().task;
}

std::string View::task_names() const {
    std::string text;
    for (const Share& share : tasks_) {
        text += (text.empty() ? "" : ",") + std::string(share.task->name);
        if (tasks_.size() > 1) text += ":" + std::to_string(share.weight);
    }
    return text;
}

std::string View::described() const {
    if (is_wide()) return "wide";
    if (is_debug_) return std::string(debug_task);
    std::string text = task_names() + " " + std::string(info(shape_).name);
    if (!digest_.empty()) text += " template sha256:" + digest_;
    return text;
}

std::string digest_of_system(std::string_view text) {
    return "sha256:" + hex(Sha256::of(text));
}

std::vector<std::pair<std::string, std::string>> View::options() const {
    std::vector<std::pair<std::string, std::string>> list;
    if (!is_chat()) return list;
    list.emplace_back("comments", keeps_comments_ ? "kept" : "stripped");
    if (!system_.empty()) list.emplace_back("system", digest_of_system(system_));
    if (max_tokens_ != 0) list.emplace_back("max-tokens", std::to_string(max_tokens_));
    return list;
}

Result<void> View::set_system(std::string text) {
    constexpr size_t longest = 1u << 16;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    if (text.empty()) return Error::usage("the system message is empty");
    if (text.size() > longest) return Error::usage("the system message is longer than 64 KiB");
    if (shape_ == Shape::Prompt)
        return Error::usage("the view prompt is plain text and has no place for a system message");
    system_ = std::move(text);
    return {};
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

}  // namespace weft::dataset
