#include "verify/gpu_test.h"

#include <algorithm>
#include <cstdlib>

#include "contain/finished.h"
#include "verify/first_lines.h"

namespace weft::verify {
namespace {

constexpr std::chrono::seconds item_patience(120);  // for the launches of one item

inputs::Size constant_size(uint32_t k) {
    return inputs::constant(k);
}

inputs::Arg made(const char* name, inputs::Role role, const char* dtype, std::vector<inputs::Size> shape,
                 inputs::Fill fill) {
    inputs::Arg arg;
    arg.name = name;
    arg.role = role;
    arg.dtype = dtype;
    arg.ndim = static_cast<uint8_t>(shape.size());
    std::copy(shape.begin(), shape.end(), arg.shape.begin());
    arg.fill = fill;
    arg.low = fill == inputs::Fill::Uniform ? -1 : 0;
    arg.high = fill == inputs::Fill::Uniform ? 1 : 0;
    return arg;
}
const inputs::Size n_size = inputs::extent_n;

inputs::Arg reads(const char* name, std::vector<inputs::Size> shape) {
    return made(name, inputs::Role::In, "float32", std::move(shape), inputs::Fill::Uniform);
}
inputs::Arg writes(const char* name, std::vector<inputs::Size> shape) {
    return made(name, inputs::Role::Out, "float32", std::move(shape), inputs::Fill::Zero);
}
inputs::Arg collects(const char* name, const char* dtype) {
    return made(name, inputs::Role::InOut, dtype, {constant_size(8)}, inputs::Fill::Zero);
}

struct Written {
    const char *name, *body;  // the kernel from its parameters on
    std::vector<inputs::Size> launch;
    std::vector<inputs::Arg> args;
};

enum Index : size_t { Contend, Launch2, Launch3, Launch4, Ramp, Outside, Saxpy, Waves };

std::vector<Written> written() {
    const inputs::Size three = constant_size(3), two = constant_size(2), five = constant_size(5);
    return {
        {"contend",
         R"((x: wp.array(dtype=float), hits: wp.array(dtype=int), least: wp.array(dtype=float), sums: wp.array(dtype=float)):
    i = wp.tid()
    wp.atomic_add(hits, i % 8, 1)
    wp.atomic_min(least, i % 8, x[i])
    wp.atomic_add(sums, i % 8, 0.5)
)",
         {n_size},
         {reads("x", {n_size}), collects("hits", "int32"), collects("least", "float32"),
          collects("sums", "float32")}},
        {"launch_2",
         R"((x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    y[i, j] = x[i, j] * float(i) + float(j)
)",
         {n_size, three},
         {reads("x", {n_size, three}), writes("y", {n_size, three})}},
        {"launch_3",
         R"((x: wp.array3d(dtype=float), y: wp.array3d(dtype=float)):
    i, j, k = wp.tid()
    y[i, j, k] = x[i, j, k] * float(i) + float(j) * float(k)
)",
         {two, n_size, three},
         {reads("x", {two, n_size, three}), writes("y", {two, n_size, three})}},
        {"launch_4",
         R"((x: wp.array4d(dtype=float), y: wp.array4d(dtype=float)):
    i, j, k, l = wp.tid()
    y[i, j, k, l] = x[i, j, k, l] * float(i) + float(j) * float(k) - float(l)
)",
         {two, three, n_size, five},
         {reads("x", {two, three, n_size, five}), writes("y", {two, three, n_size, five})}},
        {"ramp",
         R"((y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = float(i % 1021)
)",
         {n_size},
         {writes("y", {n_size})}},
        {"outside",
         R"((y: wp.array(dtype=float)):
    i = wp.tid()
    y[i + 2000000000] = 1.0
)",
         {n_size},
         {writes("y", {n_size})}},
        {"saxpy",
         R"((x: wp.array(dtype=float), y: wp.array(dtype=float), z: wp.array(dtype=float)):
    i = wp.tid()
    z[i] = 2.5 * x[i] + y[i]
)",
         {n_size},
         {reads("x", {n_size}), reads("y", {n_size}), writes("z", {n_size})}},
        {"waves",
         R"((x: wp.array(dtype=float), z: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for k in range(16):
        total += wp.sin(x[i] * float(k + 1)) * wp.exp(-x[i] * x[i]) / float(k + 1)
    z[i] = total
)",
         {n_size},
         {reads("x", {n_size}), writes("z", {n_size})}},
    };
}

}  // namespace

