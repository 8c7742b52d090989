#include "verify/execution.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace weft::verify {
namespace {

class Execution {
  public:
    Execution(const Case& item, std::span<Recorder* const> recorders) : item_(item), recorders_(recorders) {}

    Outcome run(const Worker& worker) {
        std::vector<Launch> launches;
        size_t memory = 0;
        for (const uint32_t n : sizes) {
            Result<Launch> made = Launch::make(item_, item_.layout, n, item_.index);
            if (!made) return {Problem::BadInputs, "n = " + std::to_string(n) + ": " + made.error()};
            memory = std::max(memory, made.value().memory_needed());
            launches.push_back(std::move(made).value());
        }
        if (memory > Launcher::most_memory)
            return {Problem::TooLarge, std::to_string(memory >> 20) + " MiB of memory, " +
                                           std::to_string(Launcher::most_memory >> 20) + " is the most"};
        Result<Launcher> launcher = Launcher::start(worker, memory);
        if (!launcher) return not_started(launcher.failure());
        for (size_t i = 0; i < launches.size() && outcome_.problem == Problem::None; ++i) {
            Launch launch = std::move(launches[i]);  // its numbers go with it
            run_at(sizes[i], launch, launcher.value());
        }
        if (outcome_.problem == Problem::None && !wrote_) try_other_inputs(memory, launcher.value());
        if (const auto& failure = launcher.value().failure()) return {failure->problem, failure->detail};
        if (outcome_.problem == Problem::None && !wrote_)
            say(Problem::NothingWritten, "no array that is said to be written");
        return outcome_;
    }

  private:
    // A few numbers decide whether anything is written at all, in arrays of one size for every n: theirs may
    // all lie on one side.
    void try_other_inputs(size_t memory, Launcher& launcher) {
        constexpr uint64_t most_tried = 16;
        for (uint64_t other = 1; other <= most_tried && !wrote_; ++other) {
            Result<Launch> launch =
                Launch::make(item_, item_.layout, *std::rbegin(sizes), item_.index + other);
            if (!launch || launch.value().memory_needed() > memory) continue;
            if (!launch.value().forward(launcher)) return;
            for (size_t a = 0; a < launch.value().args(); ++a) {
                if (launch.value().is_array(a) && launch.value().is_output(a))
                    wrote_ |= launch.value().data(launcher, a) != launch.value().initial(a);
            }
        }
    }

    void run_at(uint32_t n, Launch& launch, Launcher& launcher) {
        if (!launch.forward(launcher)) return;
        if (!stays_inside(n, launch, launcher)) return;
        std::vector<std::string> results(launch.args());
        for (size_t a = 0; a < launch.args(); ++a) {
            if (!launch.is_array(a)) continue;
            results[a] = launch.data(launcher, a);
            if (!is_sound(n, launch, a, results[a])) return;
            record(launch, n, a, Recorder::What::Data, results[a]);
        }
        if (item_.has_backward && !run_backward(n, launch, launcher)) return;
        repeat(n, launch, launcher, results);
    }

    bool stays_inside(uint32_t n, const Launch& launch, const Launcher& launcher) {
        const std::optional<size_t> damaged = launch.damaged(launcher);
        if (!damaged) return true;
        return say(Problem::OutsideArray, "beside " + name(*damaged) + ", n = " + std::to_string(n));
    }

    bool is_sound(uint32_t n, const Launch& launch, size_t arg, const std::string& bytes) {
        if (!launch.is_output(arg))
            return bytes == launch.initial(arg) || say(Problem::InputChanged, name(arg));
        const int64_t at = launch.not_finite(arg, bytes);
        return at < 0 || say(Problem::NotFinite, place(arg, at, n));
    }

    bool run_backward(uint32_t n, Launch& launch, Launcher& launcher) {
        if (!launch.backward(launcher) || !stays_inside(n, launch, launcher)) return false;
        for (size_t a = 0; a < launch.args(); ++a) {
            if (!launch.is_float_array(a)) continue;
            const std::string bytes = launch.gradient(launcher, a);
            // Of a gradient that is said to be Warp's own, and not the true one, nothing is expected.
            const bool is_claimed = item_.gradient == "exact" || item_.gradient == "none";
            if (const int64_t at = launch.not_finite(a, bytes); at >= 0 && is_claimed)
                return say(Problem::GradientNotFinite, place(a, at, n));
            record(launch, n, a, Recorder::What::Gradient, bytes);
        }
        return true;
    }

    // The same inputs again: once as they were, elsewhere, and once with outputs that begin as poison.
    void repeat(uint32_t n, Launch& launch, Launcher& launcher, const std::vector<std::string>& results) {
        if (!launch.forward(launcher, {.moved = true})) return;
        for (size_t a = 0; a < launch.args(); ++a) {
            if (launch.is_array(a) && launch.data(launcher, a) != results[a]) {
                say(Problem::NotDeterministic, name(a) + ", n = " + std::to_string(n));
                return;
            }
        }
        if (!launch.forward(launcher, {.poisoned_outputs = true})) return;
        for (size_t a = 0; a < launch.args(); ++a) {
            if (!launch.is_array(a) || !launch.is_output(a)) continue;
            if (!compare_poisoned(n, launch, a, results[a], launch.data(launcher, a))) return;
        }
    }

    bool compare_poisoned(uint32_t n, const Launch& launch, size_t arg, const std::string& result,
                          const std::string& poisoned) {
        if (item_.inputs.args[arg].role != inputs::Role::Out) {
            wrote_ = true;  // or not: the least of a 0 and what is above it is written, and does not show
            return true;
        }
        wrote_ |= result != launch.initial(arg) || poisoned != launch.poison(arg);
        const auto changed = launch.first_changed_by_poison(arg, result, poisoned);
        return !changed || say(Problem::OutputRead, place(arg, static_cast<int64_t>(*changed), n));
    }

    // False, so that what cannot go on says so in one line.
    bool say(Problem problem, std::string detail) {
        outcome_.problem = problem;
        outcome_.detail = std::move(detail);
        return false;
    }
    std::string name(size_t arg) const { return "`" + item_.inputs.args[arg].name + "`"; }
    std::string place(size_t arg, int64_t number, uint32_t n) const {
        return name(arg) + ", number " + std::to_string(number) + ", n = " + std::to_string(n);
    }
    void record(Launch& launch, uint32_t n, size_t arg, Recorder::What what, const std::string& bytes) const {
        for (Recorder* recorder : recorders_) recorder->array(launch, n, arg, what, bytes);
    }

    const Case& item_;
    std::span<Recorder* const> recorders_;
    Outcome outcome_;
    bool wrote_ = false;
};

}  // namespace

Outcome execute(const Case& item, const Worker& worker, std::span<Recorder* const> recorders) {
    return Execution(item, recorders).run(worker);
}

}  // namespace weft::verify
