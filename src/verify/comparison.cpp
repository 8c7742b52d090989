#include "verify/comparison.h"

#include <algorithm>

#include "base/random.h"
#include "verify/compare.h"

namespace weft::verify {
namespace {

// Launches of the CPU with inputs a rounding error away: enough for nearly all, and where a difference is
// found, as many as leave no doubt that it is no jump.
constexpr unsigned usual_moves = 12, most_moves = 240;

// One launch on one machine, and what it left.
struct Side {
    Launch launch;
    Launcher& launcher;
    std::vector<std::string> data, gradients;  // per argument

    bool run(bool backward, const Surroundings& surroundings = {}) {
        if (!launch.forward(launcher, surroundings)) return false;
        data.assign(launch.args(), {});
        gradients.assign(launch.args(), {});
        for (size_t a = 0; a < launch.args(); ++a) {
            if (launch.is_array(a)) data[a] = launch.data(launcher, a);
        }
        if (!backward) return true;
        if (!launch.backward(launcher)) return false;
        for (size_t a = 0; a < launch.args(); ++a) {
            if (launch.is_float_array(a)) gradients[a] = launch.gradient(launcher, a);
        }
        return true;
    }
};

class Comparison {
  public:
    Comparison(const Case& item, const Plan& plan, const Other& other, Launcher& cpu, Launcher* wide)
        : item_(item), plan_(plan), other_(other), cpu_(cpu), wide_(wide) {}

    Outcome run() {
        for (const uint32_t n : plan_.sizes) {
            run_at(n);
            if (const auto& failure = other_.launcher.failure())
                return {failure->problem == Problem::Crashed ? other_.crashed : failure->problem,
                        other_.where + ", n = " + std::to_string(n) + ": " + failure->detail};
            for (Launcher* known : {&cpu_, wide_}) {
                if (known != nullptr && known->failure()) {
                    Outcome failed{known->failure()->problem, "on the CPU: " + known->failure()->detail};
                    failed.is_reference = true;
                    return failed;
                }
            }
            if (outcome_.problem != Problem::None) break;
        }
        return outcome_;
    }

  private:
    Side side(Launcher& launcher, const Layout& layout, uint32_t n) {
        return {Launch::make(item_, layout, n, item_.index).value(), launcher, {}, {}};
    }

    void run_at(uint32_t n) {
        Side other = side(other_.launcher, item_.layout, n), cpu = side(cpu_, item_.layout, n);
        if (!other.run(item_.has_backward, {.most_blocks = plan_.most_blocks})) return;
        if (const auto damaged = other.launch.damaged(other_.launcher)) {
            say(Problem::OutsideArray, other_.where + ": beside `" + item_.inputs.args[*damaged].name + "`",
                n);
            return;
        }
        if (!cpu.run(item_.has_backward)) return;
        const bool same = other.data == cpu.data && other.gradients == cpu.gradients;
        if (same || agree_nearly(n, other, cpu)) repeat(n, other);
    }

    // Bits differ: how far they may is told by more runs.
    bool agree_nearly(uint32_t n, const Side& other, const Side& cpu) {
        std::optional<Side> wide;
        if (wide_ != nullptr) {
            wide.emplace(side(*wide_, item_.wide_layout, n));
            if (!wide->run(item_.has_backward)) return false;
        }
        std::vector<Side> moved;
        Rng rng(item_.seed, item_.index);
        std::optional<std::string> found;
        for (const unsigned count : {usual_moves, most_moves}) {
            while (moved.size() < count) {
                if (!move(n, rng, moved)) return false;
            }
            found = difference(other, cpu, wide, moved);
            if (!found) return true;
        }
        return say(other_.differs, *found, n);
    }

    // The CPU again, with inputs that lie a rounding error away: how steep a result is, and whether it jumps.
    bool move(uint32_t n, Rng& rng, std::vector<Side>& moved) {
        Side near = side(cpu_, item_.layout, n);
        for (size_t a = 0; a < near.launch.args(); ++a) {
            const Field& field = item_.layout.fields[a];
            if (!field.is_float()) continue;
            const double step = field.scalar == types::Scalar::Float64   ? 0x1p-51
                                : field.scalar == types::Scalar::Float32 ? 0x1p-22
                                                                         : 0x1p-9;
            for (double& number : near.launch.numbers()[a]) number *= rng.chance(50) ? 1 + step : 1 - step;
        }
        if (!near.run(item_.has_backward)) return false;
        moved.push_back(std::move(near));
        return true;
    }