std::string_view text(GpuTestItem::Result result) {
    switch (result) {
        case GpuTestItem::Result::Pass:
            return "PASS";
        case GpuTestItem::Result::Fail:
            return "FAIL";
        case GpuTestItem::Result::Skip:
            return "SKIP";
    }
    return {};
}

GpuTest::GpuTest(Options options, const contain::Sandbox& sandbox, const std::atomic<bool>& stop)
    : options_(std::move(options)),
      sandbox_(sandbox),
      stop_(stop),
      session_(sandbox, options_.gpu.number, item_patience, stop) {}

Result<void> GpuTest::prepare() {
    Compiled memory;
    std::vector<const Case*> all;
    std::vector<cuda::Unit> units;
    const std::vector<Written> kernels = written();
    cases_.resize(kernels.size());
    for (size_t i = 0; i < kernels.size(); ++i) {
        Case& item = cases_[i];
        item.kernel_name = kernels[i].name;
        item.source = "import warp as wp\n\n\n@wp.kernel\ndef " + item.kernel_name + kernels[i].body;
        item.inputs.dims = static_cast<uint8_t>(kernels[i].launch.size());
        std::copy(kernels[i].launch.begin(), kernels[i].launch.end(), item.inputs.launch.begin());
        item.inputs.args = kernels[i].args;
        if (auto done = compile(item, memory, emit::TargetSet::all()); !done) return done;
        if (auto done = lay_out(item, driver::subject(memory)); !done) return done;
        all.push_back(&item);
        units.push_back(item.cuda);
    }
    HostCompiler::Options optimizing = options_.compiler;
    optimizing.optimization = 2;
    HostCompiler compiler(optimizing, sandbox_, stop_);
    WEFT_TRY(library_, compiler.build(all, Precision::AsWritten, "gpu_test"));
    WEFT_TRY(cubins_, machine_code(units, "gpu_test"));
    return {};
}

// Of each unit the file with its machine code.
Result<std::vector<std::string>> GpuTest::machine_code(std::span<const cuda::Unit> units,
                                                       const std::string& stem) const {
    cuda::Settings settings;
    settings.architecture = options_.gpu.architecture;
    settings.headers = options_.compiler.native;
    std::vector<std::string> paths;
    for (Result<std::string>& made : cubin_files(cuda::compile(options_.nvrtc, units, settings, stop_),
                                                 options_.compiler.folder + "/" + stem)) {
        WEFT_TRY(std::string path, std::move(made));
        paths.push_back(std::move(path));
    }
    return paths;
}

CpuWorkers GpuTest::cpu(size_t kernel) const {
    return {cpu_worker(sandbox_, library_, static_cast<uint32_t>(kernel), {}, item_patience, stop_),
            std::nullopt};
}

GpuTestItem GpuTest::compared(const char* name, size_t kernel, const Plan& plan) {
    const Case& item = cases_[kernel];
    const Outcome outcome = execute_on_gpu(item, session_, code_of(item, cubins_[kernel]), cpu(kernel), plan);
    if (outcome.problem == Problem::None) return {name, GpuTestItem::Result::Pass, {}};
    return {name, GpuTestItem::Result::Fail, std::string(text(outcome.problem)) + ": " + outcome.detail};
}

