#include "verify/trial.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "verify/launch.h"
#include "verify/numbers.h"

namespace weft::verify {
namespace {

using faults::Shows;

constexpr uint32_t trial_sizes[] = {2, 33, 256, 1000};
// For the threads of a launch one by one: more than an array of few elements has.
constexpr uint32_t crowd = 96;
constexpr uint64_t most_threads = 4096;
// What outputs hold before a thread runs: what is written may be one of them, as the least of it and a number
// is.
constexpr int as_they_are = -1, contents[] = {as_they_are, 0xff, 0x7f};
// Two programs that mean the same may differ by rounding; those that mean something else differ by more.
constexpr double least_difference = 2e-6;

class Trial {
  public:
    Trial(Specimen& specimen, Launcher& correct, Launcher& faulty)
        : specimen_(specimen), correct_launcher_(correct), faulty_launcher_(faulty) {}

    // What was seen goes into the specimen; the expected is enough, and without it the first.
    void run(std::vector<Launch>& correct, std::vector<Launch>& faulty) {
        for (size_t i = 0; i < correct.size() && goes_on(); ++i) {
            n_ = trial_sizes[i];
            run_at(correct[i], faulty[i]);
        }
        if (goes_on() && specimen_.faulty.by_thread) look_for_race();
        for (size_t i = 0; i < correct.size() && goes_on(); ++i) {
            n_ = trial_sizes[i];
            compare_gradients(correct[i], faulty[i]);
        }
    }

  private:
    bool goes_on() const {
        return specimen_.problem.empty() && !faulty_launcher_.failure() &&
               (!specimen_.observed || specimen_.observed->shows != specimen_.expected);
    }
    void see(Shows shows, std::string detail) {
        if (specimen_.observed && shows != specimen_.expected) return;
        specimen_.observed = {shows, std::move(detail)};
    }
    std::string name(size_t arg) const { return "`" + specimen_.faulty.inputs.args[arg].name + "`"; }
    std::string at_n() const { return ", n = " + std::to_string(n_); }

    bool forward(Launch& launch, Launcher& launcher, Surroundings surroundings = {}) {
        if (launch.forward(launcher, surroundings)) return true;
        const auto& failure = launcher.failure();
        if (&launcher == &correct_launcher_) {
            specimen_.problem = "the correct kernel does not run: " + failure->detail;
        } else {
            see(failure->problem == Problem::TooSlow ? Shows::NeverEnds : Shows::Crash,
                failure->detail + at_n());
        }
        return false;
    }

    void run_at(Launch& correct, Launch& faulty) {
        if (!forward(correct, correct_launcher_) || !forward(faulty, faulty_launcher_)) return;
        if (const auto damaged = faulty.damaged(faulty_launcher_))
            see(Shows::OutsideArray, "bytes beside " + name(*damaged) + " are written" + at_n());
        std::vector<std::string> results(faulty.args());
        for (size_t a = 0; a < faulty.args(); ++a) {
            if (!faulty.is_array(a)) continue;
            results[a] = faulty.data(faulty_launcher_, a);
            const std::string right = correct.data(correct_launcher_, a);
            if (!faulty.is_output(a) && results[a] != right)
                see(Shows::InputChanged, "the input " + name(a) + " is written" + at_n());
            if (faulty.is_output(a)) compare(a, right, results[a], Shows::WrongOutput);
        }
        if (goes_on()) repeat(faulty, results);
    }

    // The same inputs with other bytes around arrays, and with other contents of outputs.
    void repeat(Launch& faulty, const std::vector<std::string>& results) {
        if (!forward(faulty, faulty_launcher_, {.moved = true})) return;
        for (size_t a = 0; a < faulty.args(); ++a) {
            if (faulty.is_array(a) && faulty.data(faulty_launcher_, a) != results[a]) {
                see(Shows::OutsideArray, name(a) + " depends on the bytes beside an array" + at_n());
                break;
            }
        }
        if (!goes_on() || !forward(faulty, faulty_launcher_, {.poisoned_outputs = true})) return;
        for (size_t a = 0; a < faulty.args(); ++a) {
            if (!faulty.is_array(a) || specimen_.faulty.inputs.args[a].role != inputs::Role::Out) continue;
            const auto changed =
                faulty.first_changed_by_poison(a, results[a], faulty.data(faulty_launcher_, a));
            if (changed)
                see(Shows::OutputRead, name(a) + ", number " + std::to_string(*changed) +
                                           ", depends on what it held before" + at_n());
        }
    }

    void compare(size_t arg, const std::string& right, const std::string& wrong, Shows shows) {
        const Field& field = specimen_.faulty.layout.fields[arg];
        const size_t size = field.scalar_size();
        for (size_t at = 0; at < right.size(); at += size) {
            if (right.compare(at, size, wrong, at, size) == 0) continue;
            const double a = read_number(right.data() + at, field.scalar),
                         b = read_number(wrong.data() + at, field.scalar);
            const std::string where = name(arg) + ", number " + std::to_string(at / size) + at_n() + ": ";
            if (std::isfinite(a) && !std::isfinite(b))
                return see(Shows::NotFinite, where + "no finite number");
            const bool is_near = field.is_float() &&
                                 std::fabs(a - b) <= least_difference * std::max(std::fabs(a), std::fabs(b));
            if (!is_near) return see(shows, where + shown(b) + " instead of " + shown(a));
        }
    }
    static std::string shown(double number) {
        char text[32];
        std::snprintf(text, sizeof text, "%.6g", number);
        return text;
    }

