// View: which columns a data set has: the wide row, a faulty kernel with its fix (debug), or a chat view for
// one task. A chat view asks for one code column given another: as `messages`, or as `prompt` and
// `completion`. The answer is exactly the column; the question is worded in one of many ways, chosen by
// index.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "dataset/row/row.h"

namespace weft::dataset {

enum class Task : uint8_t {
    Wide,  // not a chat view
#define WEFT_TASK(enumerator, name, question, answer, text) enumerator,
#include "dataset/views/tasks.def"
#undef WEFT_TASK
};
inline constexpr size_t least_wordings = 20;

struct TaskInfo {
    Task task;
    std::string_view name, question, answer, about;
    std::vector<std::string_view> wordings;

    bool needs_cpu() const { return question.starts_with("cpp") || answer.starts_with("cpp"); }
    bool needs_cuda() const {
        return question.starts_with("cuda") || (answer.starts_with("cuda") && !needs_standalone());
    }
    bool needs_standalone() const { return answer == "cuda_standalone"; }
};
const std::vector<TaskInfo>& tasks();
const TaskInfo* find_task(std::string_view name);
inline constexpr std::string_view debug_task = "debug";  // no chat view

class View {
  public:
    View() = default;
    View(const TaskInfo& task, bool messages) : task_(&task), messages_(messages) {}
    static View debug() {
        View view;
        view.is_debug_ = true;
        return view;
    }

    // Wordings of the user's own, separated by lines of three dashes; {python_source}, {cpp_forward} … stand
    // for columns, {question} for the task's own with its code fence. `digest` tells one file from another.
    Result<void> set_templates(std::string_view text, std::string digest);

    bool is_wide() const { return task_ == nullptr && !is_debug_; }
    bool is_debug() const { return is_debug_; }  // rows hold a fault (row_source.h puts it in)
    const TaskInfo* task() const { return task_; }
    Columns columns() const;
    std::string described() const;  // "wide", "python-cuda messages", with the template's digest

    // What the task speaks of is not null in this row.
    bool can_ask(const Row& row) const;
    // Sets task, prompt, completion and messages of a row; `text` holds the prompt.
    void apply(Row& row, TextBuffer& text) const;

  private:
    void append_template(std::string_view wording, const Row& row, TextBuffer& out) const;
    void append_question(const Row& row, TextBuffer& out) const;

    const TaskInfo* task_ = nullptr;
    bool is_debug_ = false;
    bool messages_ = true;
    std::vector<std::string> templates_;
    std::string digest_;
};

}  // namespace weft::dataset
