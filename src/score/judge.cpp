#include "score/judge.h"

#include <map>
#include <vector>

#include "base/files.h"
#include "dataset/check/code_tokens.h"
#include "dataset/check/run_level.h"
#include "dataset/views/answer_text.h"
#include "dataset/views/views.h"
#include "driver/compile.h"
#include "facts/literals.h"
#include "infer/infer.h"
#include "score/code_in.h"
#include "score/program_answer.h"
#include "score/python_answer.h"
#include "source/render.h"

namespace weft::score {
namespace {

constexpr std::string_view no_gpu = "there is no GPU here, or nobody asked for one";
constexpr size_t longest_code = 4u << 20;

// But for what stands behind the last line.
bool is_same(std::string_view a, std::string_view b) {
    const auto trimmed = [](std::string_view text) {
        return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    };
    return !trimmed(b).empty() && trimmed(a) == trimmed(b);
}

// What a task shows of generated code: without comments, and with a placeholder for hashes.
std::string as_asked(std::string_view code, const std::vector<dataset::HashedName>& names) {
    return dataset::with_placeholder(dataset::without_comments(code).value_or(std::string(code)), names);
}

bool same_tokens(std::string_view a, std::string_view b) {
    std::vector<dataset::CodeToken> first, second;
    if (dataset::tokenize(a, first) || dataset::tokenize(b, second) || first.size() != second.size())
        return false;
    for (size_t i = 0; i < first.size(); ++i) {
        if (first[i].text != second[i].text) return false;
    }
    return true;
}

// A launch of n x 4 is one for every n: an answer may have the 4 built in. Of other sides it must be proved
// that the kernel may run on them, and that its numbers mean something there.
std::optional<verify::Case> on_larger_sides(const verify::Case& item, const driver::Subject& subject) {
    const auto inferred = infer::infer(subject, infer::larger_sides);
    if (!inferred || !inferred.value().not_finite.empty()) return std::nullopt;
    const auto usual = infer::infer(subject);
    if (usual && usual.value().inputs == inferred.value().inputs) return std::nullopt;  // n alone decides
    verify::Case other = item;
    other.inputs = inferred.value().inputs;
    if (!verify::lay_out(other, subject)) return std::nullopt;
    return other;
}

}  // namespace

// Whether a row's own code gives other numbers on a GPU than on the CPU: a last bit decides what it stores.
struct Judge::Rounding {
    bool forward = false, backward = false;
};

// What a row's kernel is, compiled: what its answers are compared with.
struct Judge::Original {
    Compiled columns, whole;  // the texts of a row; the module that is run
    verify::Case item;
    std::optional<verify::Case> elsewhere;  // on inputs of other sides, where some are proved safe
    emit::PerTarget<verify::AnswerFrame> frames;
    std::string printed;                // its Python, without comments
    std::string problem;                // not empty: it cannot be compiled
    std::string unready;                // not empty: it can, but not be run
    std::optional<Program> program;     // it as a plain program, once it was asked for
    std::map<Form, Rounding> rounding;  // on this GPU, once an answer of this form differed there
};

std::unique_ptr<Judge::Original> Judge::compile_original(const dataset::Row& row) {
    auto original = std::make_unique<Original>();
    original->item = dataset::case_of(row);
    driver::Options options;
    const std::string file = original->item.kernel_name + ".py";
    options.module_name = original->item.kernel_name;
    options.printed_file = file;
    options.targets = emit::TargetSet::all();
    options.output = driver::Output::Columns;
    options.node_facts = true;
    driver::compile(row.python_source, options, original->columns);
    if (const auto compiled = verify::compile(original->item, original->whole, emit::TargetSet::all());
        !compiled) {
        original->problem = "the row's own source is refused: " + compiled.error();
        return original;
    }
    if (!original->columns.ok()) {
        original->problem = "the row's own source is refused";
        return original;
    }
    original->printed = printed_python(original->columns);
    const CompiledModule& module = original->whole.modules().front();
    for (const size_t target : {emit::cpu, emit::cuda})
        original->frames[target] = verify::frame_of(module, 0, target);
    if (const auto escape = facts::escapes_its_literal(original->whole)) {
        original->unready = *escape;
    } else if (!original->item.inputs.are_known()) {
        original->unready = "nobody knows inputs that the row can be run on";
    } else if (const auto placed = verify::lay_out(original->item, driver::subject(original->whole));
               !placed) {
        original->unready = "the row's inputs do not fit its kernel: " + placed.error();
    }
    return original;
}

enum class Judge::Form : uint8_t { Python, Cpu, Cuda, Program, Prose };

Judge::Form Judge::form_of(std::string_view column) {
    if (column == "python_source") return Form::Python;
    if (column == "cuda_standalone") return Form::Program;
    if (column.starts_with("cpp_")) return Form::Cpu;
    return column.starts_with("cuda_") ? Form::Cuda : Form::Prose;
}

// The answers of one call.
class Judge::Round {
  public:
    Round(Judge& judge, std::span<Entry> entries)
        : judge_(judge), options_(judge.options_), entries_(entries) {}

