#include "dataset/check/run_level.h"

#include <mutex>

#include "base/disk.h"
#include "base/temporary_folder.h"
#include "cuda/compile.h"
#include "dataset/check/hardware_note.h"
#include "dataset/check/kept_rows.h"
#include "verify/judge.h"

namespace weft::dataset {
namespace {

// Which check a problem belongs to.
Check check_of(verify::Problem problem) {
    using verify::Problem;
    switch (problem) {
        case Problem::None:
        case Problem::HostCompiler:
            return Check::CompileCpu;
        case Problem::CudaCompiler:
            return Check::CompileCuda;
        case Problem::GpuFault:
        case Problem::GpuDiffers:
            return Check::RunCuda;
        case Problem::WrongGradient:
            return Check::Gradient;
        case Problem::Refused:
        case Problem::Crashed:
        case Problem::TooSlow:
        case Problem::TooLarge:
        case Problem::NotFinite:
        case Problem::GradientNotFinite:
        case Problem::InputChanged:
        case Problem::OutsideArray:
        case Problem::OutputRead:
        case Problem::NotDeterministic:
        case Problem::NothingWritten:
        case Problem::BadInputs:
        case Problem::NoInputs:
        case Problem::CompilersDiffer:
        case Problem::AnswerDiffers:
        case Problem::Machine:  // is no row's; nobody asks
            return Check::RunCpu;
    }
    return Check::RunCpu;
}

// Also one that nobody knows inputs for.
bool is_sound(const verify::Outcome& outcome) {
    return outcome.problem == verify::Problem::None || outcome.problem == verify::Problem::NoInputs;
}

std::string measured_text(verify::Measured measured) {
    if (measured == verify::Measured::Unclear) return "unknown: no difference quotient is stable";
    return "passed: measured " + std::string(verify::text(measured));
}

constexpr size_t batches_at_once = 8;

// Where compilers work: a folder of the user's that keeps everything, or one that is gone in the end.
struct RunFolder {
    std::optional<TemporaryFolder> temporary;
    std::unique_ptr<KeptRows> kept;
};

class RunLevel : public Level {
  public:
    RunLevel(RunLevelOptions options, RunFolder folder, const contain::Sandbox& sandbox)
        : folder_(std::move(folder)),
          options_(std::move(options)),
          sandbox_(sandbox),
          compiler_(options_.run.compiler, sandbox_, stopped_),
          run_(options_.run) {
        for (const verify::HostCompiler::Options& other : options_.others) {
            others_.push_back(std::make_unique<verify::HostCompiler>(other, sandbox_, stopped_));
            run_.others.push_back(others_.back().get());
        }
        compilers_ = {&compiler_};
        compilers_.insert(compilers_.end(), run_.others.begin(), run_.others.end());
    }
    std::unique_ptr<Judge> open() override;
    void stop() override { stopped_ = true; }
    std::optional<Error> failure() const override;
    void finish(Findings& findings) override;

  private:
    friend class RunJudge;
    void add(const verify::Gradients& part);
    void fail(const Error& why);

    const RunFolder folder_;
    const RunLevelOptions options_;
    const contain::Sandbox& sandbox_;
    std::atomic<bool> stopped_ = false;
    verify::HostCompiler compiler_;
    std::vector<std::unique_ptr<verify::HostCompiler>> others_;
    verify::Options run_;                                 // with them
    std::vector<const verify::HostCompiler*> compilers_;  // all of them
    std::atomic<uint64_t> next_name_ = 0;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
    verify::Gradients gradients_;
};

void RunLevel::add(const verify::Gradients& part) {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, count] : part) gradients_[key] += count;
}

void RunLevel::fail(const Error& why) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = why;
}

std::optional<Error> RunLevel::failure() const {
    for (const verify::HostCompiler* const compiler : compilers_) {
        if (auto failed = compiler->failure()) return failed;
    }
    const std::lock_guard lock(mutex_);
    return failure_;
}

