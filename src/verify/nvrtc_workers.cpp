#include "verify/nvrtc_workers.h"

#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "worker/protocol.h"

namespace weft::verify {
namespace {

namespace fs = std::filesystem;

constexpr size_t shared_bytes = 64 << 20;               // a program, and what comes of it
constexpr uint64_t own_memory = uint64_t{4} << 30;      // of a worker
constexpr uint64_t largest_file = uint64_t{256} << 20;  // of a precompiled header
constexpr std::chrono::seconds to_start{30};            // and say which version it is

// The folder of the library, and the one it really lies in: its parts lie beside it.
std::vector<std::string> folders_of(const std::string& library) {
    if (library.find('/') == std::string::npos) return {};  // the loader's own
    std::error_code error;
    const fs::path path = fs::absolute(library, error), real = fs::canonical(path, error);
    std::vector<std::string> folders{path.parent_path().string()};
    if (!error && real.parent_path() != path.parent_path()) folders.push_back(real.parent_path().string());
    return folders;
}

std::string full_path(const std::string& library) {
    std::error_code error;
    return library.find('/') == std::string::npos ? library : fs::absolute(library, error).string();
}

struct Started {
    NvrtcWorkers::Worker worker;
    worker::NvrtcHello hello;
};

Result<Started> start(const std::string& library, const std::string& headers, const contain::Sandbox& sandbox,
                      const std::atomic<bool>& stop) {
    contain::Sandbox::Job job;
    job.words = {"nvrtc", full_path(library)};
    job.readable = folders_of(library);
    // The loader finds its parts where it lies.
    if (!job.readable.empty()) job.environment = {"LD_LIBRARY_PATH=" + job.readable.back()};
    job.readable.push_back(headers);
    WEFT_TRY(TemporaryFolder folder, TemporaryFolder::make("weft-nvrtc"));
    job.writable = folder.path();
    // It serves many programs, one after the other: time on the clock limits each.
    job.limits = {own_memory, RLIM_INFINITY, largest_file};
    WEFT_TRY(WorkerProcess process, WorkerProcess::start(sandbox.worker(job), shared_bytes, to_start));
    Started made{{std::move(folder), std::move(process)}, {}};
    if (!made.worker.process.receive(&made.hello, sizeof made.hello, stop))
        return Error{made.worker.process.failure()->detail};
    return made;
}

// The texts of an order, into the memory. Nothing: they do not fit.
std::optional<worker::CompileOrder> written(const cuda::Job& job, std::span<char> memory) {
    worker::CompileOrder order;
    order.text = job.text.size();
    order.name = job.name.size();
    for (const std::string& option : job.options) order.options += option.size() + 1;
    if (order.text + order.name + order.options > memory.size()) return std::nullopt;
    char* to = std::copy(job.text.begin(), job.text.end(), memory.data());
    to = std::copy(job.name.begin(), job.name.end(), to);
    for (const std::string& option : job.options) {
        to = std::copy(option.begin(), option.end(), to);
        *to++ = '\0';
    }
    return order;
}

// What a worker says of its memory is believed no further than that goes.
Result<cuda::Product> product_of(const worker::CompileAnswer& answer, std::span<const char> memory) {
    using Outcome = worker::CompileAnswer::Outcome;
    const size_t size = memory.size();
    if (answer.outcome == Outcome::TooLarge)
        return Error{"NVRTC made more than " + std::to_string(size) + " bytes"};
    if (answer.ptx > size || answer.cubin > size - answer.ptx ||
        answer.log > size - answer.ptx - answer.cubin)
        return Error{"NVRTC's worker says what cannot be"};
    const char* from = memory.data();
    const auto take = [&from](size_t bytes) {
        std::string text(from, bytes);
        from += bytes;
        return text;
    };
    cuda::Product product;
    product.ptx = take(answer.ptx);
    product.cubin = take(answer.cubin);
    product.log = take(answer.log);
    product.cpu_seconds = answer.cpu_seconds;
    product.ok = answer.outcome == Outcome::Compiled;
    if (product.ok || answer.outcome == Outcome::WrongText) return product;
    return Error{product.log};
}

std::string told(const WorkerProcess::Failure& failure) {
    return (failure.problem == Problem::TooSlow ? "NVRTC did not come to an end: " : "NVRTC crashed: ") +
           failure.detail;
}

}  // namespace

NvrtcWorkers::NvrtcWorkers(cuda::Identity identity, Options options, const contain::Sandbox& sandbox)
    : Compiler(std::move(identity)), options_(std::move(options)), sandbox_(sandbox) {}

Result<std::unique_ptr<cuda::Compiler>> NvrtcWorkers::open(const std::string& asked, const Options& options,
                                                           const contain::Sandbox& sandbox) {
    return cuda::find_nvrtc(asked, [&](const std::string& path) -> Result<std::unique_ptr<cuda::Compiler>> {
        const std::atomic<bool> never = false;
        WEFT_TRY(Started started, start(path, options.headers, sandbox, never));
        const worker::NvrtcHello& hello = started.hello;
        cuda::Identity identity{path, {hello.major, hello.minor}, {}};
        identity.architectures.assign(
            hello.architectures,
            hello.architectures + std::min<size_t>(hello.count, std::size(hello.architectures)));
        std::sort(identity.architectures.begin(), identity.architectures.end());
        std::unique_ptr<NvrtcWorkers> made(new NvrtcWorkers(std::move(identity), options, sandbox));
        made->idle_.push_back(std::move(started.worker));
        return std::unique_ptr<cuda::Compiler>(std::move(made));
    });
}

Result<cuda::Product> NvrtcWorkers::compile(const cuda::Job& job, const std::atomic<bool>& stop) const {
    Attempt attempt = try_once(job, stop);
    // What a worker compiled before may have left it in a state that this text is not to blame for. Of
    // several units the one that is to blame is looked for anyway, in new workers.
    while (!attempt.came_back && !attempt.is_first && job.units == 1 && !stop) attempt = try_once(job, stop);
    return std::move(attempt.product);
}

NvrtcWorkers::Attempt NvrtcWorkers::try_once(const cuda::Job& job, const std::atomic<bool>& stop) const {
    std::optional<Worker> worker;
    {
        const std::lock_guard lock(mutex_);
        if (!idle_.empty()) {
            worker.emplace(std::move(idle_.back()));
            idle_.pop_back();
        }
    }
    const bool is_first = !worker;
    if (is_first) {
        Result<Started> started = start(path(), options_.headers, sandbox_, stop);
        if (!started) return {is_first, false, started.failure()};
        worker.emplace(std::move(started.value().worker));
    }
    WorkerProcess& process = worker->process;
    process.grant_time(options_.timeout + std::chrono::seconds(job.units));
    const auto order = written(job, process.memory());
    if (!order) return {is_first, true, Error{"the text is too large for NVRTC's worker"}};
    worker::CompileAnswer answer;
    if (!process.exchange(*order, answer, stop)) return {is_first, false, Error{told(*process.failure())}};
    Result<cuda::Product> product = product_of(answer, process.memory());
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(*worker));
    return {is_first, true, std::move(product)};
}

}  // namespace weft::verify