    void run() {
        for (size_t i = 0; i < entries_.size() && !judge_.stop_; ++i) begin(i);
        run_on_cpu();
        compile_for_cuda();
        judge_programs();
    }

  private:
    bool goes_to(Level level) const { return options_.last >= level; }

    // Texts and Python need no machine; the others are gathered.
    void begin(size_t number) {
        Entry& entry = entries_[number];
        Verdict& verdict = entry.verdict;
        if (!verdict.why.empty()) return;  // it is no answer
        const dataset::TaskInfo* const task = dataset::find_task(entry.answer.task);
        if (task == nullptr) return void(verdict.why = "there is no task of this name");
        if (entry.question == nullptr) return void(verdict.why = "the set has no row with this id");
        if (!entry.question->problem.empty()) return void(verdict.why = entry.question->problem);
        const dataset::Row& row = entry.question->row;
        Original& original = original_of(*entry.question);
        if (!original.problem.empty()) return void(verdict.why = original.problem);
        const std::string_view column = task->answer_column(row);
        const Form form = form_of(column);
        if (form == Form::Prose) return void(verdict.why = "prose is not judged");
        const bool is_backward = column.ends_with("_backward");
        const emit::Pass pass = is_backward ? emit::Pass::Backward : emit::Pass::Forward;
        verdict.decisive = is_backward ? Level::Gradients : Level::Runs;
        const std::string_view code =
            code_in(entry.answer.completion, form == Form::Python ? Language::Python : Language::Cpp);
        if (code.size() > longest_code) {
            verdict.identical = verdict.tokens = verdict.compiles = false;
            return void(verdict.why = "code of more than " + std::to_string(longest_code >> 20) + " MB");
        }
        switch (form) {
            case Form::Python:
                return begin_python(number, original, code);
            case Form::Program:
                return begin_program(number, original, row, code);
            case Form::Cpu:
            case Form::Cuda:
                return begin_code(number, original, {form, pass}, code);
            case Form::Prose:
                return;
        }
    }

    Original& original_of(const Question& question) {
        std::unique_ptr<Original>& place = originals_[&question];
        if (place) return *place;
        place = compile_original(question.row);
        if (goes_to(Level::Runs) && place->problem.empty() && place->unready.empty())
            place->elsewhere = on_larger_sides(place->item, driver::subject(place->whole));
        return *place;
    }

    // True: the answer is right, and nothing more is to be found out.
    bool compare_text(Verdict& verdict, std::string_view code, std::string_view expected) {
        verdict.identical = is_same(code, expected);
        if (*verdict.identical) verdict.pass_all(Level::Identical);
        if (*verdict.identical || !goes_to(Level::Tokens)) return *verdict.identical;
        verdict.tokens = !expected.empty() && same_tokens(code, expected);
        if (*verdict.tokens) verdict.pass_all(Level::Tokens);
        return *verdict.tokens;
    }

