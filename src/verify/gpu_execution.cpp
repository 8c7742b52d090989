#include "verify/gpu_execution.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "base/files.h"
#include "base/random.h"
#include "contain/finished.h"
#include "verify/compare.h"
#include "verify/first_lines.h"

namespace weft::verify {
namespace {

constexpr size_t usual_memory = 16 << 20;  // of a GPU's worker: most kernels need less
constexpr unsigned moves = 12;             // launches of the CPU with inputs a rounding error away

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
    Comparison(const Case& item, const GpuPlan& plan, Launcher& gpu, Launcher& cpu, Launcher* wide)
        : item_(item), plan_(plan), gpu_(gpu), cpu_(cpu), wide_(wide) {}

    Outcome run() {
        for (const uint32_t n : plan_.sizes) {
            run_at(n);
            if (const auto& failure = gpu_.failure())
                return {failure->problem == Problem::Crashed ? Problem::GpuFault : failure->problem,
                        "n = " + std::to_string(n) + ": " + failure->detail};
            for (Launcher* other : {&cpu_, wide_}) {
                if (other != nullptr && other->failure())
                    return {other->failure()->problem, "on the CPU: " + other->failure()->detail};
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
        Side gpu = side(gpu_, item_.layout, n), cpu = side(cpu_, item_.layout, n);
        if (!gpu.run(item_.has_backward, {.most_blocks = plan_.most_blocks})) return;
        if (const auto damaged = gpu.launch.damaged(gpu_)) {
            say(Problem::OutsideArray, "on the GPU: beside `" + item_.inputs.args[*damaged].name + "`", n);
            return;
        }
        if (!cpu.run(item_.has_backward)) return;
        std::optional<Side> wide;
        if (wide_ != nullptr) {
            wide.emplace(side(*wide_, item_.wide_layout, n));
            if (!wide->run(item_.has_backward)) return;
        }
        std::vector<Side> moved;
        if (!move(n, moved) || !agree(n, gpu, cpu, wide, moved)) return;
        repeat(n, gpu);
    }

    // The CPU again, with inputs that lie a rounding error away: how steep a result is, and whether it jumps.
    bool move(uint32_t n, std::vector<Side>& moved) {
        Rng rng(item_.seed, item_.index);
        for (unsigned i = 0; i < moves; ++i) {
            Side other = side(cpu_, item_.layout, n);
            for (size_t a = 0; a < other.launch.args(); ++a) {
                const Field& field = item_.layout.fields[a];
                if (!field.is_float()) continue;
                const double step = field.scalar == types::Scalar::Float64   ? 0x1p-51
                                    : field.scalar == types::Scalar::Float32 ? 0x1p-22
                                                                             : 0x1p-9;
                for (double& number : other.launch.numbers()[a])
                    number *= rng.chance(50) ? 1 + step : 1 - step;
            }
            if (!other.run(item_.has_backward)) return false;
            moved.push_back(std::move(other));
        }
        return true;
    }

    bool agree(uint32_t n, const Side& gpu, const Side& cpu, const std::optional<Side>& wide,
               const std::vector<Side>& moved) {
        for (size_t a = 0; a < cpu.launch.args(); ++a) {
            if (!cpu.launch.is_array(a)) continue;
            const bool is_float = item_.layout.fields[a].is_float();
            const auto compare_one = [&](const std::vector<std::string> Side::*what, const char* of) {
                Results results;
                results.scalar = item_.layout.fields[a].scalar;
                results.cpu = (cpu.*what)[a];
                results.gpu = (gpu.*what)[a];
                for (const Side& other : moved) results.moved.push_back((other.*what)[a]);
                if (wide && is_float) results.wide = ((*wide).*what)[a];
                results.largest = std::max(largest(cpu.data), largest(cpu.gradients));
                results.has_atomics = item_.has_atomics || what == &Side::gradients;
                // With fewer elements than threads, several add to one.
                if (results.has_atomics && cpu.launch.elements(a) < cpu.launch.threads())
                    results.contributions = static_cast<double>(cpu.launch.threads());
                results.order_shows = item_.order_shows && cpu.launch.is_output(a);
                const auto difference = compare(results);
                return !difference ||
                       say(Problem::GpuDiffers,
                           of + ("`" + item_.inputs.args[a].name) + "`, " + difference->text(), n);
            };
            if (!compare_one(&Side::data, "")) return false;
            if (is_float && item_.has_backward && !compare_one(&Side::gradients, "gradient of "))
                return false;
        }
        return true;
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

    // The same launch on the GPU, elsewhere and with poisoned outputs: what atomics do not reorder stays.
    void repeat(uint32_t n, const Side& before) {
        Side again = side(gpu_, item_.layout, n);
        if (!again.run(false, {.poisoned_outputs = true, .moved = true, .most_blocks = plan_.most_blocks}) ||
            item_.has_atomics)
            return;
        for (size_t a = 0; a < again.launch.args(); ++a) {
            if (!again.launch.is_array(a) ||
                !again.launch.first_changed_by_poison(a, before.data[a], again.data[a]))
                continue;
            say(Problem::NotDeterministic, "on the GPU: `" + item_.inputs.args[a].name + "`", n);
            return;
        }
    }

    bool say(Problem problem, const std::string& detail, uint32_t n) {
        outcome_.problem = problem;
        outcome_.detail = detail + ", n = " + std::to_string(n);
        return false;
    }

    const Case& item_;
    const GpuPlan& plan_;
    Launcher &gpu_, &cpu_;
    Launcher* wide_;
    Outcome outcome_;
};

Result<size_t> memory_needed(const Case& item, const Layout& layout, std::span<const uint32_t> all) {
    size_t memory = 0;
    for (const uint32_t n : all) {
        WEFT_TRY(const Launch launch, Launch::make(item, layout, n, item.index));
        memory = std::max(memory, launch.memory_needed());
    }
    if (memory > Launcher::most_memory) return Error{"more memory than a launch may have"};
    return memory;
}

Result<Launcher> started(const Case& item, const Layout& layout, const GpuPlan& plan, const Worker& worker) {
    WEFT_TRY(const size_t memory, memory_needed(item, layout, plan.sizes));
    return Launcher::start(worker, memory);
}

}  // namespace

GpuSession::GpuSession(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
                       const std::atomic<bool>& stop)
    : worker_(gpu_worker(sandbox, gpu, timeout, stop)) {}

Result<Launcher*> GpuSession::choose(const GpuCode& code, const Case& item, size_t memory) {
    std::string text = code.cubin + "\n" + code.forward + " " +
                       (code.backward.empty() ? "-" : code.backward) + " " + std::to_string(item.dims);
    for (const uint32_t offset : item.layout.parameters) text += " " + std::to_string(offset);
    const size_t needed = std::max({memory, text.size() + 1, usual_memory});
    if (!launcher_ || launcher_->failure() || launcher_->memory().size() < needed) {
        launcher_.reset();
        WEFT_TRY(Launcher started, Launcher::start(worker_, needed));
        launcher_.emplace(std::move(started));
    }
    launcher_->grant_time();
    std::copy_n(text.c_str(), text.size() + 1, launcher_->memory().data());
    worker::Order order;
    order.pass = worker::Pass::Choose;
    if (!launcher_->launch(order)) return Error{launcher_->failure()->detail};
    return &*launcher_;
}

Outcome execute_on_gpu(const Case& item, GpuSession& session, const GpuCode& code, const CpuWorkers& workers,
                       const GpuPlan& plan) {
    const Result<size_t> memory = memory_needed(item, item.layout, plan.sizes);
    if (!memory) return {Problem::TooLarge, memory.error()};
    const Result<Launcher*> gpu = session.choose(code, item, memory.value());
    if (!gpu) return {Problem::GpuFault, gpu.error()};
    Result<Launcher> cpu = started(item, item.layout, plan, workers.plain);
    if (!cpu) return {Problem::Crashed, cpu.error()};
    if (!workers.wide) return Comparison(item, plan, *gpu.value(), cpu.value(), nullptr).run();
    Result<Launcher> wide = started(item, item.wide_layout, plan, *workers.wide);
    if (!wide) return {Problem::Crashed, wide.error()};
    return Comparison(item, plan, *gpu.value(), cpu.value(), &wide.value()).run();
}

GpuCode code_of(const Case& item, std::string cubin) {
    GpuCode code;
    code.cubin = std::move(cubin);
    for (const cuda::EntryPoint& entry : item.cuda.entries) {
        if (entry.name.starts_with(item.symbol + "_"))
            (entry.pass == emit::Pass::Forward ? code.forward : code.backward) = entry.name;
    }
    return code;
}

std::vector<Result<std::string>> cubin_files(const cuda::Batch& batch, const std::string& stem) {
    std::vector<Result<std::string>> programs, units;
    for (const cuda::Program& program : batch.programs) {
        const std::string path = stem + "_" + std::to_string(programs.size()) + ".cubin";
        const auto written = write_file(path, program.cubin);
        programs.push_back(written ? Result<std::string>(path) : written.failure());
    }
    for (const cuda::UnitResult& unit : batch.units)
        units.push_back(unit.ok() ? programs[unit.program] : Error{unit.message});
    return units;
}

Result<Gpus> list_gpus(const contain::Sandbox& sandbox) {
    contain::Sandbox::Job job;
    job.words = {"gpus"};
    job.limits = {0, 60, 1 << 20};
    const std::atomic<bool> never = false;
    WEFT_TRY(const contain::Finished listed,
             contain::run_to_end(sandbox.with_limits(job), std::chrono::seconds(60), never, 16 << 10));
    if (!listed.in_time) return Error{"the CUDA driver does not answer"};
    if (!listed.well()) return Error{"there is no GPU: " + first_lines(listed.errors)};
    std::istringstream text(listed.output);
    Gpus gpus;
    text >> gpus.driver;
    GpuInfo info;
    while (text >> info.architecture >> info.multiprocessors >> info.memory && text.get() == '\t' &&
           std::getline(text, info.name)) {
        info.number = static_cast<int>(gpus.all.size());
        gpus.all.push_back(info);
    }
    if (gpus.all.empty()) return Error{"there is no GPU"};
    return gpus;
}

}  // namespace weft::verify