void RunLevel::finish(Findings& findings) {
    if (folder_.kept) {
        if (const auto written = folder_.kept->finish(); !written) fail(written.failure());
    }
    if (!options_.run.run_cpu || !options_.run.gradients) return;
    judge_gradients(std::move(gradients_), findings);
}

// Gathers rows until they fill batches of the host compiler, of which each holds rows of one kind.
class RunJudge : public Judge {
  public:
    explicit RunJudge(RunLevel& level) : level_(level) {}

    void judge(std::span<Item* const> items, Findings& findings) override {
        for (Item* item : items) {
            cases_.push_back(case_of(item->row));
            if (level_.folder_.kept) cases_.back().outputs = level_.folder_.kept->add(item->row);
            rows_.emplace_back(*item);
            if (cases_.size() >= batches_at_once * level_.options_.run.batch) flush(findings);
        }
    }
    void finish(Findings& findings) override { flush(findings); }

  private:
    void flush(Findings& findings) {
        if (cases_.empty() || level_.stopped_ || level_.failure()) return;
        verify::Run run(cases_, level_.run_, level_.compiler_, level_.sandbox_, level_.stopped_,
                        "rows_" + std::to_string(level_.next_name_++));
        run.work();
        std::vector<verify::Outcome> outcomes = run.outcomes();
        for (const verify::Outcome& outcome : outcomes) {
            if (outcome.problem == verify::Problem::Machine) level_.fail(Error{outcome.detail});
        }
        if (level_.failure()) return;
        const verify::Gradients gradients = verify::judge(cases_, outcomes);
        if (!level_.stopped_) {
            level_.add(gradients);
            for (size_t i = 0; i < cases_.size(); ++i) report(i, outcomes[i], findings);
            compile_for_others(findings);
        }
        cases_.clear();
        rows_.clear();
    }

    void report(size_t row, const verify::Outcome& outcome, Findings& findings) {
        for (const Check check : checks_made(outcome)) findings.begin(check);
        if (lacks_inputs(outcome)) ++findings.verdict().not_runnable;
        if (findings.are_kept()) findings.note(rows_[row].place, note_of(outcome));
        if (!is_sound(outcome))
            found(findings, check_of(outcome.problem), rows_[row],
                  std::string(verify::text(outcome.problem)) + ": " + outcome.detail);
    }

    std::vector<Check> checks_made(const verify::Outcome& outcome) const {
        const verify::Options& asked = level_.run_;
        std::vector<Check> checks;
        if (asked.compile_cpu) checks.push_back(Check::CompileCpu);
        if (!asked.run_cpu || lacks_inputs(outcome)) return checks;
        checks.push_back(Check::RunCpu);
        if (asked.gpu && !outcome.needs_library) checks.push_back(Check::RunCuda);
        if (asked.gradients && outcome.measured != verify::Measured::NotAsked)
            checks.push_back(Check::Gradient);
        return checks;
    }

    RowNote note_of(const verify::Outcome& outcome) const {
        RowNote note;
        for (const Check check : checks_made(outcome)) {
            // What failed is noted with its finding.
            if (is_sound(outcome))
                note.checks.emplace_back(
                    info(check).name, check == Check::Gradient ? measured_text(outcome.measured) : "passed");
        }
        if (lacks_inputs(outcome))
            note.checks.emplace_back(info(Check::RunCpu).name, "unknown: the row has no inputs");
        if (level_.run_.gpu && outcome.needs_library)
            note.checks.emplace_back(info(Check::RunCuda).name,
                                     "unknown: its kernel needs a library for the device");
        if (!outcome.expected.empty()) note.columns.emplace_back("expected", outcome.expected);
        return note;
    }

    bool lacks_inputs(const verify::Outcome& outcome) const {
        return level_.run_.run_cpu && outcome.problem == verify::Problem::NoInputs;
    }