    void begin_python(size_t number, Original& original, std::string_view code) {
        Verdict& verdict = entries_[number].verdict;
        verdict.identical = is_same(code, original.item.source);
        if (*verdict.identical) return verdict.pass_all(Level::Identical);
        if (!goes_to(Level::Tokens)) return;
        PythonAnswer answer = compile_python_answer(code, original.item);
        verdict.tokens = !answer.printed.empty() && answer.printed == original.printed;
        if (*verdict.tokens) return verdict.pass_all(Level::Tokens);
        if (!goes_to(Level::Compiles)) return;
        verdict.compiles = answer.refusal.empty();
        if (!*verdict.compiles) return void(verdict.why = answer.refusal);
        if (!can_run(verdict, original)) return;
        if (!answer.misfit.empty()) {
            verdict.runs = false;
            return void(verdict.why = answer.misfit);
        }
        add(cpu_, number, original, std::move(answer.item)).is_own = true;
    }

    struct Kind {
        Form form;
        emit::Pass pass;
    };
    void begin_code(size_t number, Original& original, Kind kind, std::string_view said) {
        Verdict& verdict = entries_[number].verdict;
        const size_t target = kind.form == Form::Cpu ? emit::cpu : emit::cuda;
        const CompiledModule& module = original.columns.modules().front();
        const auto& texts = kind.pass == emit::Pass::Forward ? module.texts : module.backward_texts;
        if (texts[target].empty()) return void(verdict.why = "the row's kernel has no backward pass");
        const auto names = dataset::hashed_names(texts[target]);
        const std::string answer = dataset::with_hashes(said, names);
        verdict.identical = is_same(said, as_asked(texts[target], names));
        if (*verdict.identical) return verdict.pass_all(Level::Identical);
        if (compare_text(verdict, answer, texts[target]) || !goes_to(Level::Compiles)) return;
        if (kind.form == Form::Cpu) {
            if (options_.sandbox == nullptr) return void(verdict.why = "nothing is compiled here");
            verify::Case item = original.item;
            verify::put_cpu_answer(item, original.frames[target], kind.pass, answer);
            add(original.unready.empty() ? cpu_ : cpu_only_compiled_, number, original, std::move(item));
            if (!original.unready.empty()) verdict.why = original.unready;
        } else {
            if (options_.nvrtc == nullptr) return void(verdict.why = "there is no NVRTC here, and no nvcc");
            verify::Case item = original.item;
            verify::put_cuda_answer(item, original.frames[target], kind.pass, answer);
            add(cuda_, number, original, std::move(item));
            verdict.why = !original.unready.empty() ? original.unready
                          : options_.gpu            ? std::string()
                                                    : std::string(no_gpu);
        }
    }

    void begin_program(size_t number, Original& original, const dataset::Row& row, std::string_view code) {
        Verdict& verdict = entries_[number].verdict;
        if (!original.program) {
            original.program = program_of(driver::subject(original.columns), row,
                                          original.unready.empty() ? &original.item : nullptr);
            if (original.program->problem.empty()) original.program->problem = original.unready;
        }
        if (original.program->text.empty())
            return void(verdict.why = "the row's kernel has no plain CUDA form");
        if (compare_text(verdict, code, original.program->text) || !goes_to(Level::Compiles)) return;
        if (options_.nvcc == nullptr) return void(verdict.why = "there is no nvcc here");
        programs_.push_back({number, &original, std::string(code)});
    }

    bool can_run(Verdict& verdict, const Original& original) const {
        if (!goes_to(Level::Runs)) return false;
        verdict.why = options_.sandbox == nullptr ? "nothing is run here" : original.unready;
        return verdict.why.empty();
    }

