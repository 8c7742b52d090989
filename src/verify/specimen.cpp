#include "verify/specimen.h"

#include <algorithm>
#include <set>

#include "driver/subject.h"
#include "facts/literals.h"
#include "source/render.h"
#include "verify/batch.h"
#include "verify/trial.h"

namespace weft::verify {
namespace {

constexpr size_t batch_size = 48;
constexpr std::chrono::seconds most_patience{10};  // with a kernel that may never end

class Observation {
  public:
    Observation(std::vector<Specimen>& specimens, HostCompiler& compiler, const contain::Sandbox& sandbox,
                std::chrono::seconds timeout, const std::atomic<bool>& stop, const std::string& name)
        : specimens_(specimens),
          compiler_(compiler),
          sandbox_(sandbox),
          timeout_(std::min(timeout, most_patience)),
          stop_(stop),
          name_(name) {}

    void run() {
        form_batches();
        for (size_t i = 0; i < batches_.size() && !stop_; ++i)
            build_and_try(batches_[i], name_ + "_" + std::to_string(i));
    }

  private:
    using Batch = std::vector<size_t>;

    // Whether there is anything to run.
    bool prepare(Specimen& specimen) {
        for (Case* const one : {&specimen.correct, &specimen.faulty}) {
            const bool is_correct = one == &specimen.correct;
            one->by_thread = specimen.expected == faults::Shows::Race;
            if (const auto made = compile(*one, memory_, emit::TargetSet::only(emit::cpu)); !made) {
                if (is_correct) specimen.problem = made.error();
                if (!is_correct) specimen.observed = {faults::Shows::Refused, refusal(made.error())};
                return false;
            }
            if (const auto escape = facts::escapes_its_literal(memory_)) {
                specimen.problem = *escape;
                return false;
            }
            if (const auto placed = lay_out(*one, driver::subject(memory_)); !placed) {
                specimen.problem = placed.error();
                return false;
            }
        }
        return true;
    }

    std::string refusal(const std::string& rendered) const {
        const Diag* const diag = memory_.first_diag();
        if (diag == nullptr) return rendered;
        const Shown at = shown_at(diag->place, memory_.sources());
        return std::string(info(diag->kind).construct) + ", line " + std::to_string(at.line) + ", column " +
               std::to_string(at.column) + ": " + message(*diag);
    }

    // What shares its includes and its optimization, and no symbol twice.
    void form_batches() {
        struct Open {
            Batch items;
            std::set<std::string> symbols;
        };
        std::vector<Open> open;
        for (size_t i = 0; i < specimens_.size() && !stop_; ++i) {
            Specimen& one = specimens_[i];
            if (!one.problem.empty() || !prepare(one)) continue;
            const auto fits = [&](const Open& batch) {
                const Specimen& first = specimens_[batch.items.front()];
                return first.correct.header == one.correct.header &&
                       first.faulty.header == one.faulty.header &&
                       !batch.symbols.contains(one.correct.symbol) &&
                       !batch.symbols.contains(one.faulty.symbol);
            };
            // What the compiler will not take is not put beside others.
            const size_t most = one.expected == faults::Shows::DoesNotCompile ? 1 : batch_size;
            auto place = most == 1 ? open.end() : std::find_if(open.begin(), open.end(), fits);
            if (place == open.end()) place = open.insert(open.end(), Open{});
            place->items.push_back(i);
            place->symbols.insert({one.correct.symbol, one.faulty.symbol});
            if (place->items.size() < most) continue;
            batches_.push_back(std::move(place->items));
            open.erase(place);
        }
        for (Open& batch : open) batches_.push_back(std::move(batch.items));
    }

    // The faulty ones first, halved until the kernel is found that the compiler does not take. In libraries
    // of their own: a fault in code leaves the kernel's name as it is.
    void build_and_try(const Batch& batch, const std::string& name) {
        if (stop_) return;
        const Result<std::string> faulty = build(batch, &Specimen::faulty, name + "_faulty");
        if (!faulty && batch.size() > 1) {
            const auto middle = batch.begin() + static_cast<ptrdiff_t>(batch.size() / 2);
            build_and_try(Batch(batch.begin(), middle), name + "a");
            build_and_try(Batch(middle, batch.end()), name + "b");
            return;
        }
        const Result<std::string> correct = build(batch, &Specimen::correct, name + "_correct");
        for (size_t i = 0; i < batch.size() && !stop_; ++i) {
            Specimen& specimen = specimens_[batch[i]];
            if (!correct) {
                specimen.problem = correct.error();
            } else if (!faulty) {
                specimen.observed = {faults::Shows::DoesNotCompile, first_error(faulty.error())};
            } else {
                try_both(specimen, worker(correct.value(), i), worker(faulty.value(), i));
            }
        }
    }

    Result<std::string> build(const Batch& batch, Case Specimen::*which, const std::string& name) {
        std::vector<const Case*> cases;
        for (const size_t i : batch) {
            Case& one = specimens_[i].*which;
            one.has_powers = false;  // their last bit is not asked for
            cases.push_back(&one);
        }
        return compiler_.build(cases, Precision::AsWritten, name);
    }

    Worker worker(const std::string& library, size_t number) const {
        return cpu_worker(sandbox_, library, static_cast<uint32_t>(number), {}, timeout_, stop_);
    }

    // The line that says what is wrong, without the folder.
    static std::string first_error(const std::string& said) {
        const size_t at = said.find("error: ");
        if (at == std::string::npos) return said.substr(0, said.find('\n'));
        return said.substr(at, said.find('\n', at) - at);
    }

    std::vector<Specimen>& specimens_;
    HostCompiler& compiler_;
    const contain::Sandbox& sandbox_;
    const std::chrono::seconds timeout_;
    const std::atomic<bool>& stop_;
    const std::string name_;
    Compiled memory_;
    std::vector<Batch> batches_;
};

}  // namespace

void observe(std::vector<Specimen>& specimens, HostCompiler& compiler, const contain::Sandbox& sandbox,
             std::chrono::seconds timeout, const std::atomic<bool>& stop, const std::string& name) {
    Observation(specimens, compiler, sandbox, timeout, stop, name).run();
}

}  // namespace weft::verify