// A worker of its own tries it (worker/gpu_trials.cpp).
GpuTestItem GpuTest::tried(const char* name, const char* trial, std::string* printed) {
    constexpr int skipped = 77;
    contain::Sandbox::Job job;
    job.words = {"gpu-trial", std::to_string(options_.gpu.number), cubins_[Ramp],
                 code_of(cases_[Ramp], {}).forward, trial};
    job.limits = {0, static_cast<uint64_t>(item_patience.count()), 1 << 20};
    const auto finished = contain::run_to_end(sandbox_.with_limits(job), item_patience, stop_, 4096);
    if (!finished) return {name, GpuTestItem::Result::Fail, finished.error()};
    if (!finished.value().in_time) return {name, GpuTestItem::Result::Fail, "no answer"};
    if (printed != nullptr) *printed = finished.value().output;
    const std::string& ended = finished.value().ended;
    if (ended.empty()) return {name, GpuTestItem::Result::Pass, {}};
    const std::string said = first_lines(finished.value().errors);
    if (ended == "exit code " + std::to_string(skipped)) return {name, GpuTestItem::Result::Skip, said};
    return {name, GpuTestItem::Result::Fail, ended + ": " + said};
}

// A kernel that writes far outside must be told as a fault, and the next one must run.
GpuTestItem GpuTest::survived() {
    const char* const name = "a write outside is reported and survived";
    constexpr uint32_t one_size[] = {1000};
    const Outcome outcome = execute_on_gpu(
        cases_[Outside], session_, code_of(cases_[Outside], cubins_[Outside]), cpu(Outside), {one_size, 0});
    if (outcome.problem != Problem::GpuFault)
        return {name, GpuTestItem::Result::Fail, "it was told as " + std::string(text(outcome.problem))};
    return compared(name, Ramp, {one_size, 0});
}

