#include "verify/single.h"

namespace weft::verify {
namespace {

class Once {
  public:
    Once(const Case& item, Launch launch, Launcher& launcher)
        : item_(item), launch_(std::move(launch)), launcher_(launcher) {
        ran_.shapes = launch_.shapes();
        ran_.args.resize(launch_.args());
    }

    SingleRun run(const SinglePlan& plan) {
        if (forward() && plan.backward) run_backward();
        ran_.printed = launcher_.printed();
        ran_.printed_all = launcher_.keeps_all_printed();
        if (ran_.problem == Problem::None && plan.repeats) repeat();
        if (const auto& failure = launcher_.failure()) say(failure->problem, failure->detail);
        return std::move(ran_);
    }

  private:
    bool forward() {
        if (!launch_.forward(launcher_)) return false;
        ran_.came_back = true;
        ran_.forward_ns = launcher_.last().launch_ns;
        ran_.transfer_ns = launcher_.last().transfer_ns;
        for (size_t a = 0; a < launch_.args(); ++a) {
            SingleRun::Values& values = ran_.args[a];
            values.before = values.after = launch_.initial(a);
            if (launch_.is_array(a)) values.after = launch_.data(launcher_, a);
        }
        return stays_inside("");
    }

    void run_backward() {
        std::vector<bool> seeded(launch_.args());
        for (size_t a = 0; a < launch_.args(); ++a) {
            const SingleRun::Values& values = ran_.args[a];
            seeded[a] = launch_.is_float_array(a) && (launch_.is_output(a) || values.before != values.after);
            ran_.args[a].seeded = seeded[a];
        }
        launch_.seed_ones(launcher_, seeded);
        if (!launch_.backward(launcher_)) return;
        ran_.backward_ns = launcher_.last().launch_ns;
        ran_.transfer_ns += launcher_.last().transfer_ns;
        for (size_t a = 0; a < launch_.args(); ++a) {
            if (launch_.is_float_array(a)) ran_.args[a].gradient = launch_.gradient(launcher_, a);
        }
        stays_inside(", in the backward pass");
    }

    void repeat() {
        launcher_.grant_time();
        if (!launch_.forward(launcher_, {.moved = true})) return;
        for (size_t a = 0; a < launch_.args(); ++a) {
            if (!launch_.is_array(a) || launch_.data(launcher_, a) == ran_.args[a].after) continue;
            return say(Problem::NotDeterministic,
                       "`" + item_.inputs.args[a].name +
                           "` holds something else when other bytes lie around the arrays: the kernel reads "
                           "outside of one");
        }
    }

    bool stays_inside(const char* when) {
        const auto damaged = launch_.damaged(launcher_);
        if (!damaged) return true;
        say(Problem::OutsideArray,
            "bytes beside `" + item_.inputs.args[*damaged].name + "` were written" + when);
        return false;
    }

    void say(Problem problem, std::string detail) {
        ran_.problem = problem;
        ran_.detail = std::move(detail);
    }

    const Case& item_;
    Launch launch_;
    Launcher& launcher_;
    SingleRun ran_;
};

SingleRun not_run(Problem problem, std::string detail) {
    SingleRun ran;
    ran.problem = problem;
    ran.detail = std::move(detail);
    return ran;
}

// `open` gives the launcher that holds the kernel, with so much memory.
template <class Open>
SingleRun run_in(const Case& item, const SinglePlan& plan, Open&& open) {
    Result<Launch> launch = Launch::make(item, item.layout, plan.n, item.index);
    if (!launch) return not_run(Problem::BadInputs, launch.error());
    const size_t memory = launch.value().memory_needed();
    if (memory > Launcher::most_memory)
        return not_run(Problem::TooLarge, std::to_string(memory >> 20) + " MiB of memory, " +
                                              std::to_string(Launcher::most_memory >> 20) + " is the most");
    const Result<Launcher*> launcher = open(memory);
    if (!launcher) {
        const Outcome outcome = not_started(launcher.failure());
        return not_run(outcome.problem, outcome.detail);
    }
    return Once(item, std::move(launch).value(), *launcher.value()).run(plan);
}

}  // namespace

SingleRun run_once(const Case& item, const SinglePlan& plan, const Worker& cpu) {
    std::optional<Launcher> held;
    return run_in(item, plan, [&](size_t memory) -> Result<Launcher*> {
        WEFT_TRY(Launcher started, Launcher::start(cpu, memory));
        held.emplace(std::move(started));
        return &*held;
    });
}

SingleRun run_once(const Case& item, const SinglePlan& plan, GpuSession& gpu, const GpuCode& code) {
    SingleRun ran = run_in(item, plan, [&](size_t memory) { return gpu.choose(code, item, memory); });
    if (ran.problem == Problem::Crashed) ran.problem = Problem::GpuFault;
    return ran;
}

}  // namespace weft::verify
