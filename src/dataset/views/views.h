// View: which columns a data set has: the wide row, a faulty kernel with its fix (debug), or a chat view: a
// question with its answer, of one task or of several by weight, in one of the forms that trainers read. What
// is chosen stands here; asking.h asks a row.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "dataset/row/row.h"

namespace weft::dataset {

enum class Task : uint8_t {
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
    bool needs_backward() const { return answer == "backward"; }
    // The columns of this row that are asked about and asked for.
    std::string_view question_column(const Row& row) const;
    std::string_view answer_column(const Row& row) const;
};
const std::vector<TaskInfo>& tasks();
const TaskInfo* find_task(std::string_view name);
inline constexpr std::string_view debug_task = "debug";  // no chat view

// The text of a column of the wide row; empty: it is null, or none.
std::string_view text_of(const Row& row, std::string_view column);

enum class Shape : uint8_t {
#define WEFT_SHAPE(enumerator, name, text) enumerator,
#include "dataset/views/views.def"
#undef WEFT_SHAPE
    Count
};
struct ShapeInfo {
    std::string_view name, about;
};
const ShapeInfo& info(Shape shape);
std::optional<Shape> find_shape(std::string_view name);
std::vector<std::string> shape_names();

// The option `system` of a manifest.
std::string digest_of_system(std::string_view text);

class View {
  public:
    View() = default;
    View(const TaskInfo& task, Shape shape) : tasks_({{&task, 1}}), shape_(shape) {}
    static View debug() {
        View view;
        view.is_debug_ = true;
        return view;
    }
    // "python-cuda", or several with weights, "python-cuda:2,standalone:1".
    static Result<View> parse(std::string_view tasks, Shape shape);
    // Of the option `task` of a manifest, which described() wrote.
    static Columns columns_of(std::string_view described);

    // Wordings of the user's own, separated by lines of three dashes; {python_source}, {cpp_forward} … stand
    // for columns, {question} for the task's own with its code fence. `digest` tells one file from another.
    Result<void> set_templates(std::string_view text, std::string digest);
    Result<void> set_system(std::string text);
    void keep_comments(bool keep) { keeps_comments_ = keep; }
    void limit_tokens(uint64_t most) { max_tokens_ = most; }

    bool is_wide() const { return tasks_.empty() && !is_debug_; }
    bool is_debug() const { return is_debug_; }  // rows hold a fault (row_source.h puts it in)
    bool is_chat() const { return !tasks_.empty(); }
    // Whether some task of it is so.
    template <class Is>
    bool any_task(const Is& is) const {
        for (const Share& share : tasks_) {
            if (is(*share.task)) return true;
        }
        return false;
    }
    // What this row of a chat view is asked: drawn by its seed and index.
    const TaskInfo& task_of(const Row& row) const;

    Shape shape() const { return shape_; }
    Columns columns() const;
    bool keeps_comments() const { return keeps_comments_; }
    const std::string& system() const { return system_; }
    const std::vector<std::string>& templates() const { return templates_; }
    uint64_t max_tokens() const { return max_tokens_; }  // 0: any number

    std::string task_names() const;  // as they were given
    std::string described() const;   // "wide", "python-cuda messages", with the template's digest
    // What else a manifest says of it, by name.
    std::vector<std::pair<std::string, std::string>> options() const;

  private:
    struct Share {
        const TaskInfo* task;
        uint32_t weight;
    };
    std::vector<Share> tasks_;
    bool is_debug_ = false, keeps_comments_ = false;
    Shape shape_ = Shape::Messages;
    std::vector<std::string> templates_;
    std::string digest_, system_;
    uint64_t max_tokens_ = 0;
};

}  // namespace weft::dataset
