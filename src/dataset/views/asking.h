// Asking: a row -> its question and its answer, as its view wants them. Memory of one thread: what the row
// points to afterwards holds until the next call.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "dataset/views/near_miss.h"
#include "dataset/views/views.h"

namespace weft::dataset {

class Asking {
  public:
    explicit Asking(const View& view) : view_(view) {}

    // Sets task, prompt, completion and messages of a row. Why it is left out instead; empty: it is asked.
    // Rows of other views stay as they are.
    std::string_view ask(Row& row);

  private:
    // What the row shows of a column; nothing: it has none, or its comments cannot be told.
    std::optional<std::string> shown(const Row& row, std::string_view column) const;
    std::optional<std::string> shown_text(std::string_view text, std::string_view column) const;
    bool append_question(const Row& row, std::string_view column);
    bool append_template(std::string_view wording, const Row& row, std::string_view column);
    void fill_lists(Row& row) const;
    bool is_too_long(std::string_view question, std::string_view answer) const;

    const View& view_;
    const TaskInfo* task_ = nullptr;  // of the row
    TextBuffer prompt_;
    std::string answer_, rejected_, data_source_;
    std::unique_ptr<NearMiss> near_miss_;  // where the view wants one
};

// Why rows are left out, as they are counted (`left_out` of stats.json).
inline constexpr std::string_view lacks_answer = "lacks-answer", is_long = "too-long",
                                  has_no_near_miss = "no-near-miss";

}  // namespace weft::dataset
