#include "verify/process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>

namespace weft::verify {
namespace {

void send_errors_to(const std::string& log) {
    const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file >= 0) dup2(file, STDERR_FILENO);
}

// Held while a process is started: a worker that is forked while another's pipe has its writing end open here
// would keep that end (nothing closes it without exec), and the other's crash would look like a long silence.
std::mutex starting;

int wait_for(pid_t pid) {
    int status = 0;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

}  // namespace

std::string first_lines(const std::string& path, size_t lines) {
    std::ifstream file(path);
    std::string text, line;
    for (size_t i = 0; i < lines && std::getline(file, line); ++i) text += line.substr(0, 300) + "\n";
    return text;
}

Result<void> run_program(const std::vector<std::string>& words, const std::string& log) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    std::unique_lock lock(starting);
    const pid_t pid = fork();
    if (pid != 0) lock.unlock();
    if (pid < 0) return Error{std::string("cannot start ") + words[0] + ": " + std::strerror(errno)};
    if (pid == 0) {
        send_errors_to(log);
        // A sanitizer's library is for the workers.
        unsetenv("LD_PRELOAD");
        execvp(arguments[0], arguments.data());
        const std::string why = "cannot start " + words[0] + ": " + std::strerror(errno) + "\n";
        if (write(STDERR_FILENO, why.data(), why.size()) < 0) _exit(126);
        _exit(127);
    }
    const int status = wait_for(pid);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
    return Error{first_lines(log, 12)};
}

Worker::Worker(const std::function<void(int fd)>& body, const std::string& log) {
    const std::lock_guard lock(starting);
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    pid_ = fork();
    if (pid_ == 0) {
        close(ends[0]);
        send_errors_to(log);
        body(ends[1]);
        _exit(0);
    }
    close(ends[1]);
    fd_ = ends[0];
}

Worker::~Worker() {
    if (fd_ >= 0) close(fd_);
    if (pid_ > 0) {
        kill(pid_, SIGKILL);
        wait_for(pid_);
    }
}

Worker::Received Worker::receive(void* message, size_t size, int timeout_ms) {
    if (fd_ < 0) return Received::End;
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd waited{fd_, POLLIN, 0};
        const int ready = poll(&waited, 1, static_cast<int>(left < 0 ? 0 : left));
        if (ready == 0) return Received::Timeout;
        if (ready < 0) {
            if (errno == EINTR) continue;
            return Received::End;
        }
        const ssize_t got = read(fd_, message, size);
        if (got < 0 && errno == EINTR) continue;
        return got == static_cast<ssize_t>(size) ? Received::Message : Received::End;
    }
}

std::string Worker::how_it_ended() {
    if (pid_ <= 0) return "it could not be started";
    const int status = wait_for(pid_);
    pid_ = -1;
    if (WIFSIGNALED(status))
        return "signal " + std::to_string(WTERMSIG(status)) + " (" + strsignal(WTERMSIG(status)) + ")";
    if (WEXITSTATUS(status) != 0) return "exit code " + std::to_string(WEXITSTATUS(status));
    return {};
}

}  // namespace weft::verify