    // Each thread alone on fresh memory: which elements it writes.
    void look_for_race() {
        n_ = crowd;
        Result<Launch> made =
            Launch::make(specimen_.faulty, specimen_.faulty.layout, n_, specimen_.faulty.index);
        if (!made || made.value().threads() > most_threads ||
            made.value().memory_needed() > faulty_launcher_.memory().size())
            return;
        Launch& launch = made.value();
        std::vector<std::vector<uint64_t>> writers(launch.args());
        for (uint64_t thread = 1; thread <= launch.threads(); ++thread) {
            for (const int poison : contents) {
                Surroundings surroundings{.thread = thread};
                const bool poisoned = poison != as_they_are;
                if (poisoned) {
                    surroundings.poisoned_outputs = surroundings.poisoned_updates = true;
                    surroundings.poison = static_cast<unsigned char>(poison);
                }
                if (!forward(launch, faulty_launcher_, surroundings)) return;
                for (size_t a = 0; a < launch.args(); ++a) {
                    if (is_stored(launch, a) && add_writes(launch, a, poisoned, thread, writers[a])) return;
                }
            }
        }
    }

    bool is_stored(const Launch& launch, size_t arg) const {
        const auto& stored = specimen_.faulty.stored;
        return launch.is_array(arg) && launch.is_output(arg) &&
               std::find(stored.begin(), stored.end(), specimen_.faulty.inputs.args[arg].name) !=
                   stored.end();
    }

    // True: another thread has written one of the elements that this one writes.
    bool add_writes(Launch& launch, size_t arg, bool poisoned, uint64_t thread,
                    std::vector<uint64_t>& writers) {
        const std::string before = poisoned ? launch.poison(arg) : launch.initial(arg);
        const std::string after = launch.data(faulty_launcher_, arg);
        const Field& field = specimen_.faulty.layout.fields[arg];
        const size_t size = field.scalar_size() * field.components;
        writers.resize(after.size() / size);
        for (size_t i = 0; i < writers.size(); ++i) {
            if (after.compare(i * size, size, before, i * size, size) == 0) continue;
            if (writers[i] != 0 && writers[i] != thread) {
                see(Shows::Race, "threads " + std::to_string(writers[i] - 1) + " and " +
                                     std::to_string(thread - 1) + " write element " + std::to_string(i) +
                                     " of " + name(arg) + ", and no atomic orders them" + at_n());
                return true;
            }
            writers[i] = thread;
        }
        return false;
    }

    void compare_gradients(Launch& correct, Launch& faulty) {
        if (!specimen_.correct.has_backward || !specimen_.faulty.has_backward) return;
        if (!forward(correct, correct_launcher_) || !forward(faulty, faulty_launcher_)) return;
        if (!correct.backward(correct_launcher_)) {
            specimen_.problem = "the adjoint of the correct kernel does not run";
            return;
        }
        if (!faulty.backward(faulty_launcher_)) return see(Shows::Crash, "in the backward pass" + at_n());
        if (const auto damaged = faulty.damaged(faulty_launcher_))
            see(Shows::OutsideArray, "the backward pass writes bytes beside " + name(*damaged) + at_n());
        for (size_t a = 0; a < faulty.args() && goes_on(); ++a) {
            if (faulty.is_float_array(a))
                compare(a, correct.gradient(correct_launcher_, a), faulty.gradient(faulty_launcher_, a),
                        Shows::WrongGradient);
        }
    }

    Specimen& specimen_;
    Launcher &correct_launcher_, &faulty_launcher_;
    uint32_t n_ = 0;
};

}  // namespace

void try_both(Specimen& specimen, const Worker& correct_worker, const Worker& faulty_worker) {
    std::vector<Launch> correct, faulty;
    size_t memory = 0;
    const auto add = [&](const Case& one, uint32_t n, std::vector<Launch>& to) {
        Result<Launch> made = Launch::make(one, one.layout, n, one.index);
        if (!made) {
            specimen.problem = made.error();
            return false;
        }
        memory = std::max(memory, made.value().memory_needed());
        to.push_back(std::move(made).value());
        return true;
    };
    for (const uint32_t n : trial_sizes) {
        if (!add(specimen.correct, n, correct) || !add(specimen.faulty, n, faulty)) return;
    }
    if (memory > Launcher::most_memory) {
        specimen.problem = "its inputs are too large to run it";
        return;
    }
    Result<Launcher> first = Launcher::start(correct_worker, memory),
                     second = Launcher::start(faulty_worker, memory);
    if (!first || !second) {
        specimen.problem = first ? second.error() : first.error();
        return;
    }
    Trial(specimen, first.value(), second.value()).run(correct, faulty);
}

}  // namespace weft::verify