    // The first number that is too far from the CPU's.
    std::optional<std::string> difference(const Side& other, const Side& cpu, const std::optional<Side>& wide,
                                          const std::vector<Side>& moved) const {
        const double largest_float = std::max(largest(cpu.data), largest(cpu.gradients));
        for (size_t a = 0; a < cpu.launch.args(); ++a) {
            if (!cpu.launch.is_array(a)) continue;
            const bool is_float = item_.layout.fields[a].is_float();
            const auto compare_one = [&](const std::vector<std::string> Side::*what) {
                Results results;
                results.scalar = item_.layout.fields[a].scalar;
                results.computed = item_.coarsest;
                results.cpu = (cpu.*what)[a];
                results.other = (other.*what)[a];
                for (const Side& near : moved) results.moved.push_back((near.*what)[a]);
                if (wide && is_float) results.wide = ((*wide).*what)[a];
                results.largest = largest_float;
                // The threads of a block sum what is in a tile in an order of their own, too.
                results.has_atomics = item_.has_atomics || item_.has_tiles || what == &Side::gradients;
                // With fewer elements than threads, several add to one.
                if (results.has_atomics && cpu.launch.elements(a) < cpu.launch.contributions())
                    results.contributions = static_cast<double>(cpu.launch.contributions());
                results.order_shows = item_.order_shows && cpu.launch.is_output(a);
                return compare(results);
            };
            const std::string name = "`" + item_.inputs.args[a].name + "`, ";
            if (const auto found = compare_one(&Side::data)) return name + found->text(other_.where);
            if (!is_float || !item_.has_backward) continue;
            if (const auto found = compare_one(&Side::gradients))
                return "gradient of " + name + found->text(other_.where);
        }
        return std::nullopt;
    }

    // Of the floats of a launch: what lies between them and a result is of their size.
    double largest(const std::vector<std::string>& all) const {
        double found = 0;
        for (size_t a = 0; a < all.size(); ++a) {
            if (item_.layout.fields[a].is_float())
                found = std::max(found, largest_of(all[a], item_.layout.fields[a].scalar));
        }
        return found;
    }

    // The same launch again, elsewhere and with poisoned outputs: what atomics do not reorder stays.
    void repeat(uint32_t n, const Side& before) {
        Side again = side(other_.launcher, item_.layout, n);
        if (!again.run(false, {.poisoned_outputs = true, .moved = true, .most_blocks = plan_.most_blocks}) ||
            item_.has_atomics)
            return;
        for (size_t a = 0; a < again.launch.args(); ++a) {
            if (!again.launch.is_array(a) ||
                !again.launch.first_changed_by_poison(a, before.data[a], again.data[a]))
                continue;
            say(Problem::NotDeterministic, other_.where + ": `" + item_.inputs.args[a].name + "`", n);
            return;
        }
    }

    bool say(Problem problem, const std::string& detail, uint32_t n) {
        outcome_.problem = problem;
        outcome_.detail = detail + ", n = " + std::to_string(n);
        return false;
    }

    const Case& item_;
    const Plan& plan_;
    const Other& other_;
    Launcher& cpu_;
    Launcher* wide_;
    Outcome outcome_;
};

Result<Launcher> started(const Case& item, const Layout& layout, const Plan& plan, const Worker& worker) {
    WEFT_TRY(const size_t memory, memory_needed(item, layout, plan.sizes));
    return Launcher::start(worker, memory);
}

}  // namespace

Result<size_t> memory_needed(const Case& item, const Layout& layout, std::span<const uint32_t> all) {
    size_t memory = 0;
    for (const uint32_t n : all) {
        const Result<Launch> launch = Launch::make(item, layout, n, item.index);
        if (!launch) return Error::finding(launch.error());
        memory = std::max(memory, launch.value().memory_needed());
    }
    if (memory > Launcher::most_memory) return Error::finding("more memory than a launch may have");
    return memory;
}

Outcome compare_with_cpu(const Case& item, const Other& other, const CpuWorkers& workers, const Plan& plan) {
    Result<Launcher> cpu = started(item, item.layout, plan, workers.plain);
    if (!cpu) return not_started(cpu.failure());
    if (!workers.wide) return Comparison(item, plan, other, cpu.value(), nullptr).run();
    Result<Launcher> wide = started(item, item.wide_layout, plan, *workers.wide);
    if (!wide) return not_started(wide.failure());
    return Comparison(item, plan, other, cpu.value(), &wide.value()).run();
}

Outcome execute_beside(const Case& item, const Worker& worker, const std::string& compiler,
                       const CpuWorkers& workers) {
    const Plan plan;
    Result<Launcher> launcher = started(item, item.layout, plan, worker);
    if (!launcher) return not_started(launcher.failure());
    const Other other{launcher.value(), "by " + compiler, Problem::CompilersDiffer, Problem::Crashed};
    return compare_with_cpu(item, other, workers, plan);
}

}  // namespace weft::verify
