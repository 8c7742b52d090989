#include "cli/monitor.h"

#include <unistd.h>

#include <iostream>
#include <system_error>
#include <utility>

namespace weft::cli {

Monitor::Monitor(Watched watched)
    : watched_(std::move(watched)), wanted_(isatty(STDERR_FILENO) != 0 && watched_.line) {
    if (watched_.stop) stoppable_.emplace(watched_.stop);
    if (!wanted_ && !watched_.every_second) return;
    try {
        thread_ = std::thread([this] { loop(); });
    } catch (const std::system_error&) {
    }
}

Monitor::~Monitor() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
    if (shown_) std::cerr << "\r\033[K" << std::flush;
}

void Monitor::loop() {
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    for (unsigned tick = 0;; ++tick) {
        if (tick % 5 == 0 && watched_.every_second) watched_.every_second();
        if (wanted_) {
            std::cerr << "\r" << watched_.line() << "\033[K" << std::flush;
            shown_ = true;
        }
        if (over_) return;
        wake_.wait_for(lock, 200ms);
    }
}

std::function<std::string()> beside_rows(std::function<std::string()> line) {
    return isatty(STDOUT_FILENO) != 0 ? nullptr : std::move(line);
}

}  // namespace weft::cli
