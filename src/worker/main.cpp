// weft-worker: the program in which emitted code runs. weft starts it for one kernel, in a sandbox or bare
// (contain/sandbox.h), and it gives up the rest itself before it loads anything.
//
//   weft-worker [--memory BYTES] [--cpu SECONDS] [--file BYTES] [--read PATH]... [--write PATH]...
//   [--calls computing|files] MODE
//
// MODE is one of
//   run LIBRARY NUMBER     launches a kernel of a library as it is ordered (protocol.h)
//   gpu NUMBER             launches kernels on that GPU as it is ordered
//   gpus                   lists them
//   nvrtc LIBRARY          compiles with that NVRTC as it is ordered
//   gpu-trial WORDS...     tries one thing on a GPU
//   compile WORDS...       becomes that program
//   trial PROCESS          tries what is forbidden: 0 if nothing of it is possible
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>

#include "contain/lock.h"
#include "worker/modes.h"

namespace weft::worker {
namespace {

struct Plan {
    contain::Limits limits;
    contain::Files files;
    bool restrict_files = false;
    std::optional<contain::Calls> calls;
    char** mode = nullptr;  // and its words
};

bool read_plan(char** words, Plan& plan) {
    for (; *words != nullptr && std::strncmp(*words, "--", 2) == 0; ++words) {
        const std::string_view option = *words;
        if (*++words == nullptr) return false;
        const auto number = [&] { return std::strtoull(*words, nullptr, 10); };
        if (option == "--memory") {
            plan.limits.memory = number();
        } else if (option == "--cpu") {
            plan.limits.cpu_seconds = number();
        } else if (option == "--file") {
            plan.limits.file_bytes = number();
        } else if (option == "--read" || option == "--write") {
            (option == "--read" ? plan.files.readable : plan.files.writable).emplace_back(*words);
            plan.restrict_files = true;
        } else if (option == "--calls") {
            plan.calls =
                std::string_view(*words) == "files" ? contain::Calls::Files : contain::Calls::Computing;
        } else {
            return false;
        }
    }
    plan.mode = words;
    return *words != nullptr;
}

// Goes no further unless everything that was asked for holds.
bool lock(const Plan& plan) {
    if (!contain::set_limits(plan.limits)) return false;
    if (plan.restrict_files && !contain::restrict_files(plan.files)) return false;
    return !plan.calls || contain::restrict_calls(*plan.calls);
}

int run(char** words) {
    Plan plan;
    if (!read_plan(words + 1, plan)) {
        std::fputs("weft-worker is started by weft\n", stderr);
        return exit_usage;
    }
    // With weft's end, whatever its way, this ends too.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const std::string_view mode = plan.mode[0];
    if (mode == "run") {
        // What is not trusted comes after the lock.
        if (plan.mode[1] == nullptr || plan.mode[2] == nullptr) return exit_usage;
        if (!lock(plan)) return exit_unlocked;
        return serve(plan.mode[1], std::strtoul(plan.mode[2], nullptr, 10));
    }
    if (mode == "gpu") {
        if (plan.mode[1] == nullptr) return exit_usage;
        return lock(plan) ? serve_gpu(std::atoi(plan.mode[1])) : exit_unlocked;
    }
    if (mode == "nvrtc") {
        if (plan.mode[1] == nullptr) return exit_usage;
        return lock(plan) ? serve_nvrtc(plan.mode[1]) : exit_unlocked;
    }
    if (mode == "gpu-trial") {
        for (int i = 1; i <= 4; ++i) {
            if (plan.mode[i] == nullptr) return exit_usage;
        }
        return lock(plan) ? try_gpu(plan.mode + 1) : exit_unlocked;
    }
    if (mode == "gpu-times") {
        if (plan.mode[1] == nullptr) return exit_usage;
        return lock(plan) ? time_on_gpu(plan.mode + 1) : exit_unlocked;
    }
    if (mode == "gpus") return lock(plan) ? list_gpus() : exit_unlocked;
    if (mode == "compile") {
        if (plan.mode[1] == nullptr) return exit_usage;
        if (!lock(plan)) return exit_unlocked;
        return become(plan.mode + 1);
    }
    if (mode == "trial") {
        const Attempts attempts(plan.mode[1]);
        return lock(plan) ? attempts.run() : exit_unlocked;
    }
    return exit_usage;
}

}  // namespace
}  // namespace weft::worker

int main(int, char** words) {
    return weft::worker::run(words);
}
