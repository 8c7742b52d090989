#include "verify/run.h"

#include <algorithm>
#include <memory>
#include <set>

#include "base/disk.h"
#include "facts/literals.h"
#include "verify/differences.h"
#include "verify/execution.h"
#include "verify/expected.h"

namespace weft::verify {
namespace {

// What a kernel wrote, one array after the other, under its name only once all of it is there.
class OutputFile : public Recorder {
  public:
    explicit OutputFile(const std::string& stem) : file_(disk(), stem + ".part"), whole_(stem + ".bin") {
        written_ = file_.open();
    }

    void array(Launch& launch, uint32_t, size_t arg, What what, const std::string& bytes) override {
        if (written_ && (what != What::Data || launch.is_output(arg))) written_ = file_.write(bytes);
    }
    Result<void> keep() {
        if (written_) written_ = file_.finish();
        if (written_) written_ = file_.publish(whole_);
        return written_;
    }

  private:
    OutFile file_;
    const std::string whole_;
    Result<void> written_;
};

}  // namespace

Run::Run(std::vector<Case>& cases, Options options, HostCompiler& compiler, const contain::Sandbox& sandbox,
         const std::atomic<bool>& stop, std::string name)
    : cases_(cases),
      options_(std::move(options)),
      compiler_(compiler),
      sandbox_(sandbox),
      stopped_(stop),
      name_(std::move(name)),
      outcomes_(cases.size()) {
    form_batches();
}

bool Run::prepare(uint32_t item, Compiled& memory) {
    const bool both = options_.gpu || options_.compile_cuda;
    const auto targets = both ? emit::TargetSet::all() : emit::TargetSet::only(emit::cpu);
    if (const auto compiled = compile(cases_[item], memory, targets); !compiled) {
        finish(item, {Problem::Refused, compiled.error()});
        return false;
    }
    if (const auto escape = facts::escapes_its_literal(memory)) {
        finish(item, {Problem::Refused, *escape});
        return false;
    }
    if (const auto placed = lay_out(cases_[item], driver::subject(memory)); !placed) {
        finish(item, {Problem::BadInputs, placed.error()});
        return false;
    }
    return true;
}

// A batch shares its includes and its optimization, and no two kernels of it may have one symbol.
void Run::form_batches() {
    Compiled memory;
    struct Open {
        Batch items;
        std::set<std::string> symbols;
    };
    std::vector<Open> open;
    const auto fits = [&](const Open& batch, const Case& item) {
        const Case& first = cases_[batch.items.front()];
        const bool alike =
            !options_.run_cpu || (first.has_powers == item.has_powers && first.can_widen == item.can_widen);
        return alike && first.header == item.header && !batch.symbols.contains(item.symbol);
    };
    for (uint32_t i = 0; i < cases_.size(); ++i) {
        if (!prepare(i, memory)) continue;
        auto place =
            std::find_if(open.begin(), open.end(), [&](const Open& batch) { return fits(batch, cases_[i]); });
        if (place == open.end()) place = open.insert(open.end(), Open{});
        place->items.push_back(i);
        place->symbols.insert(cases_[i].symbol);
        if (place->items.size() < options_.batch) continue;
        batches_.push_back(std::move(place->items));
        open.erase(place);
    }
    for (Open& batch : open) batches_.push_back(std::move(batch.items));
}

void Run::finish(uint32_t item, Outcome outcome) {
    outcomes_[item] = std::move(outcome);
    ++done_;
}

void Run::work() {
    while (!stopped_) {
        const size_t number = next_++;
        if (number >= batches_.size()) return;
        build_and_run(batches_[number], name_ + "_" + std::to_string(number));
    }
}

// A batch that the host compiler does not take is halved until the kernel is found that it does not take.
void Run::build_and_run(const Batch& batch, const std::string& name) {
    const auto halve = [&] {
        const auto middle = batch.begin() + static_cast<ptrdiff_t>(batch.size() / 2);
        build_and_run(Batch(batch.begin(), middle), name + "a");
        build_and_run(Batch(middle, batch.end()), name + "b");
    };
    if (stopped_) return;
    if (!options_.compile_cpu && !options_.run_cpu) {
        for (const uint32_t item : batch) finish(item, {});
        return;
    }
    Libraries libraries;
    const Result<std::string> plain = build(compiler_, batch, Precision::AsWritten, name);
    if (!plain) {
        if (batch.size() > 1) return halve();
        return finish(batch.front(), {Problem::HostCompiler, plain.error()});
    }
    libraries.plain = plain.value();
    for (size_t i = 0; i < options_.others.size(); ++i) {
        Result<std::string> other = build(*options_.others[i], batch, Precision::AsWritten, name);
        if (!other) {
            if (batch.size() > 1) return halve();
            return finish(batch.front(),
                          {Problem::HostCompiler, options_.others[i]->name() + ": " + other.error()});
        }
        libraries.others.push_back(std::move(other).value());
    }
    if (!options_.run_cpu) {
        for (const uint32_t item : batch) finish(item, {});
        return;
    }
    if (options_.gradients && cases_[batch.front()].can_widen) {
        const Result<std::string> wide = build(compiler_, batch, Precision::Double, name + "_double");
        // A kernel that cannot be widened is run all the same; its gradient is not measured.
        if (!wide && batch.size() > 1) return halve();
        if (wide) libraries.wide = wide.value();
        if (!wide) outcomes_[batch.front()].detail = wide.error();
    }
    if (options_.gpu) build_for_gpu(batch, name, libraries);
    run_batch(batch, libraries);
}

// One program of NVRTC for the batch, or several where it does not take all of it.
void Run::build_for_gpu(const Batch& batch, const std::string& name, Libraries& libraries) {
    std::vector<cuda::Unit> units;
    for (const uint32_t i : batch) units.push_back(cases_[i].cuda);
    cuda::Settings settings;
    settings.architecture = options_.gpu->gpus.front().architecture;
    settings.headers = options_.compiler.native;
    libraries.cubins = cubin_files(cuda::compile(options_.gpu->nvrtc, units, settings, stopped_),
                                   options_.compiler.folder + "/" + name);
}

Result<std::string> Run::build(HostCompiler& compiler, const Batch& batch, Precision precision,
                               const std::string& name) {
    std::vector<const Case*> cases;
    for (const uint32_t i : batch) cases.push_back(&cases_[i]);
    return compiler.build(cases, precision, name);
}

void Run::run_batch(const Batch& batch, const Libraries& libraries) {
    std::optional<GpuSession> session;
    if (options_.gpu) {
        const auto& gpus = options_.gpu->gpus;
        session.emplace(sandbox_, gpus[next_gpu_++ % gpus.size()].number,
                        std::chrono::seconds(options_.compiler.timeout), stopped_, options_.gpu->under);
    }
    for (uint32_t number = 0; number < batch.size() && !stopped_; ++number) {
        Outcome outcome = run_case(batch[number], number, libraries, session ? &*session : nullptr);
        if (outcome.detail.empty()) outcome.detail = std::move(outcomes_[batch[number]].detail);
        finish(batch[number], std::move(outcome));
    }
}

Outcome Run::run_case(uint32_t item, uint32_t number, const Libraries& libraries, GpuSession* session) {
    if (!cases_[item].inputs.are_known()) return {Problem::NoInputs, {}};
    const std::chrono::seconds timeout(options_.compiler.timeout);
    std::optional<OutputFile> outputs;
    if (!cases_[item].outputs.empty()) outputs.emplace(cases_[item].outputs);
    Expected expected(cases_[item]);
    std::vector<Recorder*> recorders;
    if (outputs) recorders.push_back(&*outputs);
    if (options_.keep_expected) recorders.push_back(&expected);
    const Worker worker =
        cpu_worker(sandbox_, libraries.plain, number, {options_.worker_environment}, timeout, stopped_);
    Outcome outcome = execute(cases_[item], worker, recorders);
    // Only a run that came to its end is worth comparing.
    if (outputs && outcome.problem == Problem::None) {
        if (const auto kept = outputs->keep(); !kept) return {Problem::Machine, kept.error()};
    }
    if (outcome.problem == Problem::None) outcome = run_elsewhere(item, number, libraries, session);
    if (outcome.problem != Problem::None) return outcome;
    if (options_.keep_expected) outcome.expected = expected.json();
    if (libraries.wide.empty()) return outcome;
    const Worker wide = cpu_worker(sandbox_, libraries.wide, number, {}, timeout, stopped_);
    if (const auto found = measure(cases_[item], wide, outcome)) {
        outcome.measured = found->measured;
        outcome.error = found->error;
    }
    return outcome;
}

// By other compilers and on a GPU: what comes out must be the same, as far as rounding goes.
Outcome Run::run_elsewhere(uint32_t item, uint32_t number, const Libraries& libraries, GpuSession* session) {
    if (libraries.others.empty() && session == nullptr) return {};
    const Case& one = cases_[item];
    const auto on_cpu = [&](const std::string& library, const Sanitizer& sanitizer = {}) {
        return cpu_worker(sandbox_, library, number, sanitizer,
                          std::chrono::seconds(options_.compiler.timeout), stopped_);
    };
    CpuWorkers workers{on_cpu(libraries.plain, {options_.worker_environment}), std::nullopt};
    if (!libraries.wide.empty()) workers.wide.emplace(on_cpu(libraries.wide));
    Outcome outcome;
    for (size_t i = 0; i < libraries.others.size() && outcome.problem == Problem::None; ++i)
        outcome = execute_beside(one, on_cpu(libraries.others[i]), options_.others[i]->name(), workers);
    if (session == nullptr || outcome.problem != Problem::None) return outcome;
    if (one.cuda.needs_library) {
        outcome.needs_library = true;
        return outcome;
    }
    const Result<std::string>& cubin = libraries.cubins[number];
    if (!cubin) return not_started(cubin.failure(), Problem::CudaCompiler);
    return execute_on_gpu(one, *session, code_of(one, cubin.value()), workers);
}

}  // namespace weft::verify
