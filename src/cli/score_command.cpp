#include <algorithm>
#include <atomic>
#include <iostream>
#include <thread>

#include "base/disk.h"
#include "base/files.h"
#include "base/number_text.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/engines.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/line_input.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/report_file.h"
#include "cli/set_commands.h"
#include "cli/standard_input.h"
#include "score/judge.h"
#include "score/tally.h"

namespace weft::cli {
namespace {

constexpr std::string_view score_footer =
    R"(ANSWERS holds a line {"id": ..., "task": ..., "completion": ...} for each answer: the id of a row of the set, a task of weft
generate --task, and what the model said, as text or as a list of messages. Of a completion the last fenced block of the
language counts, or all of it. With - answers come from standard input, and each is judged as it comes: a reward for a training loop.

Prints a line for each answer, in their order: score 1 or 0, and the levels, each true, false or null (not judged):
  identical  the text is that of the row      tokens     the same but for comments and white space
  compiles   weft takes the Python, the host compiler the C++, NVRTC or nvcc the CUDA code, nvcc whole programs
  runs       it computes what the row's code computes, on sizes and numbers that no row shows
  gradients  its backward pass gives the gradients of the row's code
An answer is right if its text is, or if it runs equal (a backward pass: if its gradients are equal). What cannot be judged
here has the score null and says why: CUDA code without a GPU (--gpu), rows without inputs, prose. Of a whole CUDA program
(standalone) the kernel is judged, launched as the row's own program does it; its main is not run.
Answers are compiled and run in a sandbox. The row's Python source decides what is right; its code columns are not read.

Exit code: 0 every answer was looked at, 1 a line is no answer or has no row, 2 wrong usage, 3 a file or a tool is missing,
130 interrupted.

Examples:
  weft score answers.jsonl --data data/set
  weft score answers.jsonl --data data/set -o verdicts.jsonl --pass-at 1,10 --json
  weft score - --data data/set --level tokens)";

struct ScoreArguments {
    std::string answers, data, output, level = "gradients";
    std::vector<uint64_t> pass_at = {1};
    unsigned threads = 0;
    bool gpu = false, json = false;
    EngineArguments engines;
};

class ScoreRun {
  public:
    explicit ScoreRun(const ScoreArguments& arguments) : arguments_(arguments) {}

    int run() {
        if (const auto done = score(); !done)
            return stdout_closed() ? int{world_failed} : complain("score", done.failure());
        if (was_interrupted()) return complain("score", Error{"interrupted", Error::Kind::Interrupted});
        return report();
    }

  private:
    static constexpr size_t answers_at_once = 32;       // of a thread
    static constexpr size_t bytes_at_once = 64u << 20;  // of all
    static constexpr uint64_t most_unreadable = 1000;   // lines of a file, before the rest is given up

    bool from_stdin() const { return arguments_.answers == standard_input; }
    unsigned threads() const {
        return arguments_.threads != 0 ? arguments_.threads
                                       : std::max(1u, std::thread::hardware_concurrency());
    }

    Result<void> score() {
        if (std::count(arguments_.pass_at.begin(), arguments_.pass_at.end(), 0u) != 0)
            return Error::usage("--pass-at counts answers from 1");
        const auto level = score::find_level(arguments_.level);
        if (!level) return Error::usage("no level is called `" + arguments_.level + "`");
        if (auto ready = open_engines(*level); !ready) return ready;
        WEFT_TRY(const dataset::Set set, dataset::open_set(arguments_.data));
        if (set.is_debug() || set.is_earlier())
            return Error::usage(arguments_.data + " has no rows that tasks ask about");
        if (const auto problems = set.all_problems(); !problems.empty())
            return Error::finding(arguments_.data + ": " + problems.front());
        if (auto apart = check_output(set); !apart) return apart;
        WEFT_TRY(std::optional<std::set<std::string>> ids, asked_for());
        score::Questions questions(set, std::move(ids));
        {
            const Pace pace;
            const uint64_t total = set.manifest ? set.manifest->rows : 0;
            const Monitor monitor({[&] { questions.stop(); },
                                   [&] { return "looking for rows: " + pace.line(questions.rows(), total); },
                                   {}});
            if (auto loaded = questions.load(); !loaded) return loaded;
        }
        if (was_interrupted()) return {};
        if (auto judged = judge_all(questions); !judged) return judged;
        if (!output_ || was_interrupted()) return {};  // what is not whole gets no name
        return close_output();
    }