    struct PendingKernel {  // of a program that compiles
        size_t entry;
        const Original* original;
        Result<std::string> cubin;  // its file
        std::vector<verify::PlainLaunch> launches;
    };

    struct Gathered {
        std::vector<verify::Attempt> attempts;
        std::vector<size_t> entries;  // of each
    };
    static verify::Attempt& add(Gathered& to, size_t number, const Original& original, verify::Case item) {
        to.entries.push_back(number);
        verify::Attempt& attempt = to.attempts.emplace_back();
        attempt.kernel = &original.item;
        attempt.elsewhere = original.elsewhere ? &*original.elsewhere : nullptr;
        attempt.answer = std::move(item);
        return attempt;
    }

    verify::AnswerRun answer_run() {
        return {{*judge_.kernels_, *judge_.answers_},
                *options_.sandbox,
                std::chrono::seconds(options_.compiler.timeout),
                judge_.stop_};
    }

    void run_on_cpu() {
        for (Gathered* const some : {&cpu_only_compiled_, &cpu_}) {
            if (some->attempts.empty() || judge_.stop_) continue;
            answer_run().on_cpu(some->attempts, some == &cpu_ && goes_to(Level::Runs));
            take(*some);
        }
    }

    cuda::Settings cuda_settings() const {
        cuda::Settings settings;
        settings.headers = options_.compiler.native;
        settings.architecture =
            options_.gpu ? options_.gpu->gpus.front().architecture : options_.architecture;
        settings.depth = options_.gpu && goes_to(Level::Runs) ? cuda::Depth::MachineCode : cuda::Depth::Check;
        return settings;
    }

    void compile_for_cuda() {
        if (cuda_.attempts.empty() || judge_.stop_) return;
        const cuda::Settings settings = cuda_settings();
        std::vector<Result<std::string>> cubins;
        for (verify::Attempt& attempt : cuda_.attempts) {
            // One by one: what strangers wrote may change what the text behind it means.
            const cuda::Batch made =
                cuda::compile(*options_.nvrtc, {&attempt.answer.cuda, 1}, settings, judge_.stop_);
            if (judge_.stop_) return;
            const cuda::UnitResult& unit = made.units.front();
            if (unit.verdict == cuda::Verdict::CompilerFailed) {
                attempt.why = unit.message;
            } else {
                attempt.compiles = unit.ok();
                if (!unit.ok()) attempt.why = unit.message;
            }
            cubins.push_back(cubin_of(made));
        }
        if (settings.depth == cuda::Depth::MachineCode) run_on_gpu(cubins);
        take(cuda_);
    }

    Result<std::string> cubin_of(const cuda::Batch& made) const {
        const cuda::UnitResult& unit = made.units.front();
        if (!unit.ok() || !options_.gpu) return Error{unit.message};
        return verify::cubin_files(made, judge_.answer_folder_.path() + "/" + verify::unguessable_name())
            .front();
    }

    verify::GpuSession gpu_session() const {
        const auto& gpus = options_.gpu->gpus;
        return {*options_.sandbox, gpus[judge_.next_gpu_++ % gpus.size()].number,
                std::chrono::seconds(options_.compiler.timeout), judge_.stop_, options_.gpu->under};
    }

    void run_on_gpu(std::span<const Result<std::string>> cubins) {
        verify::GpuSession session = gpu_session();
        std::vector<verify::Attempt> ready;
        std::vector<Result<std::string>> code;
        std::vector<size_t> places;
        for (size_t i = 0; i < cuda_.attempts.size(); ++i) {
            if (!cubins[i] || !original_of(*entries_[cuda_.entries[i]].question).unready.empty()) continue;
            places.push_back(i);
            ready.push_back(std::move(cuda_.attempts[i]));
            code.push_back(cubins[i]);
        }
        answer_run().on_gpu(ready, code, session);
        for (size_t i = 0; i < ready.size(); ++i) {
            leave_open_what_rounding_decides(
                ready[i], original_of(*entries_[cuda_.entries[places[i]]].question), Form::Cuda);
            cuda_.attempts[places[i]] = std::move(ready[i]);
        }
    }

