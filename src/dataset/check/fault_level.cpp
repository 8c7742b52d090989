#include "dataset/check/fault_level.h"

#include "base/temporary_folder.h"
#include "dataset/check/run_level.h"
#include "verify/specimen.h"

namespace weft::dataset {
namespace {

constexpr size_t tried_at_once = 192;

class FaultLevel : public Level {
  public:
    FaultLevel(TemporaryFolder folder, const verify::HostCompiler::Options& options,
               const contain::Sandbox& sandbox)
        : folder_(std::move(folder)),
          timeout_(options.timeout),
          sandbox_(sandbox),
          compiler_(options, sandbox_, stopped_) {}
    std::unique_ptr<Judge> open() override;
    void stop() override { stopped_ = true; }
    std::optional<Error> failure() const override { return compiler_.failure(); }

  private:
    friend class FaultJudge;
    const TemporaryFolder folder_;
    const std::chrono::seconds timeout_;
    const contain::Sandbox& sandbox_;
    std::atomic<bool> stopped_ = false;
    verify::HostCompiler compiler_;
    std::atomic<uint64_t> next_name_ = 0;
};

class FaultJudge : public Judge {
  public:
    explicit FaultJudge(FaultLevel& level) : level_(level) {}

    void judge(std::span<Item* const> items, Findings& findings) override {
        for (Item* const item : items) {
            verify::Specimen& added = specimens_.emplace_back();
            added.correct = case_of(item->row);
            added.faulty = case_of(item->row);
            set_fault(item->row, added);
            fault_names_.emplace_back(item->row.fault);
            rows_.emplace_back(*item);
            if (specimens_.size() >= tried_at_once) flush(findings);
        }
    }
    void finish(Findings& findings) override { flush(findings); }

  private:
    // A fault in code is put in again: no code of a row is ever compiled.
    void set_fault(const Row& row, verify::Specimen& specimen) {
        const faults::Fault fault =
            *faults::find_fault(row.fault);  // level 1 knows it, or the row is not sound
        specimen.expected = info(fault).shows;
        const faults::Language language = info(fault).language;
        if (language == faults::Language::Python) {
            specimen.faulty.source = row.faulty_source;
            return;
        }
        driver::Options options;
        options.module_name = row.kernel_name;
        faults::ask_for_what_faults_need(options);
        driver::compile(row.python_source, options, compiled_);
        const uint64_t key = faults::key_of(row.seed, row.index);
        if (!compiled_.ok() || !injector_.inject(compiled_, row.inputs, fault, key, injected_) ||
            injected_.faulty != row.faulty_source) {
            specimen.problem =
                "this version of weft puts the fault elsewhere, and code of a row is never run";
            return;
        }
        specimen.faulty.change = {
            language == faults::Language::Forward ? emit::Pass::Forward : emit::Pass::Backward,
            injected_.in_kernel, injected_.fix, injected_.written};
    }

    void flush(Findings& findings) {
        if (specimens_.empty() || level_.stopped_ || level_.failure()) return;
        verify::observe(specimens_, level_.compiler_, level_.sandbox_, level_.timeout_, level_.stopped_,
                        "faults_" + std::to_string(level_.next_name_++));
        if (level_.failure()) return;
        for (size_t i = 0; i < specimens_.size() && !level_.stopped_; ++i) report(i, findings);
        specimens_.clear();
        fault_names_.clear();
        rows_.clear();
    }

    void report(size_t row, Findings& findings) {
        const verify::Specimen& specimen = specimens_[row];
        findings.begin(Check::Observed);
        if (!specimen.problem.empty()) return found(findings, Check::Observed, rows_[row], specimen.problem);
        FaultCount& count = findings.verdict().faults[fault_names_[row]];
        ++count.rows;
        RowNote note;
        note.is_void = !specimen.observed;
        if (specimen.observed) {
            ++count.shown[std::string(faults::text(specimen.observed->shows))];
            note.checks.emplace_back(info(Check::Observed).name, "passed");
            note.columns.emplace_back("observed", specimen.observed->text());
        } else if (count.hidden.size() < FaultCount::most_hidden) {
            count.hidden.push_back(rows_[row].place.text);
        }
        findings.note(rows_[row].place, note);
    }

    FaultLevel& level_;
    Compiled compiled_;
    faults::Injector injector_;
    faults::Injected injected_;
    std::vector<verify::Specimen> specimens_;
    std::vector<std::string> fault_names_;
    std::vector<Gathered> rows_;
};

std::unique_ptr<Judge> FaultLevel::open() {
    return std::make_unique<FaultJudge>(*this);
}

}  // namespace

Result<std::unique_ptr<Level>> fault_level(verify::HostCompiler::Options compiler,
                                           const contain::Sandbox& sandbox) {
    WEFT_TRY(TemporaryFolder folder, TemporaryFolder::make("weft-faults"));
    compiler.folder = folder.path();
    return std::unique_ptr<Level>(std::make_unique<FaultLevel>(std::move(folder), compiler, sandbox));
}

}  // namespace weft::dataset