    Result<void> open_engines(score::Level level) {
        options_.last = level;
        if (level < score::Level::Compiles) return {};
        EngineArguments engines = arguments_.engines;
        engines.compile = {"cpu", "cuda"};
        if (level >= score::Level::Runs) engines.run = {"cpu"};
        if (arguments_.gpu) engines.run = {"cpu", "cuda"};
        if (auto opened = engines_.open(engines, true); !opened) return opened;
        const dataset::RunLevelOptions& found = engines_.options();
        options_.sandbox = engines_.sandbox();
        options_.compiler = found.run.compiler;
        options_.nvrtc = found.nvrtc;
        WEFT_TRY(nvcc_, engines_.plain_compiler(arguments_.engines));
        options_.nvcc = nvcc_.get();
        if (!found.architectures.empty()) options_.architecture = found.architectures.front();
        if (found.run.gpu) options_.gpu.emplace(*found.run.gpu);
        return {};
    }

    Result<void> check_output(const dataset::Set& set) {
        if (arguments_.output.empty()) return {};
        Inputs inputs = dataset::inputs_of(set);
        if (!from_stdin()) inputs.add(arguments_.answers);
        return check_report(arguments_.output, inputs);
    }

    // Whose rows are to be kept; of answers that are still to come nobody knows.
    Result<std::optional<std::set<std::string>>> asked_for() {
        std::optional<std::set<std::string>> ids;
        if (from_stdin()) return ids;
        ids.emplace();
        WEFT_TRY(LineInput lines, LineInput::open(arguments_.answers));
        std::string line;
        for (uint64_t number = 1, unreadable = 0;; ++number) {
            WEFT_TRY(const bool more, lines.next(line));
            if (!more || was_interrupted()) return ids;
            ++answers_;
            if (const auto answer = score::parse_answer(line, document_)) {
                ids->insert(answer.value().id);
            } else if (++unreadable == most_unreadable) {
                return Error::finding(arguments_.answers + ":" + std::to_string(number) + ": " +
                                      with_commas(most_unreadable) +
                                      " lines are no answers; the rest is not read");
            }
        }
    }

    Result<void> judge_all(const score::Questions& questions) {
        WEFT_TRY(const auto judge, score::Judge::open(options_));
        WEFT_TRY(LineInput lines, LineInput::open(arguments_.answers));
        const Pace pace("answers");
        const auto line = [&] { return pace.line(done_, answers_); };
        const Monitor monitor(
            {[&] { judge->stop(); }, arguments_.output.empty() ? beside_rows(line) : line, {}});
        for (bool more = true; more && !was_interrupted();) {
            std::vector<score::Entry> entries;
            WEFT_TRY(more, read_some(lines, questions, entries));
            judge_some(*judge, entries);
            if (was_interrupted()) return {};
            if (const auto failed = judge->failure()) return *failed;
            if (auto written = write(entries); !written) return written;
            done_ += entries.size();
        }
        return {};
    }

    // As many as there are, but no more than all threads take at once. False: there are no more.
    Result<bool> read_some(LineInput& lines, const score::Questions& questions,
                           std::vector<score::Entry>& entries) {
        std::string line;
        const size_t most = answers_at_once * threads();
        size_t bytes = 0;
        do {
            WEFT_TRY(const bool more, lines.next(line));
            if (!more) return false;
            bytes += line.size();
            score::Entry& entry = entries.emplace_back();
            auto answer = score::parse_answer(line, document_);
            if (answer) {
                entry.answer = std::move(answer).value();
                entry.question = questions.find(entry.answer.id);
                without_row_ += entry.question == nullptr ? 1 : 0;
            } else {
                entry.verdict.why = "no answer: " + answer.error();
                entry.is_unreadable = true;
            }
        } while (entries.size() < most && bytes < bytes_at_once && !(from_stdin() && lines.would_wait()));
        return true;
    }

    // Answers to one question stay together.
    void judge_some(score::Judge& judge, std::vector<score::Entry>& entries) {
        std::vector<size_t> order(entries.size());
        for (size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](size_t a, size_t b) { return entries[a].answer.id < entries[b].answer.id; });
        std::vector<score::Entry> sorted;
        for (const size_t i : order) sorted.push_back(std::move(entries[i]));
        const size_t share = (sorted.size() + threads() - 1) / threads();
        std::atomic<size_t> next = 0;
        run_workers(static_cast<unsigned>(share == 0 ? 0 : (sorted.size() + share - 1) / share), [&] {
            const size_t begin = next++ * share;
            judge.judge(std::span(sorted).subspan(begin, std::min(share, sorted.size() - begin)));
        });
        for (size_t i = 0; i < order.size(); ++i) entries[order[i]] = std::move(sorted[i]);
    }

