#include "verify/gpu_execution.h"

#include <algorithm>
#include <sstream>

#include "base/files.h"
#include "contain/finished.h"
#include "verify/first_lines.h"

namespace weft::verify {
namespace {

constexpr size_t usual_memory = 16 << 20;  // of a GPU's worker: most kernels need less

// As worker::Pass::Choose asks for them, the dimensions before them.
std::string parameters_text(const Case& item) {
    std::string text = " " + std::to_string(item.plain ? 0 : item.dims);
    if (!item.plain) {
        for (const uint32_t offset : item.layout.parameters) text += " " + std::to_string(offset);
        return text;
    }
    for (const PlainLaunch::Argument& one : item.plain->arguments) {
        switch (one.kind) {
            case PlainLaunch::Argument::Kind::Value:
                text += " " + std::to_string(one.at);
                break;
            case PlainLaunch::Argument::Kind::LaunchSize:
                text += " n" + std::to_string(one.at);
                break;
            case PlainLaunch::Argument::Kind::Zero:
                text += " z";
                break;
        }
    }
    return text;
}

}  // namespace

GpuSession::GpuSession(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
                       const std::atomic<bool>& stop, std::vector<std::string> under)
    : worker_(gpu_worker(sandbox, gpu, timeout, stop, std::move(under))) {}

Result<Launcher*> GpuSession::choose(const GpuCode& code, const Case& item, size_t memory) {
    const std::string text = code.cubin + "\n" + code.forward + " " +
                             (code.backward.empty() ? "-" : code.backward) + parameters_text(item);
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
    if (!launcher_->launch(order)) return Error::finding(launcher_->failure()->detail);
    return &*launcher_;
}

Outcome execute_on_gpu(const Case& item, GpuSession& session, const GpuCode& code, const CpuWorkers& workers,
                       const Plan& plan) {
    const Result<size_t> memory = memory_needed(item, item.layout, plan.sizes);
    if (!memory) return {Problem::TooLarge, memory.error()};
    const Result<Launcher*> gpu = session.choose(code, item, memory.value());
    if (!gpu) return not_started(gpu.failure(), Problem::GpuFault);
    const Other other{*gpu.value(), "on the GPU", Problem::GpuDiffers, Problem::GpuFault};
    return compare_with_cpu(item, other, workers, plan);
}

GpuCode code_of(const Case& item, std::string cubin) {
    GpuCode code;
    code.cubin = std::move(cubin);
    if (item.plain) {
        code.forward = item.plain->entry;
        return code;
    }
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
        units.push_back(unit.ok() ? programs[unit.program] : Error::finding(unit.message));
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