    // An answer that differs where the row's own code does, too, may be right.
    void leave_open_what_rounding_decides(verify::Attempt& attempt, Original& original, Form form) {
        if (!is_of_rounding(attempt.problem)) return;
        auto known = original.rounding.find(form);
        if (known == original.rounding.end())
            known = original.rounding.emplace(form, rounding_of(original, form)).first;
        const bool is_forward = attempt.runs == false;
        if (!(is_forward ? known->second.forward : known->second.backward)) return;
        (is_forward ? attempt.runs : attempt.gradients).reset();
        attempt.why = "a last bit decides: the row's own code differs here, too; " + attempt.why;
    }

    // Sums in an order of their own show in either.
    static bool is_of_rounding(verify::Problem problem) {
        return problem == verify::Problem::GpuDiffers || problem == verify::Problem::NotDeterministic;
    }

    Rounding rounding_of(const Original& original, Form form) {
        verify::Attempt own;
        own.kernel = &original.item;
        own.elsewhere = original.elsewhere ? &*original.elsewhere : nullptr;
        own.answer = original.item;
        own.is_own = true;
        const Result<std::string> cubin =
            form == Form::Program ? own_program(original, own.answer) : own_kernel(original);
        verify::GpuSession session = gpu_session();
        answer_run().on_gpu({&own, 1}, {&cubin, 1}, session);
        const bool differs = is_of_rounding(own.problem);
        return {differs && own.runs == false, differs && own.runs == true};
    }
    Result<std::string> own_kernel(const Original& original) const {
        return cubin_of(
            cuda::compile(*options_.nvrtc, {&original.item.cuda, 1}, cuda_settings(), judge_.stop_));
    }
    Result<std::string> own_program(const Original& original, verify::Case& item) const {
        WEFT_TRY(ProgramAnswer made, compile_program(original.program->text, *original.program,
                                                     *options_.nvcc, program_architecture(), judge_.stop_));
        if (made.launches.empty()) return Error{made.misfit};
        item.plain = std::move(made.launches.front());
        item.has_backward = false;
        return written(made.cubin);
    }

    Result<std::string> written(const std::string& cubin) const {
        std::string path = judge_.answer_folder_.path() + "/" + verify::unguessable_name() + ".cubin";
        if (const auto done = write_file(path, cubin); !done) return done.failure();
        return path;
    }

    // Whole programs, one by one; the kernels of those that compile are run together.
    void judge_programs() {
        std::vector<PendingKernel> kernels;
        for (const PendingProgram& one : programs_) {
            if (judge_.stop_) return;
            Verdict& verdict = entries_[one.entry].verdict;
            auto compiled = compile_program(one.code, *one.original->program, *options_.nvcc,
                                            program_architecture(), judge_.stop_);
            if (!compiled) {
                verdict.why = compiled.error();
                continue;
            }
            ProgramAnswer& answer = compiled.value();
            verdict.compiles = answer.compiles;
            verdict.why = answer.said;
            if (!answer.compiles || !goes_to(Level::Runs)) continue;
            if (!answer.missing.empty()) verdict.runs = false;
            verdict.why = obstacle(answer, *one.original->program);
            if (!verdict.why.empty()) continue;
            kernels.push_back({one.entry, one.original, written(answer.cubin), std::move(answer.launches)});
        }
        run_kernels(std::move(kernels));
    }

    // Why a program that compiles is not run; empty: it is.
    std::string obstacle(const ProgramAnswer& answer, const Program& asked) const {
        if (!answer.missing.empty()) return answer.missing;
        if (!asked.problem.empty()) return asked.problem;
        if (!answer.misfit.empty()) return answer.misfit;
        return options_.gpu ? std::string() : std::string(no_gpu);
    }

