#include "contain/sandbox.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cstdlib>

#include "base/own_files.h"

namespace weft::contain {
namespace {

constexpr std::string_view worker_name = "weft-worker";
constexpr std::string_view inside = "/weft-worker";  // where bubblewrap shows it

// What every program needs that is loaded with libraries, and what a compiler needs besides.
constexpr std::string_view libraries[] = {"/lib",           "/lib32",           "/lib64",
                                          "/usr/lib",       "/usr/lib32",       "/usr/lib64",
                                          "/usr/local/lib", "/usr/local/lib64", "/etc/ld.so.cache"};
constexpr std::string_view tools[] = {
    "/bin",           "/usr/bin",           "/usr/include",       "/usr/libexec",
    "/usr/local/bin", "/usr/local/include", "/usr/local/libexec", "/etc/alternatives"};

bool is_link(const std::string& path) {
    struct stat about {};
    return lstat(path.c_str(), &about) == 0 && S_ISLNK(about.st_mode);
}

// Bubblewrap shows a path as what it is here: /lib is a link on most systems.
void show(std::vector<std::string>& words, const std::string& path) {
    char target[PATH_MAX] = {};
    if (is_link(path) && readlink(path.c_str(), target, sizeof target - 1) > 0) {
        words.insert(words.end(), {"--symlink", target, path});
    } else {
        words.insert(words.end(), {"--ro-bind-try", path, path});
    }
}

std::vector<std::string> bubblewrap(const Files& files, const std::string& worker, const Sandbox::Job& job) {
    std::vector<std::string> words{
        "bwrap", "--unshare-user", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop",
        "ALL"};
    for (const char* device : {"/dev/null", "/dev/urandom"})
        words.insert(words.end(), {"--dev-bind-try", device, device});
    if (job.sees_itself) words.insert(words.end(), {"--proc", "/proc"});
    for (const std::string& pair : job.environment) {  // for what it starts, not for itself
        const size_t equals = pair.find('=');
        words.insert(words.end(), {"--setenv", pair.substr(0, equals), pair.substr(equals + 1)});
    }
    for (const std::string& path : files.readable) show(words, path);
    for (const std::string& path : files.writable) words.insert(words.end(), {"--bind", path, path});
    words.insert(words.end(),
                 {"--ro-bind", worker, std::string(inside), "--remount-ro", "/", "--chdir", "/", "--"});
    return words;
}

// Folders of a compiler that is not the system's: beside its `bin`.
void add_installation(std::vector<std::string>& readable, const std::string& compiler) {
    char* const real = realpath(compiler.c_str(), nullptr);
    if (real == nullptr) return;
    const std::string path = real;
    std::free(real);
    const size_t bin = path.rfind("/bin/");
    if (bin == std::string::npos || bin == 0 || path.starts_with("/usr/")) return;
    readable.push_back(path.substr(0, bin));
}

std::string found_in_path(const std::string& name) {
    if (name.find('/') != std::string::npos) return name;
    const char* const path = std::getenv("PATH");
    std::string_view left = path != nullptr ? path : "/usr/bin:/bin";
    while (!left.empty()) {
        const size_t end = std::min(left.find(':'), left.size());
        const std::string candidate = std::string(left.substr(0, end)) + "/" + name;
        if (end != 0 && access(candidate.c_str(), X_OK) == 0) return candidate;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return name;
}

}  // namespace

std::string_view text(Means means) {
    switch (means) {
        case Means::Bubblewrap:
            return "bubblewrap and seccomp";
        case Means::Landlock:
            return "Landlock and seccomp";
        case Means::LimitsOnly:
            return "limits alone";
    }
    return {};
}

Result<Sandbox> Sandbox::find() {
    const std::string worker = own_file(worker_name);
    if (access(worker.c_str(), X_OK) != 0) return Error{worker + " is missing: it belongs to weft"};
    for (const Means means : {Means::Bubblewrap, Means::Landlock}) {
        const Sandbox sandbox(means, worker);
        if (sandbox.passes_trial()) return sandbox;
    }
    return Sandbox(Means::LimitsOnly, worker);
}

// The worker is asked to try what is forbidden: its exit code is 0 if nothing of it was possible.
bool Sandbox::passes_trial() const {
    Job job;
    job.words = {"trial", std::to_string(getpid())};
    job.limits = {uint64_t{1} << 30, 5, 0};
    job.sees_itself = true;
    Result<Process> process = Process::start(worker(job));
    if (!process) return false;
    const std::atomic<bool> never = false;
    return process.value().wait(Clock::now() + std::chrono::seconds(20), never) == Process::Waited::Ended &&
           process.value().how_it_ended().empty();
}

Program Sandbox::worker(const Job& job) const {
    Files files;
    files.readable.assign(std::begin(libraries), std::end(libraries));
    files.readable.insert(files.readable.end(), job.readable.begin(), job.readable.end());
    if (job.sees_itself && means_ == Means::Landlock) files.readable.emplace_back("/proc/self");
    if (job.writable.empty()) return contained(job, files, Calls::Computing);
    files.writable = {job.writable};
    Job own = job;
    own.environment.push_back("TMPDIR=" + job.writable);
    return contained(own, files, Calls::Files);
}

Program Sandbox::compiler(const Job& job, const std::string& folder) const {
    Job own = job;
    own.words[0] = found_in_path(own.words[0]);
    Files files;
    files.readable.assign(std::begin(libraries), std::end(libraries));
    files.readable.insert(files.readable.end(), std::begin(tools), std::end(tools));
    files.readable.insert(files.readable.end(), job.readable.begin(), job.readable.end());
    add_installation(files.readable, own.words[0]);
    files.writable = {folder};
    if (means_ == Means::Landlock) {
        files.writable.emplace_back("/dev/null");
        files.readable.emplace_back("/proc/self");
    }
    own.words.insert(own.words.begin(), "compile");
    own.environment.insert(own.environment.end(),
                           {"PATH=/usr/local/bin:/usr/bin:/bin", "TMPDIR=" + folder, "LC_ALL=C",
                            "CCACHE_DISABLE=1"});  // its store lies outside
    own.sees_itself = true;                        // clang finds its headers by its own path
    return contained(own, files, std::nullopt);
}

Program Sandbox::with_limits(const Job& job) const {
    Job own = job;
    for (const char* name : {"CUDA_VISIBLE_DEVICES", "CUDA_DEVICE_ORDER", "LD_LIBRARY_PATH"}) {
        if (const char* const value = std::getenv(name))
            own.environment.push_back(std::string(name) + "=" + value);
    }
    return Sandbox(Means::LimitsOnly, worker_).contained(own, {}, std::nullopt);
}

Program Sandbox::contained(const Job& job, const Files& files, std::optional<Calls> calls) const {
    Program program;
    if (means_ == Means::Bubblewrap) {
        program.words = bubblewrap(files, worker_, job);
        program.words.emplace_back(inside);
    } else {
        program.environment = job.environment;
        program.words.push_back(worker_);
    }
    const auto add = [&](std::string_view option, std::string value) {
        program.words.emplace_back(option);
        program.words.push_back(std::move(value));
    };
    add("--memory", std::to_string(job.limits.memory));
    add("--cpu", std::to_string(job.limits.cpu_seconds));
    add("--file", std::to_string(job.limits.file_bytes));
    if (means_ == Means::Landlock) {
        for (const std::string& path : files.readable) add("--read", path);
        for (const std::string& path : files.writable) add("--write", path);
    }
    if (calls && holds()) add("--calls", *calls == Calls::Files ? "files" : "computing");
    program.words.insert(program.words.end(), job.words.begin(), job.words.end());
    return program;
}

}  // namespace weft::contain