    Result<void> write(const std::vector<score::Entry>& entries) {
        TextBuffer text;
        for (const score::Entry& entry : entries) {
            score::append_line(entry.answer, entry.verdict, text);
            if (entry.is_unreadable) {
                tally_.add_unreadable();
            } else {
                tally_.add(entry.answer, entry.verdict);
            }
        }
        if (arguments_.output.empty()) return write_stdout(text.view());
        if (!output_) {
            output_.emplace(disk(), aside(arguments_.output));
            if (auto opened = output_->open(); !opened) return opened;
        }
        return output_->write(text.view());
    }

    Result<void> close_output() {
        if (auto finished = output_->finish(); !finished) return finished;
        return output_->publish(arguments_.output);
    }

    int report() {
        TextBuffer out;
        if (arguments_.json) {
            JsonWriter json(out, json_report);
            tally_.write(json, arguments_.pass_at);
            out.append('\n');
        } else {
            out.append(tally_.text(arguments_.pass_at));
            if (const std::string engines = engines_.text(); !engines.empty()) out.append(engines + "\n");
        }
        if (arguments_.output.empty()) {
            std::cerr << for_terminal(out.view());
        } else if (const int code = print("score", for_terminal(out.view())); code != done) {
            return code;
        }
        if (without_row_ != 0)
            complain("score", Error::finding(with_commas(without_row_) + " answers are about no row of " +
                                             arguments_.data));
        return without_row_ == 0 && tally_.unreadable() == 0 ? done : findings;
    }

    const ScoreArguments& arguments_;
    Engines engines_;
    std::unique_ptr<cuda::Compiler> nvcc_;  // for whole programs
    score::JudgeOptions options_;
    JsonDocument document_{score::most_answer_values};
    score::Tally tally_;
    std::optional<OutFile> output_;
    std::atomic<uint64_t> done_ = 0;
    uint64_t answers_ = 0;  // of a file
    uint64_t without_row_ = 0;
};

}  // namespace

void add_score_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<ScoreArguments>();
    ScoreArguments& a = *arguments;
    CLI::App* const command = app.add_subcommand("score", "Judge a model's answers to questions about a set");
    command->add_option("ANSWERS", a.answers, "A file of answers, or - for standard input")->required();
    command->add_option("--data", a.data, "The set that the questions come from")->required();
    command->add_option("-o,--output", a.output, "A file for the lines [standard output]");
    command->add_option("--level", a.level,
                        "The last level: identical, tokens, compiles, runs or gradients [gradients]");
    command->add_option("--pass-at", a.pass_at, "Numbers of answers for pass@k, as 1,10 [1]")->delimiter(',');
    command->add_flag("--gpu", a.gpu, "Run CUDA answers on the GPUs of this machine");
    command->add_option("--compiler", a.engines.compilers, "The host compiler [$CXX, or c++]")->expected(1);
    command->add_option("--warp,--native", a.engines.warp,
                        "Folder of Warp's headers [those of the active Python]");
    command->add_option("--nvrtc", a.engines.nvrtc, "NVRTC, or its folder [toolkit, or the active Python]");
    command->add_option("--nvcc", a.engines.nvcc, "Compile CUDA answers by nvcc in the place of NVRTC");
    command->add_option("--arch", a.engines.architectures,
                        "The architecture that CUDA answers are compiled for [90]");
    command->add_option("--timeout", a.engines.timeout, "Seconds for one answer [60]")
        ->check(CLI::Range(1u, 3600u));
    command->add_flag("--trust", a.engines.trust, "Run answers also where nothing can hold what they do");
    command->add_option("--threads", a.threads, "Worker threads [all cores]")->check(CLI::Range(0u, 1024u));
    command->add_flag("--json", a.json, "The figures at the end as JSON");
    command->footer(std::string(score_footer));
    command->callback([arguments, &run] { run = [arguments] { return ScoreRun(*arguments).run(); }; });
}

}  // namespace weft::cli
