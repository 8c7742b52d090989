// libFuzzer: any bytes as a file of a model's answers. Each line is read as one; the whole is what a model
// said to a question of every task. Answers are taken out of their fences, compared with the row's text and,
// where they are Python, compiled: nothing is run. Nothing crashes; every answer gets a verdict or a reason.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "dataset/views/views.h"
#include "score/answer.h"
#include "score/judge.h"

namespace {

using namespace weft;

constexpr std::string_view source =
    "import warp as wp\n\n\n@wp.kernel\ndef scale(a: wp.array(dtype=float), s: float):\n"
    "    i = wp.tid()\n    a[i] = a[i] * s\n";

score::Question made_question() {
    score::Question question;
    question.row.id = "fuzz";
    question.row.kernel_name = "scale";
    question.row.python_source = source;
    return question;
}

Result<std::unique_ptr<score::Judge>> made_judge() {
    score::JudgeOptions options;
    options.last = score::Level::Compiles;
    return score::Judge::open(std::move(options));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static const auto judge = made_judge();
    static const score::Question question = made_question();
    WEFT_CHECK(judge.ok(), "a judge");
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    std::vector<score::Entry> entries;
    const auto add = [&](score::Answer answer) {
        score::Entry& entry = entries.emplace_back();
        entry.answer = std::move(answer);
        entry.question = &question;
    };
    for (const dataset::TaskInfo& task : dataset::tasks())
        add({"fuzz", std::string(task.name), std::string(bytes)});
    JsonDocument document;
    constexpr size_t enough = 4;  // lines
    size_t lines = 0;
    for (std::string_view rest = bytes; !rest.empty() && lines < enough; ++lines) {
        const size_t end = std::min(rest.find('\n'), rest.size());
        if (auto answer = score::parse_answer(rest.substr(0, end), document)) add(std::move(answer.value()));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    judge.value()->judge(entries);
    TextBuffer out;
    for (const score::Entry& entry : entries) {
        WEFT_CHECK(entry.verdict.is_right() || !entry.verdict.why.empty() || entry.verdict.identical,
                   "a verdict or a reason");
        score::append_line(entry.answer, entry.verdict, out);
    }
    return 0;
}