    // CUDA for every architecture that was asked for, whether or not a GPU is here. Where what is found is
    // kept, down to machine code, which takes four times as long.
    void compile_for_others(Findings& findings) {
        if (level_.options_.architectures.empty()) return;
        std::vector<cuda::Unit> units;
        for (const verify::Case& item : cases_) units.push_back(item.cuda);
        std::vector<HardwareNote> notes(units.size());
        for (const int architecture : level_.options_.architectures) {
            cuda::Settings settings;
            settings.architecture = architecture;
            settings.headers = level_.options_.run.compiler.native;
            settings.depth = findings.are_kept() ? cuda::Depth::MachineCode : cuda::Depth::Check;
            const cuda::Batch made = cuda::compile(*level_.options_.nvrtc, units, settings, level_.stopped_);
            if (level_.stopped_) return;
            const auto sass = disassembled(findings, made);
            for (size_t i = 0; i < made.units.size(); ++i) {
                if (units[i].code.empty()) continue;  // it was refused before
                if (made.units[i].verdict == cuda::Verdict::NeedsLibrary) continue;
                findings.begin(Check::CompileCuda);
                if (!made.units[i].ok()) {
                    found(findings, Check::CompileCuda, rows_[i],
                          "sm_" + std::to_string(architecture) + ": " + made.units[i].message);
                } else if (findings.are_kept()) {
                    notes[i].add(architecture, units[i], made.units[i],
                                 sass.empty() ? nullptr : &sass[made.units[i].program]);
                }
            }
        }
        for (size_t i = 0; i < notes.size() && findings.are_kept(); ++i) {
            if (!notes[i].is_empty()) findings.note(rows_[i].place, notes[i].finish());
        }
    }

    // By program; nothing where nobody asks, or nothing disassembles.
    std::vector<cuda::SassFunctions> disassembled(const Findings& findings, const cuda::Batch& made) const {
        std::vector<cuda::SassFunctions> all;
        if (!findings.are_kept() || level_.options_.disassembler.empty()) return all;
        for (const cuda::Program& program : made.programs) {
            const auto text = cuda::disassemble(level_.options_.disassembler, program.cubin);
            all.push_back(text ? cuda::sass_functions(text.value()) : cuda::SassFunctions());
        }
        return all;
    }

    RunLevel& level_;
    std::vector<verify::Case> cases_;
    std::vector<Gathered> rows_;
};

std::unique_ptr<Judge> RunLevel::open() {
    return std::make_unique<RunJudge>(*this);
}

}  // namespace

void judge_gradients(verify::Gradients gradients, Findings& findings) {
    if (const auto some = verify::differing(gradients); !some.is_enough())
        findings.found(Check::Gradient, {}, {},
                       "of " + std::to_string(some.said) + " that say `warp_differs` only " +
                           std::to_string(some.seen) + " do; 90 % must, as far as chance allows");
    findings.verdict().gradients = std::move(gradients);
}

verify::Case case_of(const Row& row) {
    verify::Case item;
    item.source = row.python_source;
    item.kernel_name = row.kernel_name;
    item.inputs = row.inputs;
    item.seed = row.seed;
    item.index = row.index;
    item.gradient = row.gradient.kind;
    return item;
}

Result<std::unique_ptr<Level>> run_level(RunLevelOptions options, const contain::Sandbox& sandbox) {
    RunFolder folder;
    if (options.keep.empty()) {
        WEFT_TRY(TemporaryFolder made, TemporaryFolder::make("weft-validate"));
        options.run.compiler.folder = folder.temporary.emplace(std::move(made)).path();
    } else {
        WEFT_TRY(folder.kept, KeptRows::open(options.keep));
        options.run.compiler.folder = folder.kept->folder();
    }
    for (size_t i = 0; i < options.others.size(); ++i) {
        options.others[i].folder = options.run.compiler.folder + "/compiler_" + std::to_string(i + 1);
        if (auto made = Disk().make_inner_folder(options.others[i].folder); !made) return made.failure();
    }
    options.run.compile_cuda = !options.architectures.empty();
    return std::unique_ptr<Level>(std::make_unique<RunLevel>(std::move(options), std::move(folder), sandbox));
}

}  // namespace weft::dataset