    // A kernel is right if it is in one of the ways to launch it; what is told is what the first one showed.
    void run_kernels(std::vector<PendingKernel> kernels) {
        for (size_t way = 0; !kernels.empty() && !judge_.stop_; ++way) {
            Gathered some;
            std::vector<Result<std::string>> cubins;
            for (const PendingKernel& one : kernels) {
                verify::Case item = one.original->item;
                item.plain = one.launches[way];
                item.has_backward = false;
                add(some, one.entry, *one.original, std::move(item)).compiles = true;
                cubins.push_back(one.cubin);
            }
            verify::GpuSession session = gpu_session();
            answer_run().on_gpu(some.attempts, cubins, session);
            std::vector<PendingKernel> wrong;
            for (size_t i = 0; i < kernels.size(); ++i) {
                Verdict& verdict = entries_[kernels[i].entry].verdict;
                verify::Attempt& attempt = some.attempts[i];
                leave_open_what_rounding_decides(attempt, original_of(*entries_[kernels[i].entry].question),
                                                 Form::Program);
                if (way == 0 || attempt.runs.value_or(false)) {
                    verdict.runs = attempt.runs;
                    verdict.why = attempt.why;
                }
                const bool may_be_right =
                    attempt.runs == false && attempt.problem != verify::Problem::TooSlow;
                if (may_be_right && way + 1 < kernels[i].launches.size())
                    wrong.push_back(std::move(kernels[i]));
            }
            kernels = std::move(wrong);
        }
    }

    std::string program_architecture() const {
        return options_.gpu ? "sm_" + std::to_string(options_.gpu->gpus.front().architecture)
                            : "compute_" + std::to_string(options_.architecture);
    }

    void take(const Gathered& some) {
        for (size_t i = 0; i < some.attempts.size(); ++i) {
            Verdict& verdict = entries_[some.entries[i]].verdict;
            const verify::Attempt& attempt = some.attempts[i];
            verdict.compiles = attempt.compiles;
            verdict.runs = attempt.runs;
            if (goes_to(Level::Gradients)) verdict.gradients = attempt.gradients;
            if (!attempt.why.empty()) verdict.why = attempt.why;
        }
    }

    Judge& judge_;
    const JudgeOptions& options_;
    const std::span<Entry> entries_;
    std::map<const Question*, std::unique_ptr<Original>> originals_;
    Gathered cpu_, cpu_only_compiled_, cuda_;
    struct PendingProgram {
        size_t entry;
        const Original* original;
        std::string code;
    };
    std::vector<PendingProgram> programs_;
};

Result<std::unique_ptr<Judge>> Judge::open(JudgeOptions options) {
    WEFT_TRY(TemporaryFolder kernels, TemporaryFolder::make("weft-score"));
    WEFT_TRY(TemporaryFolder answers, TemporaryFolder::make("weft-score"));
    return std::unique_ptr<Judge>(new Judge(std::move(options), std::move(kernels), std::move(answers)));
}

Judge::Judge(JudgeOptions options, TemporaryFolder kernels, TemporaryFolder answers)
    : options_(std::move(options)), kernel_folder_(std::move(kernels)), answer_folder_(std::move(answers)) {
    if (options_.sandbox == nullptr) return;
    verify::HostCompiler::Options compiler = options_.compiler;
    compiler.folder = kernel_folder_.path();
    kernels_.emplace(compiler, *options_.sandbox, stop_);
    compiler.folder = answer_folder_.path();
    answers_.emplace(compiler, *options_.sandbox, stop_);
}

Judge::~Judge() = default;

void Judge::judge(std::span<Entry> entries) {
    Round(*this, entries).run();
}

std::optional<Error> Judge::failure() const {
    for (const auto* const compiler : {&kernels_, &answers_}) {
        if (!*compiler) continue;
        if (auto failed = (*compiler)->failure()) return failed;
    }
    return std::nullopt;
}

}  // namespace weft::score
