// Judge: answers and their questions -> verdicts, level by level. Texts are compared first; what is another
// text is compiled and run beside the row's kernel (verify/answer.h).
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/temporary_folder.h"
#include "cuda/compile.h"
#include "score/questions.h"
#include "score/verdict.h"
#include "verify/answer.h"
#include "verify/run.h"

namespace weft::score {

struct JudgeOptions {
    Level last = Level::Gradients;              // dearer levels are not judged
    verify::HostCompiler::Options compiler;     // its folder comes from the judge
    const contain::Sandbox* sandbox = nullptr;  // null: nothing is compiled but Python, and nothing is run
    const cuda::Compiler* nvrtc = nullptr;      // null: CUDA answers are not compiled
    const cuda::Compiler* nvcc = nullptr;       // null: whole programs are not compiled
    int architecture = 90;                      // that they are compiled for
    std::optional<verify::GpuOptions> gpu;      // where they are run
};

struct Entry {
    Answer answer;
    const Question* question = nullptr;  // null: the set has no such row
    bool is_unreadable = false;          // the line is no answer; the verdict says why
    Verdict verdict;
};

class Judge {
  public:
    // An error: no folder can be made.
    static Result<std::unique_ptr<Judge>> open(JudgeOptions options);
    ~Judge();
    void stop() { stop_ = true; }

    // On any number of threads, each with entries of its own. Answers to one question are cheaper together.
    void judge(std::span<Entry> entries);
    // What is no answer's fault, a full disk, say: verdicts since then are worth nothing.
    std::optional<Error> failure() const;

  private:
    class Round;
    struct Original;            // a row's kernel, compiled
    struct Rounding;            // whether it differs between CPU and GPU
    enum class Form : uint8_t;  // what an answer is written in
    static std::unique_ptr<Original> compile_original(const dataset::Row& row);
    static Form form_of(std::string_view column);
    Judge(JudgeOptions options, TemporaryFolder kernels, TemporaryFolder answers);

    const JudgeOptions options_;
    const TemporaryFolder kernel_folder_, answer_folder_;
    std::atomic<bool> stop_ = false;
    std::optional<verify::HostCompiler> kernels_, answers_;
    std::atomic<unsigned> next_gpu_ = 0;
};

}  // namespace weft::score
