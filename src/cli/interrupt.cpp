#include "cli/interrupt.h"

#include <pthread.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <mutex>
#include <string_view>
#include <utility>
#include <vector>

#include "base/leftovers.h"
#include "base/threads.h"
#include "cli/exit_codes.h"

namespace weft::cli {
namespace {

// From the signal to the end, with room for what must be removed.
constexpr std::chrono::milliseconds patience(800);

sigset_t signals;
std::atomic<bool> caught = false;
std::mutex stops_mutex;
std::vector<std::function<void()>> stops;  // the innermost last

[[noreturn]] void end_now() {
    remove_leftovers();
    constexpr std::string_view text = "weft: interrupted\n";
    (void)!::write(STDERR_FILENO, text.data(), text.size());
    ::_exit(interrupted);
}

// Where there is no thread to wait for signals: no memory may be touched.
void on_signal(int) {
    remove_simple_leftovers();
    ::_exit(interrupted);
}

void wait_for_signals() {
    int signal = 0;
    if (sigwait(&signals, &signal) != 0) return;
    caught = true;
    bool has_stop = false;
    {
        const std::lock_guard lock(stops_mutex);
        has_stop = !stops.empty();
        if (has_stop) stops.back()();
    }
    if (!has_stop) end_now();
    const timespec wait{0, std::chrono::nanoseconds(patience).count()};
    (void)sigtimedwait(&signals, nullptr, &wait);
    end_now();
}

}  // namespace

void watch_interrupts() {
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    struct sigaction hangup {};
    const bool ignored = sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler == SIG_IGN;
    if (!ignored) sigaddset(&signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    if (start_thread(wait_for_signals)) return;
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, on_signal);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

void unwatch_interrupts() {
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction there {};
        if (sigaction(signal, nullptr, &there) == 0 && there.sa_handler == on_signal)
            std::signal(signal, SIG_DFL);
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

bool was_interrupted() {
    return caught;
}

int unless_interrupted(int code) {
    if (!caught || code == done || code == interrupted) return code;
    while (true) ::pause();
}

Stoppable::Stoppable(std::function<void()> stop) {
    const std::lock_guard lock(stops_mutex);
    if (caught) stop();
    stops.push_back(std::move(stop));
}

Stoppable::~Stoppable() {
    const std::lock_guard lock(stops_mutex);
    stops.pop_back();
}

}  // namespace weft::cli