void GpuTest::run(const std::function<void(const GpuTestItem&)>& tell) {
    constexpr uint32_t many[] = {1'000'000}, some[] = {1, 31, 33, 1000, 10'007};
    tell(compared("atomics under contention: 1,000,000 threads, 8 places", Contend, {many, 0}));
    tell(compared("launch in 2 dimensions", Launch2, {some, 0}));
    tell(compared("launch in 3 dimensions", Launch3, {some, 0}));
    tell(compared("launch in 4 dimensions", Launch4, {some, 0}));
    tell(compared("grid-stride: 1,000,000 elements, 1,024 threads", Saxpy, {many, 4}));
    tell(tried("an array of more than 2^31 bytes", "large"));
    tell(tried("4 streams at once", "streams"));
    tell(tried("a launch that cannot be is refused", "bad-launch"));
    tell(tried("an allocation that cannot be is refused", "allocation"));
    tell(tried("occupancy by the rules of weft ptx", "occupancy"));
    tell(survived());
    std::string printed;
    tell(tried("bandwidth of a copy", "peak", &printed));
    peak_ = std::strtod(printed.c_str(), nullptr);
}

std::vector<Speed> GpuTest::speeds() {
    return {speed_of(Saxpy), speed_of(Waves)};
}

Speed GpuTest::speed_of(size_t kernel) {
    constexpr uint32_t counts[] = {1'000, 10'000, 100'000, 1'000'000, 10'000'000};
    const Case& item = cases_[kernel];
    Speed speed{item.kernel_name, {}};
    for (const uint32_t n : counts) {
        Result<Launch> launch = Launch::make(item, item.layout, n, item.index);
        if (!launch || launch.value().memory_needed() > Launcher::most_memory || stop_) return speed;
        const size_t memory = launch.value().memory_needed();
        Result<Launcher*> gpu = session_.choose(code_of(item, cubins_[kernel]), item, memory);
        Result<Launcher> processor = Launcher::start(cpu(kernel).plain, memory);
        if (!gpu || !processor) return speed;
        SpeedRow row;
        row.n = n;
        if (!launch.value().forward(processor.value(), {.repeat = 3})) return speed;
        row.cpu_ns = processor.value().last().launch_ns;
        if (!launch.value().forward(*gpu.value(), {.repeat = 10})) return speed;
        row.gpu_ns = gpu.value()->last().launch_ns;
        row.transfers_ns = gpu.value()->last().transfer_ns;
        const double bytes = static_cast<double>(n) * 4 * static_cast<double>(item.inputs.args.size());
        row.bytes_per_second = bytes / (static_cast<double>(row.gpu_ns) / 1e9);
        speed.rows.push_back(row);
    }
    return speed;
}

// Labels and compiles the kernels of the table, and has them timed by a worker.
Result<std::vector<MemoryRow>> GpuTest::timed_memory() {
    const auto kernels = memory_kernels();
    std::vector<Case> cases(kernels.size());
    std::vector<cuda::Unit> units;
    std::vector<MemoryRow> rows;
    Compiled memory;
    for (size_t i = 0; i < kernels.size(); ++i) {
        WEFT_TRY(const facts::Memory said,
                 labelled(kernels[i], "moves_" + std::to_string(i), cases[i], memory));
        MemoryRow& row = rows.emplace_back();
        row.pattern = kernels[i].pattern;
        row.body = kernels[i].body;
        std::replace(row.body.begin(), row.body.end(), '\n', ';');
        row.score = said.score / 1000.0;
        for (const facts::Access& access : said.accesses) {
            if (access.pattern == row.pattern) row.stride = access.stride;
        }
        units.push_back(cases[i].cuda);
    }
    WEFT_TRY(const std::vector<std::string> files, machine_code(units, "gpu_memory"));
    contain::Sandbox::Job job;
    job.words = {"gpu-times", std::to_string(options_.gpu.number)};
    for (size_t i = 0; i < kernels.size(); ++i) {
        for (std::string word : {files[i], code_of(cases[i], {}).forward, std::to_string(kernels[i].threads),
                                 std::to_string(kernels[i].factor), std::to_string(kernels[i].element),
                                 std::to_string(kernels[i].k)})
            job.words.push_back(std::move(word));
    }
    job.limits = {0, static_cast<uint64_t>(item_patience.count()), 1 << 20};
    const auto finished = contain::run_to_end(sandbox_.with_limits(job), item_patience, stop_, 4096);
    if (!finished) return finished.failure();
    if (!finished.value().in_time) return Error{"no answer"};
    if (!finished.value().ended.empty())
        return Error{finished.value().ended + ": " + first_lines(finished.value().errors)};
    const char* printed = finished.value().output.c_str();
    for (size_t i = 0; i < rows.size(); ++i) {
        char* end = nullptr;
        const double milliseconds = std::strtod(printed, &end);
        if (end == printed) return Error{"not every kernel was timed"};
        printed = end;
        const double bytes =
            static_cast<double>(kernels[i].moved) * static_cast<double>(uint64_t{1} << kernels[i].threads);
        if (milliseconds > 0) rows[i].bytes_per_second = bytes / (milliseconds / 1e3);
    }
    return rows;
}

std::vector<MemoryRow> GpuTest::memory(const std::function<void(const GpuTestItem&)>& tell) {
    auto timed = timed_memory();
    if (!timed) {
        tell({"memory patterns against bandwidth", GpuTestItem::Result::Fail, timed.error()});
        return {};
    }
    for (const facts::Pattern pattern : {facts::Pattern::Coalesced, facts::Pattern::Strided,
                                         facts::Pattern::Broadcast, facts::Pattern::Gather}) {
        const MemoryVerdict verdict = judge(timed.value(), pattern);
        GpuTestItem item{"bandwidth of accesses that are " +
                             std::string(facts::pattern_names[static_cast<size_t>(pattern)]) + ": " +
                             std::to_string(verdict.kernels) + " kernels",
                         verdict.failed ? GpuTestItem::Result::Fail : GpuTestItem::Result::Pass,
                         verdict.detail};
        if (!verdict.failed && verdict.measured < verdict.kernels)
            item.detail = std::to_string(verdict.kernels - verdict.measured) +
                          " need more memory than the GPU has free";
        if (verdict.measured == 0) item.result = GpuTestItem::Result::Skip;
        tell(item);
    }
    return std::move(timed).value();
}

}  // namespace weft::verify
