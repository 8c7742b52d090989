// The part that runs in the worker process. A kernel that writes where it must not takes this process with
// it, so nothing here is needed by anyone else.
#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>

#include "verify/differences.h"
#include "verify/run.h"

namespace weft::verify {
namespace {

const Kernel* const* load(const std::string& path) {
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        const char* const why = dlerror();
        // Into the worker's log; there is nobody to tell if that fails.
        if (why != nullptr && write(STDERR_FILENO, why, std::strlen(why)) < 0) _exit(4);
        _exit(3);
    }
    return static_cast<const Kernel* const*>(dlsym(library, "weft_kernels"));
}

void say(Message& message, Problem problem, const std::string& detail) {
    message.problem = problem;
    std::snprintf(message.detail, sizeof message.detail, "%s", detail.c_str());
}

std::string place(const Case& item, size_t arg, int64_t number, uint32_t n) {
    return "`" + item.inputs.args[arg].name + "`, number " + std::to_string(number) +
           ", n = " + std::to_string(n);
}

class Execution {
  public:
    Execution(const Case& item, const Kernel& kernel, FILE* outputs, Message& message)
        : item_(item), kernel_(kernel), outputs_(outputs), message_(message) {}

    // For every size, forward and backward.
    void run() {
        for (const uint32_t n : sizes) {
            Launch launch(item_, kernel_, n, item_.index);
            launch.forward();
            if (!outputs_are_sound(launch, n)) return;
            for (size_t a = 0; a < launch.args(); ++a) {
                if (launch.is_array(a) && launch.is_output(a)) write(launch.data(a));
            }
            if (kernel_.backward == nullptr) continue;
            launch.backward();
            for (size_t a = 0; a < launch.args(); ++a) {
                if (!launch.is_float_array(a)) continue;
                if (const int64_t at = launch.not_finite(a, launch.gradient(a)); at >= 0)
                    return say(message_, Problem::GradientNotFinite, place(item_, a, at, n));
                write(launch.gradient(a));
            }
        }
    }

  private:
    bool outputs_are_sound(const Launch& launch, uint32_t n) {
        for (size_t a = 0; a < launch.args(); ++a) {
            if (!launch.is_array(a)) continue;
            if (!launch.is_output(a)) {
                if (!launch.changed(a)) continue;
                say(message_, Problem::InputChanged, "`" + item_.inputs.args[a].name + "`");
                return false;
            }
            if (const int64_t at = launch.not_finite(a, launch.data(a)); at >= 0) {
                say(message_, Problem::NotFinite, place(item_, a, at, n));
                return false;
            }
        }
        return true;
    }
    void write(std::string_view bytes) {
        if (outputs_ != nullptr) std::fwrite(bytes.data(), 1, bytes.size(), outputs_);
    }

    const Case& item_;
    const Kernel& kernel_;
    FILE* outputs_;
    Message& message_;
};

void run_case(const Case& item, const Kernel& plain, const Kernel* wide, FILE* outputs, Message& message) {
    if (const auto fits = check_inputs(item, plain); !fits)
        return say(message, Problem::BadInputs, fits.error());
    Execution(item, plain, outputs, message).run();
    if (wide == nullptr || message.problem != Problem::None) return;
    const Measurement found = measure(item, *wide);
    message.measured = found.measured;
    message.error = found.error;
}

}  // namespace

void run_cases(const Work& work, int fd) {
    const auto send = [&](const Message& message) {
        if (write(fd, &message, sizeof message) != sizeof message) _exit(3);
    };
    const Kernel* const* const plain = load(work.plain);
    const Kernel* const* const wide = work.wide.empty() ? nullptr : load(work.wide);
    for (uint32_t i = work.first; i < work.cases.size(); ++i) {
        Message message;
        message.position = i;
        send(message);
        const std::string stem = work.outputs + "/" + std::to_string(work.numbers[i]);
        FILE* const outputs = work.outputs.empty() ? nullptr : std::fopen((stem + ".part").c_str(), "wb");
        run_case(*work.cases[i], *plain[i], wide == nullptr ? nullptr : wide[i], outputs, message);
        // Only a run that came to its end is worth comparing.
        if (outputs != nullptr && std::fclose(outputs) == 0 && message.problem == Problem::None)
            std::rename((stem + ".part").c_str(), (stem + ".bin").c_str());
        message.finished = true;
        send(message);
    }
}

}  // namespace weft::verify
