// weft-worker: the program in which emitted code and NVRTC run. weft starts it in a sandbox or bare
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
//   gpu-times WORDS...     times kernels on a GPU
//   compile WORDS...       becomes that program
//   trial PROCESS          tries what is forbidden: 0 if nothing of it is possible
#include <sys/prctl.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
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

struct Mode {
    std::string_view name;
    int words;  // that it needs at least
    int (*run)(char** words);
};
constexpr Mode modes[] = {
    {"run", 2, [](char** words) { return serve(words[0], std::strtoul(words[1], nullptr, 10)); }},
    {"gpu", 1, [](char** words) { return serve_gpu(std::atoi(words[0])); }},
    {"gpus", 0, [](char**) { return list_gpus(); }},
    {"nvrtc", 1, [](char** words) { return serve_nvrtc(words[0]); }},
    {"gpu-trial", 4, try_gpu},
    {"gpu-times", 1, time_on_gpu},
    {"compile", 1, become},
    {"trial", 1, [](char** words) { return try_forbidden(std::atoi(words[0])); }},
};

int run(char** words) {
    Plan plan;
    if (!read_plan(words + 1, plan)) {
        std::fputs("weft-worker is started by weft\n", stderr);
        return exit_usage;
    }
    // With weft's end, whatever its way, this ends too.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const auto mode = std::find_if(std::begin(modes), std::end(modes),
                                   [&](const Mode& one) { return one.name == plan.mode[0]; });
    if (mode == std::end(modes)) return exit_usage;
    for (int i = 1; i <= mode->words; ++i) {
        if (plan.mode[i] == nullptr) return exit_usage;
    }
    // What is not trusted comes after the lock.
    return lock(plan) ? mode->run(plan.mode + 1) : exit_unlocked;
}

}  // namespace
}  // namespace weft::worker

int main(int, char** words) {
    return weft::worker::run(words);
}
