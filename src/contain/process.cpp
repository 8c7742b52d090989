#include "contain/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace weft::contain {
namespace {

// How long it takes at most until a request to stop is seen.
constexpr std::chrono::milliseconds slice(100);

std::vector<char*> pointers_to(const std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

// What posix_spawn is told, freed at the end.
class SpawnPlan {
  public:
    SpawnPlan() {
        posix_spawn_file_actions_init(&files_);
        posix_spawnattr_init(&attributes_);
        // A group of its own, so that all of it can be ended; no signal ignored or held back on our behalf.
        sigset_t none, all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setflags(&attributes_,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setsigdefault(&attributes_, &all);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    void give(int file, int as) {
        if (file >= 0) {
            posix_spawn_file_actions_adddup2(&files_, file, as);
        } else if (as <= STDERR_FILENO) {
            posix_spawn_file_actions_addopen(&files_, as, "/dev/null", O_RDWR, 0);
        }
    }
    int spawn(pid_t& id, char* const* words, char* const* environment) {
        return posix_spawnp(&id, words[0], &files_, &attributes_, words, environment);
    }

  private:
    posix_spawn_file_actions_t files_;
    posix_spawnattr_t attributes_;
};

}  // namespace

Result<Process> Process::start(const Program& program) {
    SpawnPlan plan;
    plan.give(program.input, 0);
    plan.give(program.output, 1);
    plan.give(program.errors, 2);
    plan.give(program.extra, 3);
    pid_t id = -1;
    const Making making;
    const int failed =
        plan.spawn(id, pointers_to(program.words).data(), pointers_to(program.environment).data());
    if (failed != 0) return Error{"cannot start " + program.words[0] + ": " + std::strerror(failed)};
    return Process(id);
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)), leftover_(std::move(other.leftover_)), status_(other.status_) {}

Process& Process::operator=(Process&& other) noexcept {
    std::swap(id_, other.id_);
    std::swap(leftover_, other.leftover_);
    std::swap(status_, other.status_);
    return *this;
}

Process::~Process() {
    if (id_ > 0) kill();
}

void Process::kill() {
    if (status_) return;
    ::kill(-id_, SIGKILL);
    ::kill(id_, SIGKILL);  // before it has its group there is none
    status();
}

int Process::status() {
    if (!status_) {
        // Not taken yet: until the leftover is let go of, the number of the process must be nobody else's.
        siginfo_t ended;
        while (waitid(P_PID, static_cast<id_t>(id_), &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
        }
        leftover_.release();
    }
    int value = 0;
    while (!status_) {
        if (waitpid(id_, &value, 0) == id_)
            status_ = value;
        else if (errno != EINTR)
            status_ = 0;
    }
    return *status_;
}

Process::Waited Process::wait(Clock::time_point until, const std::atomic<bool>& stop) {
    const auto handle = static_cast<int>(syscall(SYS_pidfd_open, id_, 0));
    const Ready ready = handle >= 0 ? wait_to_read(handle, until, stop) : Ready::Yes;
    if (handle >= 0) close(handle);
    if (ready == Ready::Yes) status();
    return ready == Ready::Yes ? Waited::Ended : ready == Ready::TooLong ? Waited::TooLong : Waited::Stopped;
}

std::optional<int> Process::signal() {
    // A program that starts another says so with its exit code, as shells do.
    constexpr int by_signal = 128;
    const int value = status();
    if (WIFSIGNALED(value)) return WTERMSIG(value);
    if (WEXITSTATUS(value) > by_signal) return WEXITSTATUS(value) - by_signal;
    return std::nullopt;
}

std::string Process::how_it_ended() {
    if (const auto number = signal())
        return "signal " + std::to_string(*number) + " (" + strsignal(*number) + ")";
    const int code = WEXITSTATUS(status());
    return code == 0 ? std::string() : "exit code " + std::to_string(code);
}

int away_from_standard(int file) {
    constexpr int first = 10;
    if (file < 0 || file >= first) return file;
    const int moved = fcntl(file, F_DUPFD_CLOEXEC, first);
    close(file);
    return moved;
}

Ends connected_pair() {
    int ends[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return {};
    return {away_from_standard(ends[0]), away_from_standard(ends[1])};
}

Ready wait_to_read(int file, Clock::time_point until, const std::atomic<bool>& stop) {
    while (!stop) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        if (left.count() <= 0) return Ready::TooLong;
        pollfd waited{file, POLLIN, 0};
        if (poll(&waited, 1, static_cast<int>(std::min(left, slice).count())) > 0) return Ready::Yes;
    }
    return Ready::Stopped;
}

}  // namespace weft::contain
